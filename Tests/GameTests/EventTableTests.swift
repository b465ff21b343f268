import Game
import Testing

@Suite("Which event can happen where")
struct EventTableTests {
  /// The whole table; whatever isn't in it must be refused.
  private static let possible: [Place: Set<Kind>] = [
    .handOver: [.turnBegan, .ended],
    .handOverAfterTurn: [.turnBegan, .reopened, .ended],
    .turn: [.guessed, .clock, .timeUp, .ended],
    .turnWithGuess: [.guessed, .undone, .clock, .timeUp, .ended],
    .reviewAfterTime: [.marked, .confirmed, .ended],
    .reviewOfEmptyBowl: [.undone, .marked, .confirmed, .ended],
    .roundOver: [.reopened, .roundBegan, .ended],
    .over: [.reopened],
    .endedEarly: [],
  ]

  @Test(
    "An event happens where it can, and is refused elsewhere with the game as it was", arguments: Place.allCases,
    Kind.allCases)
  func table(place: Place, kind: Kind) throws {
    let before = try place.game()
    let isPossible = try #require(Self.possible[place]).contains(kind)
    var game = before
    let event = kind.event()
    if isPossible {
      try game.apply(event)
      #expect(game != before || event == .clock(at: 1000))
    } else {
      #expect(throws: Game.Violation.self) { try game.apply(event) }
      #expect(game == before)
    }
    #expect(game.papersFound == Array(0..<2))
  }

  @Test("A refusal names the event")
  func message() throws {
    var game = try Place.handOver.game()
    let violation = try #require(throws: Game.Violation.self) { try game.apply(.guessed(at: 3)) }
    #expect(violation.description == "“guessed(at: 3)” can't happen now")
  }

  @Test("A mark on a guess that isn't in the list is refused", arguments: [-1, 1, 2, .max, .min])
  func markOutside(guess: Int) throws {
    let before = try Place.reviewAfterTime.game()
    var game = before
    #expect(throws: Game.Violation.self) { try game.apply(.marked(guess: guess, counted: false)) }
    #expect(game == before)
  }

  @Test("A replay stops at the first event that can't happen")
  func replay() {
    #expect(throws: Game.Violation.self) { try Game(.test(), events: [.turnBegan, .turnBegan]) }
  }

  @Test("A game can't begin from a setup that can't be played, and says why")
  func badSetup() throws {
    let violation = try #require(throws: Game.Violation.self) { try Game(.test(papers: 0)) }
    #expect(violation.description == "no papers")
  }
}
