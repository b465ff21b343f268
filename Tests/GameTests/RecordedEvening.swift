import Game

/// An evening kept for good: if its report ever differs, games that were saved before can't be gone on with.
enum RecordedEvening {
  static let setup = Setup(
    rules: HouseRules(turnSeconds: 30, rounds: [.definition, .oneWord, .mime]),
    teams: [
      Team(name: "Les Àguiles", players: ["Núria", "Oriol"]),
      Team(name: "Ñandúes", players: ["Íñigo", "Begoña", "Raúl"]),
      Team(name: "Foxes", players: ["Zoë", "Sam"]),
    ],
    papers: [
      "col·lecció", "paraigua", "plàtan", "La Caputxeta Vermella", "garsa", "pingüí", "ós polar", "llangardaix",
    ].enumerated().map { Papper(id: "paper-\($0)", word: $1, level: .medium) },
    seed: 20_171_224, language: "ca", began: 1_514_138_400)

  /// A record a line, as in a journal.
  static let events = """
    {"turnBegan":{}}
    {"guessed":{"at":3618}}
    {"guessed":{"at":8681}}
    {"guessed":{"at":17142}}
    {"guessed":{"at":26751}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"reopened":{}}
    {"marked":{"counted":false,"guess":0}}
    {"confirmed":{}}
    {"reopened":{}}
    {"marked":{"counted":true,"guess":0}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":9671}}
    {"guessed":{"at":21994}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":5883}}
    {"guessed":{"at":16282}}
    {"undone":{"at":16582}}
    {"guessed":{"at":23191}}
    {"undone":{"at":23491}}
    {"guessed":{"at":24091}}
    {"marked":{"counted":false,"guess":0}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":8264}}
    {"undone":{"at":8564}}
    {"guessed":{"at":15151}}
    {"undone":{"at":15451}}
    {"guessed":{"at":16051}}
    {"marked":{"counted":false,"guess":0}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":10502}}
    {"undone":{"at":10802}}
    {"guessed":{"at":22585}}
    {"undone":{"at":22885}}
    {"guessed":{"at":23485}}
    {"marked":{"counted":false,"guess":0}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":8263}}
    {"confirmed":{}}
    {"reopened":{}}
    {"confirmed":{}}
    {"roundBegan":{}}
    {"turnBegan":{}}
    {"guessed":{"at":9990}}
    {"undone":{"at":19323}}
    {"guessed":{"at":25002}}
    {"guessed":{"at":29789}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":8657}}
    {"guessed":{"at":15140}}
    {"guessed":{"at":19591}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":10400}}
    {"guessed":{"at":21033}}
    {"guessed":{"at":29494}}
    {"marked":{"counted":false,"guess":2}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":5920}}
    {"confirmed":{}}
    {"roundBegan":{}}
    {"turnBegan":{}}
    {"guessed":{"at":6003}}
    {"undone":{"at":16278}}
    {"guessed":{"at":18532}}
    {"guessed":{"at":29696}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":8718}}
    {"guessed":{"at":18615}}
    {"guessed":{"at":27642}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":3582}}
    {"guessed":{"at":7206}}
    {"undone":{"at":12080}}
    {"undone":{"at":18118}}
    {"guessed":{"at":29420}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":4262}}
    {"undone":{"at":14677}}
    {"guessed":{"at":24756}}
    {"clock":{"at":29990}}
    {"timeUp":{}}
    {"confirmed":{}}
    {"turnBegan":{}}
    {"guessed":{"at":6538}}
    {"confirmed":{}}
    """

  static let report = """
    8 papers, 30 s a turn, words in “ca”
    Les Àguiles: Núria, Oriol
    Ñandúes: Íñigo, Begoña, Raúl
    Foxes: Zoë, Sam

    Round 1, definition
      Oriol (Les Àguiles) 4: paraigua, La Caputxeta Vermella, col·lecció, llangardaix
      Raúl (Ñandúes) 2: garsa, plàtan
      Sam (Foxes) 1: ós polar
      Núria (Les Àguiles) 0
      Íñigo (Ñandúes) 0
      Zoë (Foxes) 1: pingüí

    Round 2, one word
      Íñigo (Ñandúes) 2: pingüí, paraigua
      Núria (Les Àguiles) 3: plàtan, ós polar, llangardaix
      Zoë (Foxes) 2: col·lecció, garsa
      Raúl (Ñandúes) 1: La Caputxeta Vermella

    Round 3, mime
      Sam (Foxes) 2: llangardaix, col·lecció
      Íñigo (Ñandúes) 3: garsa, ós polar, pingüí
      Núria (Les Àguiles) 1: plàtan
      Zoë (Foxes) 1: paraigua
      Raúl (Ñandúes) 1: La Caputxeta Vermella

    Ñandúes wins
      1. Ñandúes 9 = 2 + 3 + 4
      2. Les Àguiles 8 = 4 + 3 + 1
      3. Foxes 7 = 2 + 2 + 3
    """
}
