import Game
import Testing

@Suite("A turn")
struct TurnTests {
  @Test("No paper is drawn before the player starts (R7)")
  func handOver() throws {
    let game = try Game(.test(papers: 5))
    #expect(game.phase == .handOver)
    #expect(game.openTurn == nil)
    #expect(game.bowl.papers.count == 5)
    #expect(game.nextTurn.current == nil)
  }

  @Test("It begins with a paper in play, the clock at 0, nothing guessed, by the announced player")
  func begins() throws {
    let handOver = try Game(.test(papers: 5))
    let game = try handOver.after(.turnBegan)
    let turn = try #require(game.playedTurn)
    #expect(turn.current == handOver.bowl.papers.last)
    #expect((turn.elapsed, turn.guesses, turn.leftover) == (0, [], nil))
    #expect((turn.round, turn.team, turn.describer) == (0, handOver.nextTurn.team, handOver.nextTurn.describer))
    #expect(game.bowl.papers.count == 4)
    #expect(game.papersLeft == 5)
  }

  @Test("A guess scores the paper in play at its time and brings the next one (R9)")
  func guess() throws {
    let before = try Game(.test(papers: 5)).after(.turnBegan)
    let paper = try #require(before.playedTurn?.current)
    let turn = try #require(try before.after(.guessed(at: 700)).playedTurn)
    #expect(turn.guesses.map(\.paper) == [paper])
    #expect(turn.guesses.map(\.at) == [700])
    #expect(turn.guesses.map(\.isCounted) == [true])
    #expect(turn.points == 1)
    #expect(turn.elapsed == 700)
    #expect(turn.current == before.bowl.papers.last)
  }

  @Test("The papers left count the one in play")
  func papersLeft() throws {
    var game = try Game(.test(papers: 3)).after(.turnBegan)
    var left = [game.papersLeft]
    for at in 1...3 {
      try game.apply(.guessed(at: at))
      left.append(game.papersLeft)
    }
    #expect(left == [3, 2, 1, 0])
  }

  @Test("The last paper's guess ends the turn at once, with nothing left over")
  func emptied() throws {
    let game = try Game(.test(papers: 2)).after(.turnBegan, .guessed(at: 1), .guessed(at: 2))
    let turn = try #require(game.reviewedTurn)
    #expect(turn.points == 2)
    #expect(turn.current == nil)
    #expect(turn.leftover == nil)
    #expect(turn.elapsed == 2)
  }

  @Test("When time is up the word in play goes back unseen and the whole turn was played (R12)")
  func timeUp() throws {
    let before = try Game(.test(papers: 3)).after(.turnBegan, .guessed(at: 10))
    let game = try before.after(.timeUp)
    let turn = try #require(game.reviewedTurn)
    #expect(turn.elapsed == 60_000)
    #expect(turn.current == nil)
    #expect(turn.leftover == before.playedTurn?.current)
    #expect(turn.points == 1)
    #expect(try game.after(.confirmed).bowl.papers.count == 2)
  }

  @Test(
    "Times run forward, from 0 to below the turn's length",
    arguments: [
      (at: 1000, isPossible: true), (at: 1001, isPossible: true), (at: 59_999, isPossible: true),
      (at: 999, isPossible: false), (at: 60_000, isPossible: false), (at: 60_001, isPossible: false),
      (at: -1, isPossible: false), (at: .max, isPossible: false), (at: .min, isPossible: false),
    ])
  func times(at: Int, isPossible: Bool) throws {
    let before = try Place.turnWithGuess.game()
    for event in [GameEvent.guessed(at: at), .undone(at: at), .clock(at: at)] {
      var game = before
      if isPossible {
        try game.apply(event)
      } else {
        let violation = try #require(throws: Game.Violation.self) { try game.apply(event) }
        #expect(violation.description == "the clock can't go from 1000 ms to \(at) ms of 60000")
        #expect(game == before)
      }
    }
  }

  @Test("The limit is the turn time of the house rules (R3)", arguments: [10, 60, 300])
  func turnTime(seconds: Int) throws {
    let game = try Game(.test(seconds: seconds)).after(.turnBegan)
    #expect(game.turnLength == seconds * 1000)
    #expect(throws: Game.Violation.self) { try game.after(.clock(at: seconds * 1000)) }
    #expect(try game.after(.clock(at: seconds * 1000 - 1)).playedTurn?.elapsed == seconds * 1000 - 1)
  }

  @Test("The clock's word changes nothing but the time played (R19)")
  func clock() throws {
    let before = try Place.turnWithGuess.game()
    let game = try before.after(.clock(at: 4321))
    #expect(game.playedTurn?.elapsed == 4321)
    #expect(game.playedTurn?.current == before.playedTurn?.current)
    #expect(game.playedTurn?.guesses == before.playedTurn?.guesses)
    #expect(game.bowl == before.bowl)
  }

  @Test("The word that was in play when time was up isn't bound to come next")
  func leftoverIsMixed() throws {
    var again = 0
    for seed in 0..<50 {
      let review = try Game(.test(papers: 20, seed: UInt64(seed))).after(.turnBegan, .timeUp)
      let leftover = try #require(review.reviewedTurn?.leftover)
      let next = try review.after(.confirmed, .turnBegan)
      if next.playedTurn?.current == leftover { again += 1 }
    }
    #expect(again < 15)
  }
}
