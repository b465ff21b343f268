import Foundation
import Game
import Testing

@Suite("A setup")
struct SetupTests {
  private static let paper = Papper(id: "same", word: "word", level: .easy)

  private static func setup(papers: [Papper]) -> Setup {
    Setup(rules: .pappers, teams: Setup.test().teams, papers: papers, seed: 1, language: "en", began: 0)
  }

  @Test(
    "What keeps it from being played is said",
    arguments: [
      (Setup.test(seconds: 9), "a turn of 9 seconds"),
      (.test(seconds: 301), "a turn of 301 seconds"),
      (.test(seconds: 0), "a turn of 0 seconds"),
      (.test(seconds: -60), "a turn of -60 seconds"),
      (.test(seconds: .max), "a turn of 9223372036854775807 seconds"),
      (.test(rounds: []), "no rounds"),
      (.test(players: []), "fewer than two teams"),
      (.test(players: [2]), "fewer than two teams"),
      (.test(players: [2, 1]), "fewer than two players in Team 2"),
      (.test(players: [0, 2]), "fewer than two players in Team 1"),
      (.test(papers: 0), "no papers"),
      (setup(papers: [paper, Papper(id: "other", word: "word", level: .easy), paper]), "the same paper twice"),
    ])
  func problem(setup: Setup, problem: String) {
    #expect(setup.problem == problem)
    #expect(throws: Game.Violation.self) { try Game(setup) }
  }

  @Test(
    "These can be played",
    arguments: [
      Setup.test(), .test(seconds: 10), .test(seconds: 300), .test(players: [2, 3, 9]), .test(papers: 1),
      .test(papers: 200), .test(rounds: [.mime]), .test(rounds: [.mime, .mime]),
      // The same word may stand on two papers: in another language they differ.
      setup(papers: [paper, Papper(id: "other", word: "word", level: .easy)]),
    ])
  func playable(setup: Setup) throws {
    #expect(setup.problem == nil)
    #expect(try Game(setup).phase == .handOver)
  }

  @Test("The preset Pappers is the original's game: 60 s, definition, one word, mime (R3, R16)")
  func preset() {
    #expect(HouseRules.pappers.turnSeconds == 60)
    #expect(HouseRules.pappers.rounds == [.definition, .oneWord, .mime])
    #expect(HouseRules.turnTimes == 10...300)
    #expect(HouseRules.paperCounts == 5...200)
  }

  @Test("The same seed makes the same game, another one another game")
  func seed() throws {
    #expect(try Game(.test(papers: 40, seed: 7)) == Game(.test(papers: 40, seed: 7)))
    #expect(try Game(.test(papers: 40, seed: 7)).bowl != Game(.test(papers: 40, seed: 8)).bowl)
  }

  @Test("It is the same after being written and read")
  func codable() throws {
    let setup = Setup.test(players: [2, 3], papers: 7, seed: .max)
    #expect(try JSONDecoder().decode(Setup.self, from: JSONEncoder().encode(setup)) == setup)
  }

  @Test("Levels are ordered from easy to hard")
  func levels() {
    #expect(Papper.Level.allCases.sorted() == [.easy, .medium, .hard])
    #expect(Papper.Level.allCases.map(\.rawValue) == [1, 2, 3])
  }
}
