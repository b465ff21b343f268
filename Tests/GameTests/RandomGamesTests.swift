import Game
import Testing

@Suite("Thousands of random games")
struct RandomGamesTests {
  private static let batches = 0..<21
  private static let gamesPerBatch = 100

  @Test("After every event, possible or not, nothing is lost, doubled or miscounted", arguments: batches)
  func invariants(batch: Int) throws {
    var completed = 0
    for number in 0..<Self.gamesPerBatch {
      var random = try RandomGame(seed: UInt64(batch * Self.gamesPerBatch + number))
      var tries = 0
      while !random.isOver || tries % 3 != 0, tries < 400 {
        let before = random.game
        let event = random.nextEvent()
        let happened = random.tryEvent(event)
        tries += 1
        // A game that is as it was before is as sound as before.
        let isSound = happened == before.allows(event) && (happened ? random.game.isSound : random.game == before)
        if !isSound {
          Issue.record("game \(batch * Self.gamesPerBatch + number): \(event) \(happened) after \(random.journal)")
          return
        }
      }
      try #require(Game(random.setup, events: random.journal) == random.game)
      let prefix = random.journal.count * number / Self.gamesPerBatch
      try #require(Game(random.setup, events: random.journal.prefix(prefix)).isSound)
      if random.game.phase == .over(isComplete: true) {
        completed += 1
        #expect(random.game.orderProblem == nil)
      }
    }
    // Otherwise the games above say little.
    #expect(completed > Self.gamesPerBatch / 4)
  }

  @Test("Every beginning of a journal replays to the same state (R19)", arguments: 0..<100)
  func prefixes(seed: Int) throws {
    var random = try RandomGame(seed: UInt64(1_000_000 + seed))
    var states = [random.game]
    for _ in 0..<150 where random.tryEvent(random.nextEvent()) { states.append(random.game) }
    for (length, state) in states.enumerated() {
      try #require(Game(random.setup, events: random.journal.prefix(length)) == state)
    }
    #expect(states.count > 1)
  }
}

extension Game {
  /// Whether every paper is in one place, and every point is a paper.
  fileprivate var isSound: Bool {
    let all = Array(setup.papers.indices)
    guard papersFound == all else { return false }
    let open = [openTurn?.current, openTurn?.leftover].count { $0 != nil }
    guard papersLeft == bowl.papers.count + open else { return false }
    let counted = turns.map { turn in turn.guesses.count { $0.isCounted } }
    guard turns.map(\.points) == counted else { return false }
    guard standings.map(\.total).reduce(0, +) == counted.reduce(0, +) else { return false }
    guard standings.allSatisfy({ $0.points.count == round + 1 }) else { return false }
    let isRoundComplete = phase == .roundOver || phase == .over(isComplete: true)
    return (0..<(isRoundComplete ? round + 1 : round)).allSatisfy { complete in
      let guesses = turns.filter { $0.round == complete }.flatMap { $0.guesses.filter(\.isCounted).map(\.paper) }
      let points = standings.map { $0.points[complete] }.reduce(0, +)
      return guesses.sorted() == all && points == all.count
    }
  }

  /// Where the turns don't follow R6; nil if they do.
  fileprivate var orderProblem: String? {
    for round in 0...round {
      let played = turns.filter { $0.round == round }
      let teams = setup.teams.count
      guard Set(played.prefix(teams).map(\.team)).count == min(teams, played.count) else {
        return "a team twice: \(played)"
      }
      for (turn, earlier) in zip(played.dropFirst(teams), played) where turn.team != earlier.team {
        return "teams don't alternate: \(played)"
      }
      for team in setup.teams.indices {
        let describers = played.filter { $0.team == team }.map(\.describer)
        let members = setup.teams[team].players.count
        guard Set(describers.prefix(members)).count == min(members, describers.count) else {
          return "not rotating: \(played)"
        }
        for (turn, earlier) in zip(describers.dropFirst(members), describers) where turn != earlier {
          return "not rotating: \(played)"
        }
      }
    }
    return nil
  }
}
