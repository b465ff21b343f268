import Canvas

/// One screen: a value that answers events and draws itself.
protocol Page: Sendable {
  /// The colour of the whole screen.
  func tone(_ evening: Evening) -> Tone

  /// The commands that work now, most useful first.
  func hints(_ evening: Evening) -> [Hint]

  /// Does what a key asked for.
  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome

  /// Takes a typed key before it is looked up as a command; nil to let that happen.
  mutating func type(_ key: Key, _ evening: inout Evening) -> Outcome?

  /// Whether a game is being played on it, which the end key ends; elsewhere it quits.
  var isInGame: Bool { get }

  /// Whether a key pressed twice or held counts once here.
  var ignoresRepeats: Bool { get }

  /// Takes back what the last key did: it was no press of its own but a key being held.
  mutating func takeBack(_ evening: inout Evening) -> Outcome

  /// Lets time pass.
  mutating func tick(_ elapsed: Duration, _ evening: inout Evening) -> Outcome

  /// The players can't see the screen for a while, or couldn't: the clock must stand.
  mutating func interrupt(_ evening: inout Evening) -> Outcome

  /// The time until something changes by itself; nil for never.
  func wake(_ evening: Evening) -> Duration?

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas)

  /// The strip over the page: what stands at its left, in its middle and at its right.
  func heading(_ evening: Evening) -> Heading
}

/// The strip over a page.
struct Heading: Equatable, Sendable {
  var left = ""
  var middle = ""
  var right = ""
}

extension Page {
  func tone(_ evening: Evening) -> Tone { evening.game == nil ? .table : evening.tone }
  mutating func type(_ key: Key, _ evening: inout Evening) -> Outcome? { nil }
  var isInGame: Bool { false }
  var ignoresRepeats: Bool { false }
  mutating func takeBack(_ evening: inout Evening) -> Outcome { .none }
  mutating func tick(_ elapsed: Duration, _ evening: inout Evening) -> Outcome { .none }
  mutating func interrupt(_ evening: inout Evening) -> Outcome { .none }
  func wake(_ evening: Evening) -> Duration? { nil }
}
