/// Players who guess for each other.
public struct Team: Equatable, Codable, Sendable {
  public var name: String
  /// At least two: one describes, the others guess.
  public var players: [String]

  public init(name: String, players: [String]) {
    self.name = name
    self.players = players
  }
}
