import Game
import Testing

@Suite("Undo (R17)")
struct UndoTests {
  @Test("The paper is in play again, the point is gone, and the next paper is the one that was there")
  func once() throws {
    let before = try Game(.test(papers: 5)).after(.turnBegan)
    let guessed = try before.after(.guessed(at: 100))
    let undone = try guessed.after(.undone(at: 200))
    #expect(undone.playedTurn?.current == before.playedTurn?.current)
    #expect(undone.playedTurn?.points == 0)
    #expect(undone.playedTurn?.elapsed == 200)
    #expect(undone.bowl == before.bowl)
    let again = try undone.after(.guessed(at: 300))
    #expect(again.playedTurn?.current == guessed.playedTurn?.current)
    #expect(again.playedTurn?.guesses.map(\.at) == [300])
  }

  @Test("As often as there are taps, back to the first paper and not further", arguments: [1, 2, 7, 19])
  func asOften(taps: Int) throws {
    let before = try Game(.test(papers: 20)).after(.turnBegan)
    var game = before
    for tap in 1...taps { try game.apply(.guessed(at: tap)) }
    for tap in 1...taps {
      try game.apply(.undone(at: taps + tap))
      #expect(game.playedTurn?.points == taps - tap)
    }
    #expect(game.bowl == before.bowl)
    #expect(game.playedTurn?.current == before.playedTurn?.current)
    #expect(throws: Game.Violation.self) { try game.apply(.undone(at: 2 * taps)) }
  }

  @Test("The tap that emptied the bowl can be taken back too, and the turn goes on")
  func afterTheBowlWasEmptied() throws {
    let before = try Game(.test(papers: 3)).after(.turnBegan, .guessed(at: 1), .guessed(at: 2))
    let review = try before.after(.guessed(at: 3))
    let undone = try review.after(.undone(at: 4))
    #expect(undone.playedTurn?.current == before.playedTurn?.current)
    #expect(undone.playedTurn?.guesses == before.playedTurn?.guesses)
    #expect(undone.papersLeft == 1)
    let all = try undone.after(.undone(at: 4), .undone(at: 4))
    #expect(all.playedTurn?.points == 0)
    #expect(all.papersLeft == 3)
    #expect(all.bowl == (try Game(.test(papers: 3)).after(.turnBegan)).bowl)
  }

  @Test("What was unticked in the list stays unticked through it")
  func marksStay() throws {
    let review = try Place.reviewOfEmptyBowl.game().after(.marked(guess: 0, counted: false))
    let undone = try review.after(.undone(at: 1000))
    #expect(undone.playedTurn?.guesses.map(\.isCounted) == [false])
    #expect(undone.playedTurn?.points == 0)
  }

  @Test("A guess that was unticked and undone counts when it is guessed again")
  func unticked() throws {
    let review = try Place.reviewOfEmptyBowl.game().after(.marked(guess: 1, counted: false))
    let again = try review.after(.undone(at: 1000), .guessed(at: 1100))
    #expect(again.reviewedTurn?.guesses.map(\.isCounted) == [true, true])
  }

  @Test("When time is up, nothing is undone: the list is corrected instead")
  func afterTimeUp() throws {
    let game = try Place.reviewAfterTime.game()
    #expect(throws: Game.Violation.self) { try game.after(.undone(at: 1000)) }
    #expect(throws: Game.Violation.self) { try game.after(.undone(at: 59_999)) }
  }

  @Test("The clock doesn't go back with it")
  func clock() throws {
    let game = try Place.turnWithGuess.game().after(.clock(at: 5000))
    #expect(throws: Game.Violation.self) { try game.after(.undone(at: 4999)) }
    #expect(try game.after(.undone(at: 5000)).playedTurn?.elapsed == 5000)
  }
}
