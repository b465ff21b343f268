/// A slip of paper with a word on it.
public struct Papper: Equatable, Codable, Sendable {
  /// The same in every language and for good.
  public let id: String
  /// What is written on it, in the language of the game.
  public let word: String
  /// Who knows the word.
  public let level: Level
  /// Whether one wants it at the table with children.
  public let isFamilyFriendly: Bool

  /// A papper as a table or a journal holds it.
  public init(id: String, word: String, level: Level, isFamilyFriendly: Bool = true) {
    self.id = id
    self.word = word
    self.level = level
    self.isFamilyFriendly = isFamilyFriendly
  }

  /// Who knows the word.
  public enum Level: Int, CaseIterable, Codable, Comparable, Sendable {
    /// A child of eight.
    case easy = 1
    /// Anyone.
    case medium
    /// Not everyone.
    case hard

    /// Easier comes first.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }
}
