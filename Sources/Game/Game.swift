/// A game as its events have made it. `apply` is the only way that it changes.
public struct Game: Equatable, Sendable {
  /// What it began with.
  public let setup: Setup
  /// Where it stands.
  public private(set) var phase = Phase.handOver
  /// The turns whose lists were confirmed, first to last.
  public private(set) var turns: [Turn] = []
  /// The round, by its place in the house rules.
  public private(set) var round = 0
  /// The papers still to be guessed in this round, without the one in play.
  public private(set) var bowl: Bowl
  private var order: Order
  private var chance: Chance

  /// Where a game stands.
  public enum Phase: Equatable, Sendable {
    /// The laptop goes to the next describer.
    case handOver
    case turn(Turn)
    /// The turn has ended and its list can be corrected.
    case review(Turn)
    /// The bowl is empty.
    case roundOver
    /// After the last round, or because the players ended it.
    case over(isComplete: Bool)
  }

  /// An event that can't happen where the game stands.
  public struct Violation: Error, Equatable, CustomStringConvertible {
    /// What can't happen.
    public let description: String
  }

  /// A game before its first turn.
  ///
  /// - Throws: `Violation` if the setup can't be played.
  public init(_ setup: Setup) throws(Violation) {
    if let problem = setup.problem { throw Violation(description: problem) }
    self.setup = setup
    chance = Chance(seed: setup.seed)
    order = Order(setup.teams, chance: &chance)
    bowl = Bowl(count: setup.papers.count, chance: &chance)
  }

  /// A game replayed from its events.
  ///
  /// - Throws: `Violation` if the setup can't be played, or at the first event that can't happen.
  public init(_ setup: Setup, events: some Sequence<GameEvent>) throws(Violation) {
    try self.init(setup)
    for event in events { try apply(event) }
  }

  /// Makes an event happen.
  ///
  /// - Throws: `Violation` if it can't happen where the game stands; the game is then as it was.
  public mutating func apply(_ event: GameEvent) throws(Violation) {
    switch (event, phase) {
    case (.turnBegan, .handOver):
      var turn = nextTurn
      turn.current = bowl.draw()
      phase = .turn(turn)
    case (.guessed(let at), .turn(var turn)):
      try turn.advance(to: at, limit: turnLength)
      turn.passPaper(next: bowl.draw())
      phase = turn.current == nil ? .review(turn) : .turn(turn)
    case (.undone(let at), .turn(var turn)), (.undone(let at), .review(var turn)):
      guard turn.leftover == nil, let last = turn.guesses.popLast() else { throw impossible(event) }
      try turn.advance(to: at, limit: turnLength)
      if let current = turn.current { bowl.putBack([current]) }
      turn.current = last.paper
      phase = .turn(turn)
    case (.clock(let at), .turn(var turn)):
      try turn.advance(to: at, limit: turnLength)
      phase = .turn(turn)
    case (.timeUp, .turn(var turn)):
      turn.elapsed = turnLength
      turn.leftover = turn.current
      turn.current = nil
      phase = .review(turn)
    case (.marked(let guess, let counted), .review(var turn)) where turn.guesses.indices.contains(guess):
      turn.guesses[guess].isCounted = counted
      phase = .review(turn)
    case (.confirmed, .review(let turn)):
      finish(turn)
      phase = !bowl.isEmpty ? .handOver : isLastRound ? .over(isComplete: true) : .roundOver
    case (.reopened, .handOver) where canReopen, (.reopened, .roundOver), (.reopened, .over(isComplete: true)):
      phase = .review(reopen())
    case (.roundBegan, .roundOver):
      round += 1
      order = Order(setup.teams, after: turns.last?.team, chance: &chance)
      bowl = Bowl(count: setup.papers.count, chance: &chance)
      phase = .handOver
    case (.ended, .turn(let turn)), (.ended, .review(let turn)):
      finish(turn)
      phase = .over(isComplete: false)
    case (.ended, .handOver), (.ended, .roundOver):
      phase = .over(isComplete: false)
    default:
      throw impossible(event)
    }
  }

  /// Milliseconds of a turn.
  public var turnLength: Int { setup.rules.turnSeconds * 1000 }

  /// Whether it has ended, after the last round or before.
  public var isOver: Bool {
    if case .over = phase { true } else { false }
  }

  /// The turn that is on or being corrected.
  public var openTurn: Turn? {
    switch phase {
    case .turn(let turn), .review(let turn): turn
    case .handOver, .roundOver, .over: nil
    }
  }

  /// The turn that the next hand-over begins.
  public var nextTurn: Turn {
    let player = order.player(inTurn: turns.count { $0.round == round })
    return Turn(round: round, team: player.team, describer: player.describer)
  }

  /// Whether the turn before was in this round, so that its list can be corrected once more.
  public var canReopen: Bool { turns.last?.round == round }

  /// Whether the game is over once the bowl is empty.
  public var isLastRound: Bool { round == setup.rules.rounds.count - 1 }

  /// The papers in the bowl and in play.
  public var papersLeft: Int {
    bowl.papers.count + [openTurn?.current, openTurn?.leftover].count { $0 != nil }
  }

  private mutating func finish(_ turn: Turn) {
    bowl.putBack([turn.current, turn.leftover].compactMap(\.self) + turn.mistaken)
    bowl.mix(&chance)
    turns.append(turn)
  }

  private mutating func reopen() -> Turn {
    let turn = turns.removeLast()
    bowl.remove(turn.mistaken + [turn.leftover].compactMap(\.self))
    return turn
  }

  private func impossible(_ event: GameEvent) -> Violation {
    Violation(description: "“\(event)” can't happen now")
  }
}

extension Turn {
  /// Moves the clock on.
  fileprivate mutating func advance(to milliseconds: Int, limit: Int) throws(Game.Violation) {
    guard milliseconds >= elapsed, milliseconds < limit else {
      throw Game.Violation(description: "the clock can't go from \(elapsed) ms to \(milliseconds) ms of \(limit)")
    }
    elapsed = milliseconds
  }

  /// Scores the paper in play and takes the next one.
  fileprivate mutating func passPaper(next: Int?) {
    if let current { guesses.append(Guess(paper: current, at: elapsed)) }
    current = next
  }
}
