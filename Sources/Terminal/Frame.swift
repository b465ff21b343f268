import Canvas

/// A canvas as it comes out on a terminal of a depth and a charset.
struct Frame: Sendable {
  /// One cell of it.
  struct Spot: Equatable, Sendable {
    var glyph: Character
    var look: Look
    /// How many cells the glyph has: 1 or 2, and 0 where its left neighbour has two.
    var room: Int

    /// Whether nobody could tell the two apart.
    func looks(like other: Spot) -> Bool {
      guard glyph == other.glyph, room == other.room, look.surface == other.look.surface else { return false }
      return glyph == " " || look == other.look
    }
  }

  let size: Size
  /// The cells, row by row.
  let spots: [Spot]
  /// How a cell comes out that nothing is written on.
  let ground: Look

  /// Makes a frame of a canvas.
  init(_ canvas: Canvas, palette: Palette, charset: Canvas.Charset) {
    size = canvas.size
    ground = palette.look(of: .plain)
    var spots: [Spot] = []
    spots.reserveCapacity(canvas.cells.count)
    for (index, cell) in canvas.cells.enumerated() {
      let column = index % canvas.size.width
      if cell.glyph == Cell.trail, column > 0, let lead = spots.last, lead.room == 1, lead.glyph != " " {
        spots[index - 1].room = 2
        spots.append(Spot(glyph: " ", look: lead.look, room: 0))
      } else {
        spots.append(Self.spot(cell, palette: palette, charset: charset))
      }
    }
    self.spots = spots
  }

  private static func spot(_ cell: Cell, palette: Palette, charset: Canvas.Charset) -> Spot {
    let isBlank = cell.glyph == " " || cell.glyph == Cell.trail
    // An empty surface takes the ink that is mostly on it, so that the pair seldom changes within a row.
    let isEmpty = isBlank && cell.style.ink == .light
    let ink = isEmpty ? cell.style.surface.usualInk : cell.style.ink
    let look = palette.look(of: Style(ink, on: cell.style.surface, bold: cell.style.isBold))
    let isHidden = isBlank || look.ink == look.surface && cell.glyph.isPicture
    let glyph = isHidden ? " " : charset == .ascii ? cell.glyph.ascii : cell.glyph
    return Spot(glyph: glyph, look: look, room: 1)
  }
}

extension Role {
  /// The ink that is mostly on this surface.
  fileprivate var usualInk: Role {
    switch self {
    case .paper: .ink
    case .back: .backInk
    case .card: .cardInk
    case .alarm: .alarmInk
    default: .light
    }
  }
}

extension Character {
  /// Whether this is part of a drawing: lines, blocks, and triangles that fill a corner.
  fileprivate var isPicture: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x2500...0x259F).contains(scalar.value) || (0x25E2...0x25E5).contains(scalar.value)
  }

  /// Its nearest like in ASCII.
  fileprivate var ascii: Character {
    isASCII ? self : LatinLetter.ascii(String(self)).first ?? "?"
  }
}
