/// Players who guess for each other.
public struct Team: Equatable, Codable, Sendable {
  /// What it is called; empty for a default name, by its place.
  public var name: String
  /// At least two: one describes, the others guess.
  public var players: [String]

  /// A team of some players.
  public init(name: String, players: [String]) {
    self.name = name
    self.players = players
  }
}
