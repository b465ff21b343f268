import Game
import Testing

@Suite("The correction after a turn (R12)")
struct ReviewTests {
  @Test("A word unticked loses its point and returns to the bowl")
  func unticked() throws {
    let review = try Game(.test(papers: 5)).after(.turnBegan, .guessed(at: 1), .guessed(at: 2), .timeUp)
    let mistaken = try #require(review.reviewedTurn?.guesses.first?.paper)
    let game = try review.after(.marked(guess: 0, counted: false), .confirmed)
    #expect(game.phase == .handOver)
    #expect(game.turns.map(\.points) == [1])
    #expect(game.bowl.papers.contains(mistaken))
    #expect(game.bowl.papers.count == 4)
    #expect(game.standings.map(\.total).reduce(0, +) == 1)
  }

  @Test("A word ticked again counts again")
  func tickedAgain() throws {
    let review = try Place.reviewAfterTime.game()
    #expect(try review.after(.marked(guess: 0, counted: false), .marked(guess: 0, counted: true)) == review)
  }

  @Test("Only the marked word changes", arguments: 0..<3)
  func onlyThat(guess: Int) throws {
    let review = try Game(.test(papers: 4)).after(
      .turnBegan, .guessed(at: 1), .guessed(at: 2), .guessed(at: 3), .timeUp, .marked(guess: guess, counted: false))
    #expect(review.reviewedTurn?.guesses.map(\.isCounted) == (0..<3).map { $0 != guess })
  }

  @Test("With the last word unticked after the bowl was emptied, the round goes on with it")
  func lastWordUnticked() throws {
    let game = try Place.reviewOfEmptyBowl.game().after(.marked(guess: 1, counted: false), .confirmed)
    let paper = try #require(game.turns.first?.guesses.last?.paper)
    #expect(game.phase == .handOver)
    #expect(game.round == 0)
    #expect(game.bowl.papers == [paper])
    let next = try game.after(.turnBegan)
    #expect(next.playedTurn?.current == paper)
    #expect(next.playedTurn?.team != game.turns.first?.team)
    #expect(try next.after(.guessed(at: 5), .confirmed).phase == .roundOver)
  }

  @Test("The same in the last round: the game goes on")
  func lastWordOfTheGame() throws {
    let game = try Place.over.game().after(.reopened, .marked(guess: 0, counted: false), .confirmed)
    #expect(game.phase == .handOver)
    #expect(try game.afterSweep().phase == .over(isComplete: true))
  }

  @Test("An empty bowl ends the round, one that isn't hands the laptop on")
  func whatFollows() throws {
    #expect(try Place.reviewAfterTime.game().after(.confirmed).phase == .handOver)
    #expect(try Place.reviewOfEmptyBowl.game().after(.confirmed).phase == .roundOver)
  }

  @Test("A turn that isn't confirmed isn't in the ranking yet")
  func notYet() throws {
    let review = try Place.reviewAfterTime.game()
    #expect(review.turns.isEmpty)
    #expect(review.standings.map(\.total) == [0, 0])
    let team = try #require(review.reviewedTurn?.team)
    #expect(try review.after(.confirmed).total(team) == 1)
  }
}
