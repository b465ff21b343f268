import Game

/// A game played at random from a seed: mostly onwards, at times with any event at all, possible or not.
struct RandomGame {
  let setup: Setup
  private(set) var game: Game
  /// The events that happened.
  private(set) var journal: [GameEvent] = []
  private var chance: Chance
  private let haste: Int

  init(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let teams = 2 + chance.below(4)
    setup = .test(
      players: (0..<teams).map { _ in 2 + chance.below(3) }, papers: 1 + chance.below(14),
      seconds: 10 + chance.below(30),
      rounds: Array(Round.allCases.prefix(1 + chance.below(3))), seed: chance.next())
    game = try Game(setup)
    haste = 2 + chance.below(12)
    self.chance = chance
  }

  var isOver: Bool {
    if case .over = game.phase { true } else { false }
  }

  /// What is tried next.
  mutating func nextEvent() -> GameEvent {
    chance.below(5) == 0 ? anyEvent() : onwards()
  }

  /// Tries an event; whether it happened.
  mutating func tryEvent(_ event: GameEvent) -> Bool {
    do {
      try game.apply(event)
      journal.append(event)
      return true
    } catch {
      return false
    }
  }

  /// An event that brings the game on.
  private mutating func onwards() -> GameEvent {
    switch game.phase {
    case .handOver: .turnBegan
    case .turn(let turn): chance.below(haste) == 0 ? .timeUp : .guessed(at: turn.elapsed + chance.below(3000))
    case .review(let turn):
      chance.below(3) == 0
        ? .marked(guess: chance.below(turn.guesses.count), counted: chance.below(2) == 0) : .confirmed
    case .roundOver: .roundBegan
    case .over: .reopened
    }
  }

  private mutating func anyEvent() -> GameEvent {
    let limit = game.turnLength
    let elapsed = game.openTurn?.elapsed ?? 0
    let times = [elapsed, elapsed - 1, elapsed + 1, limit - 1, limit, limit + 1, 0, -1, chance.below(limit)]
    let at = times[chance.below(times.count)]
    return switch chance.below(50) {
    case 0: .ended
    case 1...9: .undone(at: chance.below(2) == 0 ? elapsed : at)
    case 10...14: .guessed(at: at)
    case 15...19: .clock(at: at)
    case 20...23: .timeUp
    case 24...30: .marked(guess: chance.below(8) - 1, counted: chance.below(2) == 0)
    case 31...34: .confirmed
    case 35...41: .reopened
    case 42...45: .roundBegan
    default: .turnBegan
    }
  }
}

extension Game {
  /// Whether the rules let an event happen here, said once more and apart from `apply`.
  func allows(_ event: GameEvent) -> Bool {
    func isInTime(_ at: Int, _ turn: Turn) -> Bool { at >= turn.elapsed && at < setup.rules.turnSeconds * 1000 }
    switch phase {
    case .handOver:
      return event == .turnBegan || event == .ended || event == .reopened && turns.last?.round == round
    case .turn(let turn):
      switch event {
      case .guessed(let at), .clock(let at): return isInTime(at, turn)
      case .undone(let at): return isInTime(at, turn) && !turn.guesses.isEmpty
      case .timeUp, .ended: return true
      default: return false
      }
    case .review(let turn):
      switch event {
      case .undone(let at): return isInTime(at, turn) && turn.leftover == nil
      case .marked(let guess, _): return guess >= 0 && guess < turn.guesses.count
      case .confirmed, .ended: return true
      default: return false
      }
    case .roundOver: return [.reopened, .roundBegan, .ended].contains(event)
    case .over(let isComplete): return isComplete && event == .reopened
    }
  }
}
