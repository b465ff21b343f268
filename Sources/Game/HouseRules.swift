/// What a house has agreed on before it plays.
public struct HouseRules: Equatable, Codable, Sendable {
  /// Seconds of a turn. Source: R3.
  public var turnSeconds: Int
  /// The rounds in their order, each played with all the papers.
  public var rounds: [Round]

  /// The turn times that can be chosen, in seconds.
  public static let turnTimes = 10...300
  /// The numbers of papers that can be chosen. Source: R4.
  public static let paperCounts = 5...200

  /// Rules with turns of some seconds, within `turnTimes`, and at least one round.
  public init(turnSeconds: Int, rounds: [Round]) {
    self.turnSeconds = turnSeconds
    self.rounds = rounds
  }

  /// The original's rules: three rounds, no skipping, time left when the bowl is empty is lost, random order.
  public static let pappers = HouseRules(turnSeconds: 60, rounds: [.definition, .oneWord, .mime])
}
