import Canvas

/// Who made it, and what is stored, where, and how to see, correct or erase it. Source: R25.
struct AboutPage: Page {
  private var text = ScrollText()

  func tone(_ evening: Evening) -> Tone { .table }
  func heading(_ evening: Evening) -> Heading {
    Heading(left: evening.texts.about, right: "Pappers \(Version.current)")
  }

  func hints(_ evening: Evening) -> [Hint] {
    [
      Hint(.up, evening.texts.upDown), Hint(.down), Hint(.pageUp), Hint(.pageDown), Hint(.back, evening.texts.back),
      Hint(.confirm),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .up: text.scroll(by: -1)
    case .down: text.scroll(by: 1)
    case .pageUp: text.scroll(by: -8)
    case .pageDown: text.scroll(by: 8)
    default: return .back
    }
    return .none
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let column = area.inset(y: area.height > 18 ? 2 : 0).centred(Size(min(area.width - 4, 76), area.height))
    let lines = evening.texts.aboutSections(places: evening.places).flatMap { title, body in
      [ScrollText.Line(text: title, style: .strong)] + body.wrapped(to: column.width).map { ScrollText.Line(text: $0) }
        + [ScrollText.Line()]
    }
    text.draw(lines.dropLast(), in: column, on: &canvas)
  }
}

/// The program's version, as in the change log.
public enum Version {
  /// Major, minor, patch.
  public static let current = "0.1.0"
}
