import Game

// Games that the tests begin with, and short ways to bring them where a test needs them.

extension Setup {
  /// A setup of teams with so many players each, and so many papers.
  static func test(
    players: [Int] = [2, 2], papers: Int = 5, seconds: Int = 60, rounds: [Round] = [.definition, .oneWord, .mime],
    seed: UInt64 = 1
  ) -> Setup {
    Setup(
      rules: HouseRules(turnSeconds: seconds, rounds: rounds),
      teams: players.enumerated().map { team, count in
        Team(name: "Team \(team + 1)", players: (0..<count).map { "Player \(team + 1).\($0 + 1)" })
      },
      papers: (0..<papers).map { Papper(id: "paper-\($0)", word: "word \($0)", level: .easy) },
      seed: seed, language: "en", began: 1_700_000_000)
  }
}

/// A place in a game that each kind of event is tried in.
enum Place: CaseIterable, Sendable {
  case handOver, handOverAfterTurn, turn, turnWithGuess, reviewAfterTime, reviewOfEmptyBowl, roundOver, over, endedEarly

  /// Two papers, two teams; the turn has come to 1,000 ms where one is on.
  func game() throws -> Game {
    var game = try Game(.test(papers: 2))
    for event in events { try game.apply(event) }
    return game
  }

  private var events: [GameEvent] {
    let emptied: [GameEvent] = [.turnBegan, .guessed(at: 500), .guessed(at: 1000)]
    let round = emptied + [.confirmed]
    return switch self {
    case .handOver: []
    case .handOverAfterTurn: [.turnBegan, .guessed(at: 1000), .timeUp, .confirmed]
    case .turn: [.turnBegan, .clock(at: 1000)]
    case .turnWithGuess: [.turnBegan, .guessed(at: 1000)]
    case .reviewAfterTime: [.turnBegan, .guessed(at: 1000), .timeUp]
    case .reviewOfEmptyBowl: emptied
    case .roundOver: round
    case .over: round + [.roundBegan] + round + [.roundBegan] + round
    case .endedEarly: [.ended]
    }
  }
}

/// The kinds of events, each in a form that is sound in itself.
enum Kind: CaseIterable, Sendable {
  case turnBegan, guessed, undone, clock, timeUp, marked, confirmed, reopened, roundBegan, ended

  func event(at milliseconds: Int = 1000) -> GameEvent {
    switch self {
    case .turnBegan: .turnBegan
    case .guessed: .guessed(at: milliseconds)
    case .undone: .undone(at: milliseconds)
    case .clock: .clock(at: milliseconds)
    case .timeUp: .timeUp
    case .marked: .marked(guess: 0, counted: false)
    case .confirmed: .confirmed
    case .reopened: .reopened
    case .roundBegan: .roundBegan
    case .ended: .ended
    }
  }
}

extension Game {
  /// The game after some events.
  func after(_ events: GameEvent...) throws -> Game {
    var game = self
    for event in events { try game.apply(event) }
    return game
  }

  /// The game after the turn in which all the papers left are guessed, a second each.
  func afterSweep() throws -> Game {
    var game = try after(.turnBegan)
    while case .turn(let turn) = game.phase { try game.apply(.guessed(at: turn.elapsed + 100)) }
    return try game.after(.confirmed)
  }

  /// The turn that is on; nil at any other place.
  var playedTurn: Turn? {
    if case .turn(let turn) = phase { turn } else { nil }
  }

  /// The turn being corrected; nil at any other place.
  var reviewedTurn: Turn? {
    if case .review(let turn) = phase { turn } else { nil }
  }

  func total(_ team: Int) -> Int? {
    standings.first { $0.team == team }?.total
  }

  /// Every paper that can be found: in the bowl, in play, in the open turn's list, or counted in this round.
  var papersFound: [Int] {
    let open = openTurn.map { [$0.current, $0.leftover].compactMap(\.self) + $0.guesses.map(\.paper) } ?? []
    let counted = turns.filter { $0.round == round }.flatMap { $0.guesses.filter(\.isCounted).map(\.paper) }
    return (bowl.papers + open + counted).sorted()
  }
}
