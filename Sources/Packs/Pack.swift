import Game

/// Words by theme, in one language.
public struct Pack: Equatable, Sendable {
  /// The same in every language and for good.
  public let slug: String
  /// What it is called in its language.
  public let name: String
  /// The language of its words.
  public let language: Language
  /// Its papers, no two with the same id.
  public let pappers: [Papper]

  /// A pack of papers that were checked.
  public init(slug: String, name: String, language: Language, pappers: [Papper]) {
    self.slug = slug
    self.name = name
    self.language = language
    self.pappers = pappers
  }
}
