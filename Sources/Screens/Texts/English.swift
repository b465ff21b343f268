import Canvas
import Game

struct English: Texts {
  let spaceKey = "Space"
  let deleteKey = "Del"
  let choose = "choose"
  let upDown = "↓ move"
  let leftRight = "→ move"
  let arrows = "↓ ← → move"
  let change = "← change"
  let back = "back"
  let start = "start"
  let next = "next"
  let undo = "undo"
  let peek = "peek"
  let pause = "pause"
  let endGame = "end game"
  let mark = "counts or not"
  let chooseWord = "↓ choose a word"
  let confirmList = "that’s right"
  let correctLast = "correct last turn"
  let nextRound = "next round"
  let nextPage = "next page"
  let previousPage = "previous page"
  let accept = "accept"
  let cancel = "cancel"
  let rename = "rename"
  let add = "add"
  let remove = "remove"
  let bringBack = "bring back"
  let dealOut = "deal into teams"
  let addName = "add"
  let removeLast = "remove last"

  let tagline = "One bowl of papers, three rounds, a lot of noise"
  let goOn = "Go on"
  let play = "Play"
  let settings = "Settings"
  let help = "Help"
  let about = "About"
  let quit = "Quit"

  func question(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "End the game?"
    case .newGame: "New game?"
    case .quit: "Quit Pappers?"
    }
  }
  func stay(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Go on playing"
    case .newGame: "Keep the saved game"
    case .quit: "Stay"
    }
  }
  let endIt = "End it"
  let endAndRank = "End it and see the ranking"
  let leaveForLater = "Leave it for later: it is saved"
  let putAwayAndPlay = "End it and start a new one"

  let teams = "Teams"
  let newTeam = "New team"
  let shuffle = "Shuffle names"
  let startGame = "Start the game"
  func defaultTeam(_ number: Int) -> String { "Team \(number)" }
  func defaultPlayer(_ number: Int) -> String { "Player \(number)" }
  func gameSummary(papers: Int, seconds: Int) -> String { "\(self.papers(papers)), \(seconds) s a turn" }
  func matching(_ count: Int, unseen: Int) -> String { "\(count) available, \(unseen) new" }
  func nameTaken(_ name: String) -> String { "There is already a “\(name)”. Give one of them another name." }
  let noNameTyped = "No name typed: the default one is used."
  let noMoreTeams = "There is no room for more teams."
  let noMorePlayers = "There is no room for more players."
  let twoTeamsNeeded = "It takes two teams to play."
  let twoPlayersNeeded = "A team needs two players: one describes, one guesses. Remove the whole team instead."
  let namesHelp =
    "Type each name and press Enter. When they are all there, press Enter again to deal them into teams."
  func namesCount(_ count: Int) -> String { count == 1 ? "1 name" : "\(count) names" }
  func moreNamesNeeded(_ fewest: Int) -> String { "Type at least \(fewest) names, for two teams of two." }

  func name(_ section: SettingsPage.Section) -> String {
    switch section {
    case .language: "Language"
    case .game: "Game"
    case .packs: "Packs"
    case .levels: "Levels"
    case .screen: "Screen and sound"
    }
  }
  let interfaceLanguage = "Language"
  let wordLanguage = "Language of the words"
  let sameLanguage = "the same"
  let turnTime = "Time of a turn"
  let paperCount = "Papers in the bowl"
  let familyFriendly = "Family-friendly words only"
  let sound = "Sound"
  let motion = "Animation"
  let colours = "Colours"
  func seconds(_ count: Int) -> String { "\(count) seconds" }
  func papers(_ count: Int) -> String { count == 1 ? "1 paper" : "\(count) papers" }
  func yesOrNo(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
  func name(_ level: Papper.Level) -> String {
    switch level {
    case .easy: "Easy: ages eight and up"
    case .medium: "Medium: for most people"
    case .hard: "Hard: a challenge"
    }
  }
  func name(_ scheme: Scheme) -> String {
    switch scheme {
    case .classic: "classic"
    case .highContrast: "high contrast"
    case .colourBlind: "colour-blind safe"
    }
  }

  func name(_ round: Round) -> String {
    switch round {
    case .definition: "Definition"
    case .oneWord: "One word"
    case .mime: "Mime"
    }
  }
  func rule(_ round: Round) -> String {
    switch round {
    case .definition: "Describe the word without saying it or any form of it."
    case .oneWord: "Say one single word. Only one!"
    case .mime: "No words, only gestures and sounds. The word is hidden after two seconds."
    }
  }
  func roundNumber(_ number: Int, of count: Int) -> String { "Round \(number) of \(count)" }
  let passLaptopTo = "pass the laptop to"
  func doesFor(_ round: Round, _ others: String) -> String {
    switch round {
    case .definition: "who describes for \(others)"
    case .oneWord: "who says one word to \(others)"
    case .mime: "who mimes for \(others)"
    }
  }
  let iAmReady = "I’m ready"
  func guessedLabel(_ count: Int) -> String { "guessed" }
  func papersLeftLabel(_ count: Int) -> String { count == 1 ? "paper left" : "papers left" }
  let paused = "Paused"
  let covered = "covered"
  let toPeek = "to peek"
  let timeUp = "Time’s up!"
  let bowlEmpty = "Bowl empty!"
  func guessedInTurn(_ count: Int) -> String {
    switch count {
    case 0: "Nothing guessed this time"
    case 1: "1 paper guessed"
    default: "\(count) papers guessed"
    }
  }
  let listIsRight = "That’s right, go on"
  let ranking = "Ranking"
  let endOfRound = "End of the round"
  func onTo(_ round: Round) -> String {
    switch round {
    case .definition: "on to the definitions"
    case .oneWord: "on to one word"
    case .mime: "on to the mime"
    }
  }
  let endOfGame = "End of the game"
  let endedEarly = "Ended early"
  func leads(_ team: String) -> String { "\(team) is ahead" }
  func wins(_ team: String) -> String { "\(team) wins!" }
  func tie(_ teams: String) -> String { "A tie: \(teams) share the cup!" }
  let tieWord = "A tie!"
  let rematch = "Rematch"
  let home = "Home"

  let statistics = "Statistics"
  func bestTurn(_ player: String, _ papers: Int) -> String { "Best turn: \(player), \(self.papers(papers))" }
  func hardestPaper(_ word: String, seconds: Int) -> String {
    "Hardest paper: \(word), \(seconds == 1 ? "1 second" : "\(seconds) seconds")"
  }
  let player = "Player"
  let team = "Team"
  let papersColumn = "papers"
  let perMinute = "a minute"
  let bestColumn = "best turn"

  func fewerPapers(_ count: Int, wanted: Int) -> String {
    "Only \(papers(count)) match, not \(wanted): you play with all of them."
  }
  func fewerUnseen(_ count: Int, of papers: Int) -> String {
    "Only \(count) of the \(papers) papers are new to you. The others were seen longest ago."
  }
  func tooFewPapers(_ count: Int) -> String {
    "Only \(papers(count)) \(count == 1 ? "matches" : "match"), too few to play. "
      + "Choose more packs or levels in the settings."
  }
  let playedElsewhere = "A game is open in another window. Go on there, or end it there first."
  func notSaved(_ problem: String) -> String {
    "Not saved: \(problem). The game goes on, and the next key tries again."
  }
  let unsaved = "✗ not saved"
  let savedElsewhere = "There is a saved game by now: go on with it, or start a new one."
  func tooSmall(_ width: Int, _ height: Int) -> String {
    "A little more room, please: \(width) columns and \(height) rows."
  }

  let decimalPoint = "."
  func list(_ names: [String]) -> String { list(names, and: "and") }
}
