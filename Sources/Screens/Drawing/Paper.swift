import Canvas

extension Canvas {
  /// Lays a paper on the field.
  ///
  /// - Parameters:
  ///   - surface: Its colour: `paper`, or `back` where it lies covered.
  ///   - isLoose: Whether it has a shadow and a folded corner; without where there is no room for them.
  mutating func drawPaper(_ rect: Rect, _ surface: Role = .paper, isLoose: Bool = true) {
    if isLoose { drawShadow(of: rect) }
    fill(rect, surface)
    if scheme == .highContrast { drawEdges(of: rect, on: surface) }
    if isLoose, scheme != .highContrast, rect.width > 8, rect.height > 3 { drawFold(of: rect) }
  }

  /// A dark strip to the right of a rectangle and half a row under it.
  mutating func drawShadow(of rect: Rect) {
    let isFine = charset == .unicode
    fill(Rect(x: rect.right, y: rect.y + 1, width: 2, height: rect.height - 1), .shade)
    for x in (rect.x + 2)..<max(rect.x + 2, rect.right + 2) {
      put(isFine ? "▀" : " ", x: x, y: rect.bottom, isFine ? Style(.shade, on: .field) : Style(.light, on: .shade))
    }
  }

  /// The upper right corner, folded over: four pixels a side.
  private mutating func drawFold(of rect: Rect) {
    let left = rect.right - 4
    for column in 0..<4 {
      for row in 0..<2 {
        let (upper, lower) = (column > 2 * row, column > 2 * row + 1)
        let (x, y) = (left + column, rect.y + row)
        if upper && lower {
          put(" ", x: x, y: y, Style(.light, on: .field))
        } else if upper && charset == .unicode {
          put("▄", x: x, y: y, Style(.fold, on: .field))
        } else {
          put(" ", x: x, y: y, Style(.ink, on: .fold))
        }
      }
    }
  }

  private mutating func drawEdges(of rect: Rect, on surface: Role) {
    guard charset == .unicode, rect.height > 2 else { return }
    let ink: Role = surface == .back ? .backInk : .ink
    for x in rect.x..<rect.right {
      put("▀", x: x, y: rect.y, Style(ink, on: surface))
      put("▄", x: x, y: rect.bottom - 1, Style(ink, on: surface))
    }
    for y in rect.y..<rect.bottom {
      put("█", x: rect.x, y: y, Style(ink, on: surface))
      put("█", x: rect.right - 1, y: y, Style(ink, on: surface))
    }
  }

  /// A word as large as it can stand in an area: block letters, or bold with spaces between its letters.
  mutating func drawWord(
    _ word: String, in rect: Rect, ink: Role, on surface: Role, largest: BigText.LetterSize = .boldFourfold
  ) {
    if let big = BigText.fitting(word, in: rect.size, largest: largest, charset: charset) {
      return draw(big, in: rect, ink: ink)
    }
    let style = Style(ink, on: surface, bold: true)
    let wide = word.map(String.init).joined(separator: " ")
    let lines = wide.displayWidth <= rect.width ? [wide] : word.wrapped(to: rect.width)
    let block = rect.centred(Size(rect.width, lines.count))
    for (row, line) in lines.enumerated() {
      write(line, in: block, row: row, .centre, style)
    }
  }

  /// A row that one acts on, as paper, or one that waits, plain on the field.
  mutating func drawButton(_ text: String, in rect: Rect, isChosen: Bool, hasShadow: Bool = true) {
    guard isChosen else { return write(text, in: rect, .centre, .plain) }
    fill(rect, .paper)
    write(text, in: rect, .centre, Style(.ink, on: .paper, bold: true))
    guard charset == .unicode, hasShadow else { return }
    guard self[rect.x, rect.bottom]?.style.surface == .field else { return }
    put("▄", x: rect.right, y: rect.y, Style(.shade, on: .field))
    for x in (rect.x + 1)...max(rect.x + 1, rect.right) {
      put("▀", x: x, y: rect.bottom, Style(.shade, on: .field))
    }
  }
}
