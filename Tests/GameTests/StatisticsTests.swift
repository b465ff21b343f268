import Game
import Testing

@Suite("The evening's statistics (R14)")
struct StatisticsTests {
  @Test("Before the first turn everyone is there with nothing, and nothing is best or hardest")
  func nothing() throws {
    let statistics = Statistics(try Game(.test(players: [2, 3])))
    #expect(statistics.players.map(\.name) == ["Player 1.1", "Player 1.2", "Player 2.1", "Player 2.2", "Player 2.3"])
    #expect(
      statistics.players.allSatisfy { $0.papers == 0 && $0.turns == 0 && $0.time == 0 && $0.best == 0 && $0.pace == 0 })
    #expect(statistics.bestTurn == nil)
    #expect(statistics.hardest == nil)
  }

  @Test("A player's papers, turns, time and best turn are the sums over the confirmed turns")
  func player() throws {
    var game = try Game(.test(papers: 20))
    let describer = game.nextTurn
    // Four turns make a full circle in two teams of two.
    game = try game.after(.turnBegan, .guessed(at: 1000), .guessed(at: 2000), .timeUp, .confirmed)
    for _ in 0..<3 { game = try game.after(.turnBegan, .timeUp, .confirmed) }
    game = try game.after(
      .turnBegan, .guessed(at: 10), .guessed(at: 20), .guessed(at: 30), .guessed(at: 40), .timeUp,
      .marked(guess: 0, counted: false), .confirmed)
    let best = try #require(Statistics(game).players.first)
    #expect(best.team == describer.team)
    #expect(best.name == game.setup.teams[describer.team].players[describer.describer])
    #expect((best.papers, best.turns, best.time, best.best) == (5, 2, 120_000, 3))
    #expect(best.pace == 2.5)
  }

  @Test("Time with the laptop is time played: a turn that emptied the bowl counts only so far")
  func time() throws {
    let game = try Game(.test(papers: 2)).after(.turnBegan, .guessed(at: 4000), .guessed(at: 6000), .confirmed)
    let best = try #require(Statistics(game).players.first)
    #expect(best.time == 6000)
    #expect(best.pace == 20)
  }

  @Test("Players are ranked by papers, equals in the order of the teams")
  func ranked() throws {
    var game = try Game(.test(papers: 20))
    for papers in [1, 3, 0, 3] {
      try game.apply(.turnBegan)
      for guess in 0..<papers { try game.apply(.guessed(at: guess)) }
      game = try game.after(.timeUp, .confirmed)
    }
    let players = Statistics(game).players
    #expect(players.map(\.papers) == [3, 3, 1, 0])
    #expect(players[0].name < players[1].name)
  }

  @Test("The best turn has the most counted papers; of equals it is the earliest")
  func bestTurn() throws {
    var game = try Game(.test(papers: 20))
    for papers in [1, 2, 2] {
      try game.apply(.turnBegan)
      for guess in 0..<papers { try game.apply(.guessed(at: guess)) }
      game = try game.after(.timeUp, .confirmed)
    }
    #expect(Statistics(game).bestTurn == game.turns[1])
    let corrected = try game.after(
      .turnBegan, .guessed(at: 1), .guessed(at: 2), .guessed(at: 3), .timeUp,
      .marked(guess: 0, counted: false), .marked(guess: 1, counted: false), .confirmed)
    #expect(Statistics(corrected).bestTurn == game.turns[1])
  }

  @Test("Turns without a point have no best")
  func noBest() throws {
    #expect(Statistics(try Game(.test()).after(.turnBegan, .timeUp, .confirmed)).bestTurn == nil)
  }

  @Test("The hardest paper took longest over all turns, with the time that it lay there when time was up")
  func hardest() throws {
    let first = try Game(.test(papers: 3)).after(.turnBegan, .guessed(at: 20_000), .guessed(at: 50_000))
    let leftover = try #require(first.playedTurn?.current)
    // The last paper lies there for 10 s, then for 21 s until it is guessed: 1 s longer than the second.
    let game = try first.after(.timeUp, .confirmed, .turnBegan, .guessed(at: 21_000), .confirmed)
    let hardest = try #require(Statistics(game).hardest)
    #expect((hardest.paper, hardest.time) == (leftover, 31_000))
  }

  @Test("A paper that nobody guessed isn't the hardest: it would give away a word of the bowl")
  func unguessed() throws {
    let game = try Game(.test(papers: 2)).after(.turnBegan, .guessed(at: 1000), .timeUp, .confirmed)
    #expect(Statistics(game).hardest?.paper == game.turns.first?.guesses.first?.paper)
    #expect(Statistics(game).hardest?.time == 1000)
  }

  @Test("A guess that doesn't count doesn't make a paper guessed")
  func uncounted() throws {
    let game = try Game(.test(papers: 3)).after(
      .turnBegan, .guessed(at: 30_000), .guessed(at: 31_000), .timeUp, .marked(guess: 0, counted: false), .confirmed)
    #expect(Statistics(game).hardest?.paper == game.turns.first?.guesses.last?.paper)
  }

  @Test("Of papers as hard as each other it is the first in the setup")
  func equals() throws {
    let game = try Game(.test(papers: 4)).after(.turnBegan, .guessed(at: 500), .guessed(at: 1000), .timeUp, .confirmed)
    let papers = try #require(game.turns.first).guesses.map(\.paper)
    #expect(Statistics(game).hardest?.paper == papers.min())
  }
}
