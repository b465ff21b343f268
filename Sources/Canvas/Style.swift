/// How a cell is written: the role of its ink, the role of the surface under it, and weight.
public struct Style: Equatable, Hashable, Sendable {
  /// What the ink is for.
  public let ink: Role
  /// What the surface under it is for.
  public let surface: Role
  /// Whether it is heavier than the rest.
  public let isBold: Bool

  /// A style of an ink on a surface.
  public init(_ ink: Role, on surface: Role, bold: Bool = false) {
    self.ink = ink
    self.surface = surface
    isBold = bold
  }

  /// Plain text on the screen's colour.
  public static let plain = Style(.light, on: .field)
  /// What is read second on the screen's colour.
  public static let quiet = Style(.soft, on: .field)
  /// What must be read on the screen's colour.
  public static let strong = Style(.light, on: .field, bold: true)
  /// What one acts on.
  public static let paper = Style(.ink, on: .paper)
}
