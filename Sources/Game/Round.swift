/// What may be done to make the team guess. Source: MISSION, the three rounds.
public enum Round: String, CaseIterable, Codable, Sendable {
  /// Describe the word without saying it, or a word derived from it.
  case definition
  /// One word only.
  case oneWord
  /// Gestures and sounds, no words.
  case mime
}
