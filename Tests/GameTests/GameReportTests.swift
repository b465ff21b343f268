import Game
import Testing

@Suite("A game as text")
struct GameReportTests {
  @Test("Before the first turn: the settings, the teams, the first round, nothing over")
  func atTheStart() throws {
    #expect(
      GameReport(try Game(.test())).description == """
        5 papers, 60 s a turn, words in “en”
        Team 1: Player 1.1, Player 1.2
        Team 2: Player 2.1, Player 2.2

        Round 1, definition

        Not over yet: round 1, 5 papers left
          1. Team 1 0 = 0
          1. Team 2 0 = 0
        """)
  }

  @Test("A turn lists what counts, and no word that doesn't")
  func turn() throws {
    let game = try Game(.test(papers: 4)).after(
      .turnBegan, .guessed(at: 1), .guessed(at: 2), .timeUp, .marked(guess: 0, counted: false), .confirmed)
    let turn = try #require(game.turns.first)
    let word = game.setup.papers[turn.guesses[1].paper].word
    let team = game.setup.teams[turn.team]
    let lines = GameReport(game).description.split(separator: "\n")
    #expect(lines.contains("  \(team.players[turn.describer]) (\(team.name)) 1: \(word)"))
    #expect(lines.contains("Not over yet: round 1, 3 papers left"))
    #expect(!GameReport(game).description.contains(game.setup.papers[turn.guesses[0].paper].word))
  }

  @Test("Only rounds that were begun are there, each by its name")
  func rounds() throws {
    let game = try Place.roundOver.game()
    #expect(!GameReport(game).description.contains("Round 2"))
    let next = try game.after(.roundBegan)
    #expect(GameReport(next).description.contains("Round 2, one word"))
    #expect(GameReport(try Place.over.game()).description.contains("Round 3, mime"))
  }

  @Test("The winner is named, or those who tie, or that it ended early")
  func winner() throws {
    var game = try Game(.test(rounds: [.mime]))
    let first = game.nextTurn.team
    game = try game.afterSweep()
    #expect(GameReport(game).description.contains("\nTeam \(first + 1) wins\n"))

    var tie = try Game(.test(papers: 2, rounds: [.mime]))
    tie = try tie.after(.turnBegan, .guessed(at: 1), .timeUp, .confirmed).afterSweep()
    #expect(GameReport(tie).description.contains("\nA tie between Team 1 and Team 2\n"))

    #expect(GameReport(try Place.endedEarly.game()).description.contains("\nEnded early\n"))
  }

  @Test("The ranking shows the sum of the rounds")
  func sum() throws {
    var game = try Game(.test(papers: 3))
    game = try game.after(.turnBegan, .guessed(at: 1), .timeUp, .confirmed).afterSweep().after(.roundBegan)
    let lines = game.standings.map { standing in
      "  \(standing.place). Team \(standing.team + 1) \(standing.points[0]) = \(standing.points[0]) + 0"
    }
    #expect(GameReport(game).description.hasSuffix(lines.joined(separator: "\n")))
    #expect(Set(game.standings.map(\.total)) == [1, 2])
  }
}
