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
  /// How a cell comes out that nothing is written on.
  let ground: Look
  /// The cells, row by row.
  private(set) var spots: [Spot] = []

  /// Makes a frame of a canvas.
  init(_ canvas: Canvas, palette: Palette, charset: Canvas.Charset) {
    size = canvas.size
    var ground = palette.look(of: .plain)
    ground.isBold = false
    self.ground = ground
    spots.reserveCapacity(canvas.cells.count)
    let cells = canvas.cells
    for (index, cell) in cells.enumerated() {
      // Most cells are like their neighbour.
      if index > 0, cell == cells[index - 1], spots[index - 1].room == 1 {
        spots.append(spots[index - 1])
        continue
      }
      let isFirst = index % size.width == 0
      if cell.glyph == Cell.trail, !isFirst, let lead = spots.last, lead.room == 1, lead.glyph != " " {
        spots[index - 1].room = 2
        spots.append(Spot(glyph: " ", look: lead.look, room: 0))
      } else {
        let spot = Self.spot(of: cell, palette: palette, charset: charset)
        spots.append(spot)
      }
    }
    for row in 0..<size.height {
      bridgeGaps(row: row * size.width..<(row + 1) * size.width)
    }
  }

  private static func spot(of cell: Cell, palette: Palette, charset: Canvas.Charset) -> Spot {
    let isBlank = cell.glyph == " " || cell.glyph == Cell.trail
    let isEmpty = isBlank && cell.style.ink == .light
    let ink = isEmpty ? cell.style.surface.usualInk : cell.style.ink
    var look = palette.look(of: Style(ink, on: cell.style.surface, bold: cell.style.isBold))
    if isEmpty { look.isBold = cell.style.isBold }
    if charset == .ascii, cell.glyph == "█" { look.surface = look.ink }
    let isHidden = isBlank || look.ink == look.surface && cell.glyph.isPicture
    let glyph = isHidden ? " " : charset == .ascii ? cell.glyph.ascii : cell.glyph
    return Spot(glyph: glyph, look: look, room: 1)
  }

  /// Gives the blanks between two near glyphs of one look that look too: each change of look takes many bytes.
  private mutating func bridgeGaps(row: Range<Int>) {
    var last: Int?
    for index in row where spots[index].glyph != " " {
      let look = spots[index].look
      if let last, index - last <= 12, spots[last].look == look {
        for gap in (last + 1)..<index where spots[gap].look.surface == look.surface {
          spots[gap].look = look
        }
      }
      last = index
    }
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
