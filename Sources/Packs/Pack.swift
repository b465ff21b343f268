import Game

/// Words by theme, in one language.
public struct Pack: Equatable, Sendable {
  /// The same in every language and for good.
  public let slug: String
  public let name: String
  public let language: Language
  public let pappers: [Papper]

  public init(slug: String, name: String, language: Language, pappers: [Papper]) {
    self.slug = slug
    self.name = name
    self.language = language
    self.pappers = pappers
  }
}
