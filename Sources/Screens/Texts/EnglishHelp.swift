import Game

extension English {
  var helpPages: [HelpText] {
    [
      HelpText(
        title: "The idea",
        paragraphs: [
          "Two or more teams, one bowl of papers, a word on each. The player with the laptop gets the team to guess as "
            + "many as possible before the time is up. Then the laptop goes to the next team.",
          "When the bowl is empty, the round is over. All the papers go back, and the next round is played with the "
            + "same words: first described, then with one word, then without any. So remember them!",
          "Each paper guessed is a point. The team with most points after three rounds wins.",
        ]),
      HelpText(
        title: name(.definition),
        paragraphs: [
          "Describe the word as you like, without saying it, any part of it or any form of it. No translations, no "
            + "spelling it out. No skipping either: keep trying until they get it.",
          "The other teams listen: a sound tells them each time a paper is guessed.",
        ],
        keys: turnKeys(
          next: "guessed: next word", undo: "take the last one back", pause: "pause and cover the word")),
      HelpText(
        title: name(.oneWord),
        paragraphs: [
          "The same papers. Now you may say one single word for each, and say it as often as you like. No gestures.",
          "Choose it well: they have heard all the papers before.",
        ],
        keys: turnKeys(
          next: "guessed: next word", undo: "take the last one back", pause: "pause and cover the word")),
      HelpText(
        title: name(.mime),
        paragraphs: [
          "The same papers once more. Act them out: gestures and sounds, but no words, and no letters or numbers drawn "
            + "in the air.",
          "Each paper covers itself after two seconds, so that you can put the laptop down.",
        ],
        keys: turnKeys(
          next: "guessed: next word", undo: "take the last one back", pause: "pause and cover the word",
          peek: "see the word for 2 seconds")),
    ]
  }

  func aboutSections(places: Places) -> [(title: String, text: String)] {
    [
      (
        "Pappers",
        "The paper game for friends around one laptop, based on the game played in Catalonia (“joc dels papers”) and "
          + "on the iPhone app Pappers of 2017. Free software under the MIT licence."
      ),
      (
        "What is stored",
        "The names that you type, your settings, the games you played and which words were shown. Everything stays on "
          + "this laptop. Nothing is sent to anyone: this version does not use the network at all."
      ),
      ("Your settings and names", places.settings),
      ("Your games", places.games),
      ("The words you have seen", places.seen),
      (
        "See, correct, erase",
        "These are plain text files: open them to see what they hold, change them to correct it, delete them to erase "
          + "it. Without them Pappers starts as on the first day."
      ),
    ]
  }
}
