import Canvas

/// Tells a key pressed on purpose from one that is held or pressed twice. Source: R9.
struct KeyRepeat: Equatable, Sendable {
  private var key: Key?
  private var sinceLast = Duration.zero
  private var beforeLast = Duration.zero
  private var run = 0

  /// Presses of the same key closer than this are one.
  static let shortest = Duration.milliseconds(250)
  /// Nobody presses a key anew so soon; a held one does.
  private static let fastest = Duration.milliseconds(100)
  /// Keyboards wait no longer than this before a held key repeats.
  private static let longestDelay = Duration.milliseconds(1000)

  enum Press: Equatable {
    case fresh
    case again
    /// The key is being held, and so the press before, which passed as fresh, was its first repeat.
    case held
  }

  mutating func pass(_ elapsed: Duration) {
    sinceLast += elapsed
  }

  mutating func press(_ key: Key) -> Press {
    defer { sinceLast = .zero }
    guard key == self.key else {
      self.key = key
      (beforeLast, run) = (.seconds(3600), 0)
      return .fresh
    }
    guard sinceLast < Self.shortest else {
      (beforeLast, run) = (sinceLast, 0)
      return .fresh
    }
    run = sinceLast < Self.fastest ? run + 1 : 0
    return run == 2 && beforeLast < Self.longestDelay ? .held : .again
  }
}
