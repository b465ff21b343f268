import Game
import Testing

@Suite("Three rounds with the same papers")
struct RoundsTests {
  @Test("Every paper is guessed once in each round", arguments: [5, 40, 200])
  func allPapers(count: Int) throws {
    var game = try Game(.test(papers: count)).afterSweep()
    for round in 0..<3 {
      #expect(game.round == round)
      let guessed = game.turns.filter { $0.round == round }.flatMap { $0.guesses.map(\.paper) }
      #expect(guessed.sorted() == Array(0..<count))
      if round < 2 { game = try game.after(.roundBegan).afterSweep() }
    }
    #expect(game.phase == .over(isComplete: true))
    #expect(game.standings.map(\.total).reduce(0, +) == 3 * count)
  }

  @Test("The papers are mixed anew for each round")
  func mixed() throws {
    var game = try Game(.test(papers: 40))
    var bowls = [game.bowl.papers]
    for _ in 0..<2 {
      game = try game.afterSweep().after(.roundBegan)
      bowls.append(game.bowl.papers)
    }
    #expect(Set(bowls).count == 3)
    #expect(bowls.allSatisfy { $0.sorted() == Array(0..<40) })
  }

  @Test("The ranking comes between rounds, the end after the last (R13, R14)", arguments: 1...4)
  func lastRound(rounds: Int) throws {
    var game = try Game(.test(rounds: Array(repeating: .mime, count: rounds)))
    for round in 1...rounds {
      #expect(game.isLastRound == (round == rounds))
      game = try game.afterSweep()
      #expect(game.phase == (round == rounds ? .over(isComplete: true) : .roundOver))
      if round < rounds { try game.apply(.roundBegan) }
    }
  }

  @Test("A round that begins has a hand-over first, and no points")
  func begins() throws {
    let game = try Place.roundOver.game().after(.roundBegan)
    #expect(game.phase == .handOver)
    #expect(game.round == 1)
    #expect(game.standings.map { $0.points.last } == [0, 0])
    #expect(game.nextTurn.round == 1)
  }

  @Test(
    "Ended early, the points of confirmed turns stay (R15)",
    arguments: Place.allCases.filter { $0 != .over && $0 != .endedEarly })
  func endedEarly(place: Place) throws {
    let before = try place.game()
    let confirmed = before.standings.map(\.total).reduce(0, +)
    let open = before.openTurn?.points ?? 0
    let game = try before.after(.ended)
    #expect(game.phase == .over(isComplete: false))
    #expect(game.standings.map(\.total).reduce(0, +) == confirmed + open)
    if let turn = before.openTurn { #expect(game.turns.last?.guesses == turn.guesses) }
    #expect(game.papersFound == [0, 1])
  }

  @Test("Ended during a turn, words unticked before don't count")
  func endedWithMark() throws {
    let game = try Place.reviewAfterTime.game().after(.marked(guess: 0, counted: false), .ended)
    #expect(game.standings.map(\.total) == [0, 0])
  }
}
