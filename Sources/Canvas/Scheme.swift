/// A choice of colours that a player makes once.
public enum Scheme: String, CaseIterable, Codable, Sendable {
  /// Blue, green, red.
  case classic
  /// Pure white and black, papers with edges.
  case highContrast
  /// Blue, orange, purple: told apart with any kind of colour blindness.
  case colourBlind
}
