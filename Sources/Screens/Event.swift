import Canvas

/// What reaches the app.
public enum Event: Equatable, Sendable {
  case key(Key)
  /// So much time has passed since the last event, by a clock that stands while the machine sleeps.
  case tick(Duration)
  /// An effect's answer.
  case reply(Reply)
  /// The screen has this size now; the first event of all.
  case resized(Size)
  /// The program was stopped for a while and goes on.
  case resumed
  /// The system asks the program to end.
  case end
}
