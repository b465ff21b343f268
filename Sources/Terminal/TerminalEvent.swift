import Canvas

/// What the terminal reports.
public enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// The size is another one: draw anew.
  case resized
  /// Someone else wants the program stopped: call ``Terminal/suspend()``.
  case suspendRequested
  /// The program goes on after it was stopped, for who knows how long: draw anew.
  case resumed
  /// The program must end: it was told to, or its terminal is gone.
  case end
}
