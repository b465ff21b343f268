/// A master of block letters: the glyphs of one drawing and how they are set side by side.
public struct Letters: Sendable {
  /// The pixels of a space.
  let space: Int
  /// The rows over a glyph that the mark on a capital needs.
  let headroom: Int
  private let drawing: StaticString
  /// Where each glyph's upper left corner stands in the drawing, by bytes: a glyph is read when it is first needed.
  /// A list is made in less time than a dictionary, and is short enough to be searched.
  private let corners: [Corner]

  private struct Corner {
    let character: Character
    let start: Int
    let column: Int
  }

  /// Stems of one pixel, capitals of 7.
  public static let regular = Letters(RegularLetters.drawing, space: 3, headroom: 2)
  /// Stems of two pixels, capitals of 10.
  public static let bold = Letters(BoldLetters.drawing, space: 4, headroom: 3)

  /// Takes a drawing: bands apart by an empty line, in each a line of characters over the left columns of their glyphs.
  init(_ drawing: StaticString, space: Int, headroom: Int) {
    self.drawing = drawing
    self.space = space
    self.headroom = headroom
    corners = drawing.withUTF8Buffer { bytes in
      var corners: [Corner] = []
      var start = 0
      var isHeader = true
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        if isHeader {
          for (column, character) in String(decoding: bytes[start..<end], as: UTF8.self).enumerated()
          where character != " " {
            corners.append(Corner(character: character, start: end + 1, column: column))
          }
        }
        isHeader = end == start
        start = end + 1
      }
      return corners
    }
  }

  /// A glyph as it is drawn; nil if there is none.
  private func drawn(_ character: Character) -> Bitmap? {
    guard let corner = corners.first(where: { $0.character == character }) else { return nil }
    return drawing.withUTF8Buffer { bytes in
      var rows: [Substring] = []
      var start = corner.start
      while start < bytes.count, bytes[start] != newline {
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        let row = bytes[min(start + corner.column, end)..<end].prefix { $0 != UInt8(ascii: " ") }
        rows.append(Substring(decoding: row, as: UTF8.self))
        start = end + 1
      }
      return Bitmap(rows: rows)
    }
  }

  /// One line of text without empty rows over and under it; nil if a character has no drawing.
  ///
  /// - Parameter tracking: The pixels between two letters.
  public func set(_ text: some StringProtocol, tracking: Int) -> Bitmap? {
    var placed: [(glyph: Bitmap, x: Int)] = []
    var left: Character = " "
    var edge = 0
    for character in text {
      if character == " " {
        edge += space
        left = " "
        continue
      }
      guard let glyph = glyph(for: character) else { return nil }
      var x = edge
      if let last = placed.last {
        // Numbers don't move together, or a countdown would tremble.
        x += tracking - (left.isLetter && character.isLetter ? slack(between: last.glyph, and: glyph) : 0)
      }
      left = character
      placed.append((glyph, x))
      edge = x + glyph.width
    }
    guard let height = placed.map(\.glyph.height).max() else { return nil }
    var line = Bitmap(width: edge, height: height)
    for (glyph, x) in placed {
      line.stamp(glyph, x: x, y: 0)
    }
    return line.inkRows.map(line.rows)
  }

  /// How far a glyph can move under its left neighbour before any of their rows come nearer than the tracking.
  private func slack(between left: Bitmap, and right: Bitmap) -> Int {
    var slack = headroom - 1
    for y in 0..<right.height {
      guard let start = (0..<right.width).first(where: { right[$0, y] }) else { continue }
      for row in (y - 1)...(y + 1) {
        guard let end = (0..<left.width).last(where: { left[$0, row] }) else { continue }
        slack = min(slack, left.width - 1 - end + start)
      }
    }
    return slack
  }

  /// The drawing of a character with its mark, under the headroom.
  private func glyph(for character: Character) -> Bitmap? {
    let letter = LatinLetter.parts(of: character)
    var base = letter?.base ?? character
    let isBelow = letter.map { "¸˛".contains($0.mark) } ?? true
    if !isBelow, base == "i" { base = "ı" }
    if !isBelow, base == "j" { base = "ȷ" }
    let whole = drawn(character)
    guard let drawing = whole ?? drawn(base) else { return nil }
    var mark: Bitmap?
    if let letter, whole == nil {
      guard let drawn = drawn(letter.mark) else { return nil }
      mark = drawn
    }
    let width = max(drawing.width, mark?.width ?? 0)
    var glyph = Bitmap(width: width, height: drawing.height + headroom)
    glyph.stamp(drawing, x: (width - drawing.width) / 2, y: headroom)
    if let mark {
      let isTall = base.isUppercase || "bdfhklt".contains(base)
      glyph.stamp(mark, x: (width - mark.width) / 2, y: isTall && !isBelow ? 0 : headroom)
    }
    return glyph
  }
}

private let newline = UInt8(ascii: "\n")
