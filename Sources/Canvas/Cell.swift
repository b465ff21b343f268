/// One cell of the screen.
public struct Cell: Equatable, Sendable {
  /// What stands in it; `trail` where the left neighbour is two cells wide.
  public var glyph: Character
  /// How it is written.
  public var style: Style

  /// A cell with a glyph of width 1 in it.
  public init(_ glyph: Character, _ style: Style) {
    self.glyph = glyph
    self.style = style
  }

  /// The right half of a glyph that is two cells wide.
  public static let trail: Character = "\u{0}"
}
