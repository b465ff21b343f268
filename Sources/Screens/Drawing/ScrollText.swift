import Canvas

/// Lines of text that may be longer than the screen is high.
struct ScrollText: Equatable, Sendable {
  private var first = 0

  mutating func scroll(by rows: Int) {
    first = max(0, first + rows)
  }

  /// Draws what there is room for; arrows at the right say that there is more. Scrolling stops at the last line.
  func draw(_ lines: [Line], in area: Rect, on canvas: inout Canvas) {
    let last = max(0, lines.count - area.height)
    let start = min(first, last)
    for (row, line) in lines.dropFirst(start).prefix(area.height).enumerated() {
      canvas.write(line.text, in: area, row: row, line.alignment, line.style)
      if let note = line.note { canvas.write(note.text, x: area.x + note.indent, y: area.y + row, .quiet) }
    }
    let margin = Rect(x: area.x, y: area.y, width: area.width + 2, height: area.height)
    if start > 0 { canvas.write("↑", in: margin, row: 0, .right, .quiet) }
    if start < last { canvas.write("↓", in: margin, row: area.height - 1, .right, .quiet) }
  }

  struct Line {
    var text = ""
    var style = Style.plain
    var alignment = Canvas.Alignment.left
    /// What stands behind it at an indent.
    var note: (text: String, indent: Int)?
  }
}
