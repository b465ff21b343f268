/// A screen's worth of cells, drawn on before anything reaches the terminal. Whatever lies outside is cut off.
public struct Canvas: Equatable, Sendable {
  /// Which characters the terminal can show.
  public enum Charset: Sendable {
    case unicode, ascii
  }

  /// Columns and rows.
  public let size: Size
  /// Which characters may stand on it.
  public let charset: Charset
  /// The player's choice of colours.
  public let scheme: Scheme
  /// The colour of the whole screen.
  public var tone = Tone.table
  /// Where the text cursor stands; nil where none is shown.
  public var cursor: (x: Int, y: Int)? {
    get { cursorCell.map { ($0 % size.width, $0 / size.width) } }
    set { cursorCell = newValue.flatMap { index($0.x, $0.y) } }
  }
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  private var cursorCell: Int?

  /// An empty canvas.
  public init(_ size: Size, charset: Charset = .unicode, scheme: Scheme = .classic) {
    self.size = size
    self.charset = charset
    self.scheme = scheme
    cells = Array(repeating: Cell(" ", .plain), count: size.width * size.height)
  }

  /// The whole of it.
  public var area: Rect { Rect(size) }

  /// The cell at a place, nil outside.
  public subscript(x: Int, y: Int) -> Cell? {
    index(x, y).map { cells[$0] }
  }

  /// Puts one glyph of width 1 in a cell.
  public mutating func put(_ glyph: Character, x: Int, y: Int, _ style: Style) {
    guard let index = index(x, y) else { return }
    cells[index] = Cell(glyph, style)
  }

  /// Puts one glyph of width 1 in a cell and keeps the surface that is there.
  public mutating func put(_ glyph: Character, x: Int, y: Int, ink: Role) {
    guard let index = index(x, y) else { return }
    cells[index] = Cell(glyph, Style(ink, on: cells[index].style.surface))
  }

  /// Covers an area with an empty surface.
  public mutating func fill(_ rect: Rect, _ surface: Role) {
    let style = Style(.light, on: surface)
    for y in max(0, rect.y)..<max(0, rect.y, min(rect.bottom, size.height)) {
      for x in max(0, rect.x)..<max(0, rect.x, min(rect.right, size.width)) {
        cells[y * size.width + x] = Cell(" ", style)
      }
    }
  }

  /// Writes text from a place to the right, at most `width` cells of it ("…" where more was cut off), and returns the column
  /// after it. Characters of no width are left out.
  @discardableResult
  public mutating func write(_ text: String, x: Int, y: Int, _ style: Style, width: Int = .max) -> Int {
    var column = x
    for character in text.fitted(to: width) {
      let advance = character.displayWidth
      guard advance > 0 else { continue }
      if advance == 1 {
        put(character, x: column, y: y, style)
      } else if index(column, y) != nil, index(column + 1, y) != nil {
        put(character, x: column, y: y, style)
        put(Cell.trail, x: column + 1, y: y, style)
      }
      column += advance
    }
    return column
  }

  /// Where a text stands in the width it is given.
  public enum Alignment: Sendable {
    case left, centre, right
  }

  /// Writes one line of text into a row of an area.
  public mutating func write(_ text: String, in rect: Rect, row: Int = 0, _ alignment: Alignment, _ style: Style) {
    guard rect.width > 0, row >= 0, row < rect.height else { return }
    let line = text.fitted(to: rect.width)
    let free = rect.width - line.displayWidth
    let indent =
      switch alignment {
      case .left: 0
      case .centre: free / 2
      case .right: free
      }
    write(line, x: rect.x + indent, y: rect.y + row, style)
  }

  /// Draws a bitmap in an ink over the surfaces that are there: two pixels to a cell, one in ASCII.
  public mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, ink: Role) {
    let perCell = charset.pixelsPerCell
    for row in 0..<bitmap.rows(perCell: perCell) {
      for column in 0..<bitmap.width {
        let upper = bitmap[column, row * perCell]
        let lower = perCell == 2 ? bitmap[column, row * perCell + 1] : upper
        guard upper || lower else { continue }
        if charset == .ascii {
          put(" ", x: x + column, y: y + row, Style(ink, on: ink))
        } else {
          put(upper && lower ? "█" : upper ? "▀" : "▄", x: x + column, y: y + row, ink: ink)
        }
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    x >= 0 && y >= 0 && x < size.width && y < size.height ? y * size.width + x : nil
  }
}

extension Canvas.Charset {
  /// How many pixels of a bitmap a cell holds, one over the other.
  public var pixelsPerCell: Int { self == .ascii ? 1 : 2 }
}
