import Game
import Testing

@Suite("Careers over all evenings")
struct CareerTests {
  /// An evening of the same four friends in which only the first turn is played, with so many papers.
  private func evening(_ papers: Int, seed: UInt64, names: [[String]] = [["Ada", "Bo"], ["Cy", "Di"]]) throws -> Game {
    let test = Setup.test(papers: papers + 1, seed: seed)
    let setup = Setup(
      rules: test.rules, teams: names.map { Team(name: "", players: $0) }, papers: test.papers, seed: seed,
      language: "en", began: 0)
    var game = try Game(setup).after(.turnBegan)
    for guess in 0..<papers { try game.apply(.guessed(at: guess)) }
    return try game.after(.timeUp, .confirmed, .ended)
  }

  private func describer(_ game: Game) throws -> String {
    let turn = try #require(game.turns.first)
    return game.setup.teams[turn.team].players[turn.describer]
  }

  @Test("A player's evenings are added up by the name")
  func sums() throws {
    var games: [Game] = []
    for (papers, seed) in [(4, 1), (7, 1), (2, 1)] { games.append(try evening(papers, seed: UInt64(seed))) }
    let careers = Career.all(in: games)
    #expect(careers.count == 1)
    let career = try #require(careers.first)
    #expect(career.name == (try describer(games[0])))
    #expect((career.games, career.turns, career.papers, career.best) == (3, 3, 13, 7))
    #expect(career.pace == 13.0 / 3)
  }

  @Test("Most papers first, equals by name, and nobody who never held the laptop")
  func ranked() throws {
    let games = try (0..<20).map { try evening(3, seed: UInt64($0)) }
    let careers = Career.all(in: games)
    #expect(Set(careers.map(\.name)) == Set(try games.map(describer)))
    #expect(careers.map(\.papers) == careers.map(\.papers).sorted(by: >))
    for (a, b) in zip(careers, careers.dropFirst()) where a.papers == b.papers {
      #expect(a.name < b.name)
    }
    #expect(careers.map(\.games).reduce(0, +) == 20)
  }

  @Test("No games, no careers")
  func none() {
    #expect(Career.all(in: []).isEmpty)
    #expect(Career.report([]) == "No games yet.")
  }

  @Test("The report is a table with aligned columns")
  func report() throws {
    let names = [["Maximiliana", "Maximiliana "], ["Maximiliana  ", "Maximiliana   "]]
    let game = try evening(10, seed: 1, names: names)
    let name = try describer(game)
    let padding = String(repeating: " ", count: name.count - "Player".count)
    #expect(
      Career.report([game]) == """
        Player\(padding)  games  turns  papers  a minute  best turn
        \(name)      1      1      10      10.0         10
        """)
  }
}
