/// What can happen in a game, in the order of a turn. A journal is a list of these, so cases and labels are never renamed.
/// Times are milliseconds of the turn, from 0 to below its length.
public enum GameEvent: Equatable, Codable, Sendable {
  /// The describer has the laptop and starts the clock.
  case turnBegan
  /// The paper in play was guessed.
  case guessed(at: Int)
  /// The last guess is taken back.
  case undone(at: Int)
  /// So much of the turn has been played.
  case clock(at: Int)
  /// The clock has run out.
  case timeUp
  /// A guess of the turn that ended counts, or doesn't.
  case marked(guess: Int, counted: Bool)
  /// The turn's list is right; the laptop goes on.
  case confirmed
  /// The turn before is to be corrected once more.
  case reopened
  /// The ranking was seen; the next round begins.
  case roundBegan
  /// The players end the game here.
  case ended
}
