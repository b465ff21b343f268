import Canvas
import Game

/// The turn: the word, the countdown, the papers left. Source: R8, R9, R11, R17, R18.
struct TurnPage: Page {
  /// Played so far, exact; the game's own count is in whole milliseconds.
  private(set) var elapsed: Duration
  private(set) var isPaused: Bool
  /// Since the paper in play was laid there, or peeked at.
  private(set) var sinceShown = Duration.zero
  private(set) var leaving: LeavingPaper?
  /// Since the program was last sure that the players see the screen.
  static let longestGap = Duration.seconds(2)
  /// How long a mimed word is seen.
  static let mimeGlance = Duration.seconds(2)

  init(_ turn: Turn, isPaused: Bool) {
    elapsed = .milliseconds(turn.elapsed)
    self.isPaused = isPaused
    // A word that was covered before the pause isn't shown by it.
    if isPaused { sinceShown = Self.mimeGlance }
  }

  var isInGame: Bool { true }
  var ignoresRepeats: Bool { !isPaused }

  func tone(_ evening: Evening) -> Tone { evening.tone }
  func heading(_ evening: Evening) -> Heading { evening.roundHeading(evening.openTurn) }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    let always = [Hint(.help, texts.help.lowercased())]
    if isPaused { return [Hint(.confirm, texts.goOn.lowercased()), Hint(.pause)] + always }
    let peek = isMime(evening) ? [Hint(.peek, texts.peek)] : []
    return [Hint(.next, texts.next), Hint(.undo, texts.undo)] + peek + [Hint(.pause, texts.pause), Hint(.back)] + always
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .next: return pass(&evening)
    case .undo: return undo(&evening)
    case .peek: sinceShown = .zero
    case .pause where isPaused, .confirm: isPaused = false
    case .pause, .back: return interrupt(&evening)
    default: break
    }
    return .none
  }

  private mutating func pass(_ evening: inout Evening) -> Outcome {
    let passed = word(evening)
    let effects = evening.happen(.guessed(at: milliseconds))
    if evening.openTurn?.current == nil {
      return .go(ReviewPage(), effects + [.sound(.roundOver), .dropTypedAhead])
    }
    if evening.settings.hasMotion { leaving = LeavingPaper(word: passed, isCovered: isCovered(evening)) }
    sinceShown = .zero
    return Outcome(effects: effects + [.sound(.passed)])
  }

  private mutating func undo(_ evening: inout Evening) -> Outcome {
    guard evening.openTurn?.guesses.isEmpty == false else { return .none }
    sinceShown = .zero
    leaving = nil
    return Outcome(effects: evening.happen(.undone(at: milliseconds)))
  }

  mutating func takeBack(_ evening: inout Evening) -> Outcome { undo(&evening) }

  mutating func tick(_ passed: Duration, _ evening: inout Evening) -> Outcome {
    guard !isPaused, let game = evening.game else { return .none }
    if passed > Self.longestGap { return interrupt(&evening) }
    let limit = Duration.milliseconds(game.turnLength)
    let before = secondsLeft(evening)
    elapsed += passed
    sinceShown += passed
    leaving?.age += passed
    if leaving?.isGone == true { leaving = nil }
    if elapsed >= limit {
      return .go(ReviewPage(), evening.happen(.timeUp) + [.sound(.timeUp), .dropTypedAhead])
    }
    let after = secondsLeft(evening)
    guard after < before else { return .none }
    let sounds: [Effect] = after <= Self.lastSeconds ? [.sound(.lastSeconds)] : []
    return Outcome(effects: evening.happen(.clock(at: milliseconds)) + sounds)
  }

  mutating func interrupt(_ evening: inout Evening) -> Outcome {
    guard !isPaused else { return .none }
    isPaused = true
    leaving = nil
    return Outcome(effects: evening.happen(.clock(at: milliseconds)))
  }

  func wake(_ evening: Evening) -> Duration? {
    guard !isPaused, let game = evening.game else { return nil }
    let left = .milliseconds(game.turnLength) - elapsed
    // The number on the screen is rounded up, so it changes just behind each whole second.
    var next = left - .seconds(secondsLeft(evening) - 1)
    if secondsLeft(evening) <= Self.lastSeconds, next > .milliseconds(500) { next -= .milliseconds(500) }
    if isMime(evening), sinceShown < Self.mimeGlance { next = min(next, Self.mimeGlance - sinceShown) }
    if leaving != nil { next = min(next, LeavingPaper.frame) }
    return max(next, .milliseconds(1))
  }

  /// From here on the countdown is red. Source: R8.
  static let lastSeconds = 10

  /// The seconds that the countdown shows: rounded up, so that 1 stands until the very end.
  func secondsLeft(_ evening: Evening) -> Int {
    let left = (evening.game?.turnLength ?? 0) - milliseconds
    return (left + 999) / 1000
  }

  /// Whether the plate behind the last seconds is at its widest: the first half of each.
  func isPulse(_ evening: Evening) -> Bool {
    let left = (evening.game?.turnLength ?? 0) - milliseconds
    return (left + 499) / 500 % 2 == 0
  }

  /// The share of the turn that is left, from 0 to 1.
  func shareLeft(_ evening: Evening) -> Double {
    guard let length = evening.game?.turnLength else { return 0 }
    return 1 - Double(milliseconds) / Double(length)
  }

  /// Whether the word is hidden: paused, or mimed for long enough. Source: R11.
  func isCovered(_ evening: Evening) -> Bool {
    isPaused || isMime(evening) && sinceShown >= Self.mimeGlance
  }

  func word(_ evening: Evening) -> String {
    guard let game = evening.game, let paper = game.openTurn?.current else { return "" }
    return game.setup.papers[paper].word
  }

  private func isMime(_ evening: Evening) -> Bool {
    evening.game.map { $0.setup.rules.rounds[$0.round] == .mime } ?? false
  }

  private var milliseconds: Int {
    let (seconds, attoseconds) = elapsed.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

/// The paper that was passed, on its way off to the left.
struct LeavingPaper: Equatable, Sendable {
  let word: String
  let isCovered: Bool
  var age = Duration.zero

  /// The time that it takes.
  static let flight = Duration.milliseconds(150)
  /// The time between two pictures of it.
  static let frame = Duration.milliseconds(30)

  var isGone: Bool { age >= Self.flight }

  /// How far it is, from 0 to 1.
  var progress: Double { min(1, age / Self.flight) }
}
