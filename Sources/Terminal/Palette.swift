import Canvas

/// The colours of a screen: what each role is in a scheme and a tone, on a terminal of a depth.
public struct Palette: Equatable, Sendable {
  private let depth: ColourDepth
  /// The colours by the roles' raw values.
  private let colours: [Int]

  /// The palette of a screen.
  public init(_ scheme: Scheme, _ tone: Tone, _ depth: ColourDepth) {
    self.depth = depth
    let table = ColourTable.of(scheme, depth)
    colours = Role.allCases.map { table.colour(of: $0, in: tone) }
  }

  /// The number of a role's colour; in mono 0 is dark and 1 is light.
  public func colour(of role: Role) -> Int {
    colours[Int(role.rawValue)]
  }

  /// How a style comes out.
  func look(of style: Style) -> Look {
    let ink = colour(of: style.ink)
    let surface = colour(of: style.surface)
    switch depth {
    case .mono:
      // A round's colour is a surface in itself; as an ink it shows on any.
      return Look(ink: style.ink.isRound ? 1 - surface : ink, surface: surface, isBold: style.isBold)
    case .eight:
      // Bold black comes out as grey on many of these terminals.
      return Look(ink: ink & 7, surface: surface & 7, isBold: ink > 7 || style.isBold && ink > 0)
    case .sixteen:
      return Look(ink: ink, surface: surface, isBold: style.isBold && ink > 0)
    case .full:
      return Look(ink: ink, surface: surface, isBold: style.isBold)
    }
  }
}

extension Role {
  fileprivate var isRound: Bool { [.definition, .oneWord, .mime].contains(self) }
}

extension ColourTable {
  /// The table of a scheme at a depth.
  fileprivate static func of(_ scheme: Scheme, _ depth: ColourDepth) -> ColourTable {
    switch (depth, scheme) {
    case (.mono, _): mono
    case (.eight, .classic): classicEight
    case (.eight, .colourBlind): colourBlindEight
    case (.eight, .highContrast): highContrastEight
    case (.sixteen, .classic): classicSixteen
    case (.sixteen, .colourBlind): colourBlindSixteen
    case (.sixteen, .highContrast): highContrastSixteen
    case (.full, .classic): classicFull
    case (.full, .colourBlind): colourBlindFull
    case (.full, .highContrast): highContrastFull
    }
  }
}
