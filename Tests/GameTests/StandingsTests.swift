import Game
import Testing

@Suite("The ranking (R13, R14)")
struct StandingsTests {
  /// A game of one round in which teams, by their place in the setup, get points in a turn each; twenty papers stay.
  private func game(_ points: [Int]) throws -> Game {
    var game = try Game(.test(players: points.map { _ in 2 }, papers: points.reduce(0, +) + 20))
    for _ in points {
      let team = game.nextTurn.team
      try game.apply(.turnBegan)
      for guess in 0..<points[team] { try game.apply(.guessed(at: guess)) }
      game = try game.after(.timeUp, .confirmed)
    }
    return game
  }

  @Test(
    "Most points first; equal points share the place, and those after them leave it out",
    arguments: [
      (points: [1, 2], teams: [1, 0], places: [1, 2], shared: [false, false]),
      (points: [2, 1], teams: [0, 1], places: [1, 2], shared: [false, false]),
      (points: [3, 3], teams: [0, 1], places: [1, 1], shared: [true, true]),
      (points: [0, 0, 0], teams: [0, 1, 2], places: [1, 1, 1], shared: [true, true, true]),
      (points: [1, 4, 4, 2], teams: [1, 2, 3, 0], places: [1, 1, 3, 4], shared: [true, true, false, false]),
      (
        points: [2, 2, 9, 2, 1], teams: [2, 0, 1, 3, 4], places: [1, 2, 2, 2, 5],
        shared: [false, true, true, true, false]
      ),
    ])
  func places(points: [Int], teams: [Int], places: [Int], shared: [Bool]) throws {
    let standings = try game(points).standings
    #expect(standings.map(\.team) == teams)
    #expect(standings.map(\.place) == places)
    #expect(standings.map(\.isShared) == shared)
    #expect(standings.map(\.total) == teams.map { points[$0] })
    #expect(standings.map(\.turns) == teams.map { _ in 1 })
  }

  @Test("Points are told by round, as many as were begun")
  func byRound() throws {
    var game = try Game(.test(papers: 3))
    #expect(game.standings.map(\.points) == [[0], [0]])
    let first = game.nextTurn.team
    game = try game.after(.turnBegan, .guessed(at: 1), .timeUp, .confirmed).afterSweep()
    var expected = [[2], [2]]
    expected[first] = [1]
    #expect(game.standings.sorted { $0.team < $1.team }.map(\.points) == expected)

    game = try game.after(.roundBegan)
    let second = game.nextTurn.team
    game = try game.afterSweep()
    for team in 0..<2 { expected[team].append(team == second ? 3 : 0) }
    #expect(game.standings.sorted { $0.team < $1.team }.map(\.points) == expected)
    #expect(game.standings.map(\.total) == game.standings.map { $0.points.reduce(0, +) })
  }

  @Test("Turns without a point are turns all the same")
  func turns() throws {
    var game = try Game(.test())
    for _ in 0..<3 { game = try game.after(.turnBegan, .timeUp, .confirmed) }
    #expect(game.standings.map(\.turns).sorted() == [1, 2])
    #expect(game.standings.map(\.total) == [0, 0])
  }

  @Test("Turns are counted over all rounds")
  func turnsOfAllRounds() throws {
    let game = try Game(.test(papers: 2)).afterSweep().after(.roundBegan).afterSweep().after(.roundBegan)
    #expect(game.standings.map(\.turns).reduce(0, +) == 2)
    #expect(game.turns.map(\.round) == [0, 1])
  }
}
