/// One player's time with the laptop.
public struct Turn: Equatable, Sendable {
  /// The round, by its place in the house rules.
  public let round: Int
  /// The team, by its place in the setup.
  public let team: Int
  /// The player who makes the others guess, by the place in the team.
  public let describer: Int
  /// What was guessed, first to last.
  public internal(set) var guesses: [Guess] = []
  /// The paper in play; nil once the turn has ended.
  public internal(set) var current: Int?
  /// The paper that was in play when time was up. It goes back and is shown to nobody.
  public internal(set) var leftover: Int?
  /// Milliseconds played, as far as the events tell.
  public internal(set) var elapsed = 0

  /// A paper that was passed.
  public struct Guess: Equatable, Sendable {
    /// The paper, by its place in the setup.
    public let paper: Int
    /// Milliseconds of the turn at the tap.
    public let at: Int
    /// Whether it is a point; one that isn't goes back into the bowl.
    public internal(set) var isCounted = true
  }

  /// The papers that score.
  public var points: Int { guesses.count(where: \.isCounted) }

  /// The papers that were passed by mistake.
  var mistaken: [Int] { guesses.filter { !$0.isCounted }.map(\.paper) }
}
