import Canvas

extension Canvas {
  /// Draws the strips over and under a page and returns the area between them.
  mutating func drawStage(_ heading: Heading, _ hints: [Hint], _ evening: Evening) -> Rect {
    let header = area.top(1)
    fill(header, .shade)
    let quiet = Style(.soft, on: .shade)
    let strong = Style(.light, on: .shade, bold: true)
    let inner = header.inset(x: 2)
    write(heading.left, in: inner, .left, strong)
    let middle = spaced(heading.middle)
    let free = inner.width - 2 * max(heading.left.displayWidth, heading.right.displayWidth) - 4
    if middle.displayWidth <= free {
      write(middle, in: inner, .centre, strong)
    }
    write(heading.right.fitted(to: inner.width - heading.left.displayWidth - 2), in: inner, .right, quiet)
    drawFooter(hints, evening.texts)
    return area.dropTop(1).dropBottom(1)
  }

  /// The keys that work now: the most useful first, the one that ends at the right.
  private mutating func drawFooter(_ hints: [Hint], _ texts: any Texts) {
    let footer = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    fill(footer, .shade)
    let named = hints.compactMap { hint in
      hint.label.flatMap { label in hints.key(for: hint).map { (hint.command, $0.caption(texts), label) } }
    }
    var right = footer.right - 2
    for (command, key, label) in named where command == .endGame {
      right -= key.displayWidth + 1 + label.displayWidth
      drawHint(key, label, x: right, y: footer.y)
    }
    var x = 2
    let gap = size.width < 60 ? 2 : 4
    for (command, key, label) in named where command != .endGame {
      let width = key.displayWidth + 1 + label.displayWidth
      guard x + width + 2 <= right else { continue }
      drawHint(key, label, x: x, y: footer.y)
      x += width + gap
    }
  }

  private mutating func drawHint(_ key: String, _ label: String, x: Int, y: Int) {
    let strong = Style(.light, on: .shade, bold: true)
    // A label may begin with more keys, which are arrows.
    let keys = label.prefix { "↑↓←→ ".contains($0) }
    let next = write("\(key) \(keys)", x: x, y: y, strong)
    write(String(label.dropFirst(keys.count)), x: next, y: y, Style(.soft, on: .shade))
  }

  /// A message across the screen, over the footer.
  mutating func drawNotice(_ text: String) {
    let lines = text.wrapped(to: size.width - 4)
    let strip = Rect(x: 0, y: size.height - 1 - lines.count, width: size.width, height: lines.count)
    fill(strip, .alarm)
    for (row, line) in lines.enumerated() {
      write(line, in: strip.inset(x: 2), row: row, .centre, Style(.alarmInk, on: .alarm, bold: true))
    }
  }

  /// What stands on a screen that is too small to play on.
  mutating func drawTooSmall(_ texts: any Texts) {
    let lines = texts.tooSmall(App.smallest.width, App.smallest.height).wrapped(to: size.width)
    let block = area.centred(Size(size.width, lines.count))
    for (row, line) in lines.enumerated() {
      write(line, in: block, row: row, .centre, .plain)
    }
  }
}

/// Capitals with spaces between them, as a round's name stands over its page.
func spaced(_ text: String) -> String {
  text.uppercased().map(String.init).joined(separator: " ")
}

extension String {
  /// The text in lines of at most `width` cells, broken between words, and within one that is longer than a line.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ").flatMap({ $0.pieces(of: max(1, width)) }) {
      if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}

extension Substring {
  /// The word cut into pieces of some characters.
  fileprivate func pieces(of length: Int) -> [Substring] {
    count <= length ? [self] : [prefix(length)] + dropFirst(length).pieces(of: length)
  }
}
