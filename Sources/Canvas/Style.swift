/// How a cell is written: the role of its ink, the role of the surface under it, and weight.
public struct Style: Equatable, Hashable, Sendable {
  public let ink: Role
  public let surface: Role
  public let isBold: Bool

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
