/// Text in block letters, set in one or two lines at the largest size that fits.
public struct BigText: Equatable, Sendable {
  /// The lines from the top, each without empty rows over or under it.
  public let lines: [Bitmap]
  /// The cells it takes.
  public let size: Size

  /// A size of letters: a master drawn once, twice or four times as large.
  public enum LetterSize: CaseIterable, Sendable {
    case boldFourfold, regularFourfold, boldDouble, regularDouble, bold, regular

    /// How a text is set at this size, best first: letters drawn twice as large have room enough between them.
    fileprivate var settings: [Setting] {
      let isBold = [.boldFourfold, .boldDouble, .bold].contains(self)
      return (doublings == 0 ? [2, 1] : [1]).map { Setting(isBold: isBold, tracking: $0) }
    }

    fileprivate var doublings: Int {
      switch self {
      case .boldFourfold, .regularFourfold: 2
      case .boldDouble, .regularDouble: 1
      case .bold, .regular: 0
      }
    }
  }

  /// Sets a text as large as it can stand in an area of cells, no larger than `largest`.
  ///
  /// Returns nil where it doesn't fit at any size, or has a character that the letters lack.
  public static func fitting(
    _ text: String, in area: Size, largest: LetterSize = .boldFourfold, charset: Canvas.Charset, maxLines: Int = 2
  ) -> BigText? {
    let breaks = breaks(of: text, maxLines: maxLines)
    var known: [Setting: [[Bitmap]]] = [:]
    for size in LetterSize.allCases.drop(while: { $0 != largest }) {
      for setting in size.settings {
        let drawings = known[setting] ?? breaks.compactMap(setting.drawn)
        known[setting] = drawings
        for drawn in drawings {
          let cells = cells(drawn, scale: 1 << size.doublings, perCell: charset.pixelsPerCell)
          guard cells.width <= area.width, cells.height <= area.height else { continue }
          let lines = drawn.map { line in (0..<size.doublings).reduce(line) { line, _ in line.doubled } }
          return BigText(lines: lines, size: cells)
        }
      }
    }
    return nil
  }

  /// A master and the pixels between its letters.
  fileprivate struct Setting: Hashable {
    let isBold: Bool
    let tracking: Int

    /// Lines set like this; nil if a character has no drawing.
    func drawn(_ lines: [String]) -> [Bitmap]? {
      let letters = isBold ? Letters.bold : .regular
      let drawn = lines.compactMap { letters.set($0, tracking: tracking) }
      return drawn.count == lines.count ? drawn : nil
    }
  }

  /// The cells that lines take at a scale, with an empty row between two.
  private static func cells(_ lines: [Bitmap], scale: Int, perCell: Int) -> Size {
    let rows = lines.map { ($0.height * scale + perCell - 1) / perCell }
    return Size((lines.map(\.width).max() ?? 0) * scale, rows.reduce(0, +) + lines.count - 1)
  }

  /// The text in one line, then in two, those breaks first that leave the longer one shortest.
  private static func breaks(of text: String, maxLines: Int) -> [[String]] {
    guard maxLines > 1 else { return [[text]] }
    let pairs = text.indices.dropFirst().compactMap { index -> [String]? in
      let before = text[text.index(before: index)]
      guard before == " " || before == "-", text[index] != " " else { return nil }
      return [String(text[..<index].drop(suffix: " ")), String(text[index...])]
    }
    return [[text]] + pairs.sorted { longest($0) < longest($1) }
  }

  private static func longest(_ lines: [String]) -> Int {
    lines.map(\.count).max() ?? 0
  }
}

extension Canvas {
  /// Draws block letters in the middle of an area.
  public mutating func draw(_ text: BigText, in rect: Rect, ink: Role) {
    var y = rect.centred(text.size).y
    for line in text.lines {
      draw(line, x: rect.x + (rect.width - line.width) / 2, y: y, ink: ink)
      y += line.rows(perCell: charset.pixelsPerCell) + 1
    }
  }
}

extension Substring {
  /// The text without a character at its end.
  fileprivate func drop(suffix character: Character) -> Substring {
    last == character ? dropLast() : self
  }
}
