import Canvas

/// Who made it, and what is stored, where, and how to see, correct or erase it. Source: R25.
struct AboutPage: Page {
  private var first = 0

  func tone(_ evening: Evening) -> Tone { .table }
  func heading(_ evening: Evening) -> Heading { Heading(left: evening.texts.about, right: "Pappers \(Version.current)") }

  func hints(_ evening: Evening) -> [Hint] {
    [
      Hint(.up, evening.texts.upDown), Hint(.down), Hint(.pageUp), Hint(.pageDown), Hint(.back, evening.texts.back),
      Hint(.confirm),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .up: first = max(0, first - 1)
    case .down: first = min(first + 1, Self.longest)
    case .pageUp: first = 0
    case .pageDown: first = min(first + 8, Self.longest)
    default: return .back
    }
    return .none
  }

  /// No legal notice has more lines, however narrow the screen.
  private static let longest = 60

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let column = area.inset(y: area.height > 18 ? 2 : 0).centred(Size(min(area.width - 4, 76), area.height))
    var lines: [(text: String, style: Style)] = []
    for (title, text) in evening.texts.aboutSections(places: evening.places) {
      lines.append((title, .strong))
      lines += text.wrapped(to: column.width).map { ($0, .plain) }
      lines.append(("", .plain))
    }
    let start = min(first, max(0, lines.count - column.height))
    for (row, line) in lines.dropFirst(start).prefix(column.height).enumerated() {
      canvas.write(line.text, in: column, row: row, .left, line.style)
    }
  }
}

/// The program's version, as in the change log.
public enum Version {
  public static let current = "0.1.0"
}
