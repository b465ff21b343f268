import Canvas
import Game

/// Four short pages: the idea, and one for each round. Source: R22.
struct HelpPage: Page {
  /// The page, from 0.
  private(set) var number: Int {
    didSet { text = ScrollText() }
  }
  private var text = ScrollText()
  static let count = 4

  init(number: Int) {
    self.number = number.clamped(to: 0...(Self.count - 1))
  }

  func tone(_ evening: Evening) -> Tone {
    number == 0 ? .table : Tone(Round.allCases[number - 1])
  }

  func heading(_ evening: Evening) -> Heading {
    Heading(left: evening.texts.help, right: "\(number + 1) / \(Self.count)")
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    let isLast = number == Self.count - 1
    return [
      Hint(.confirm, isLast ? texts.back : texts.nextPage), Hint(.back, isLast ? nil : texts.back), Hint(.right),
      Hint(.left, number > 0 ? texts.previousPage : nil), Hint(.down), Hint(.up),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .confirm where number == Self.count - 1, .back: return .back
    case .confirm, .right: number = min(number + 1, Self.count - 1)
    case .left: number = max(number - 1, 0)
    case .down: text.scroll(by: 1)
    case .up: text.scroll(by: -1)
    default: break
    }
    return .none
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let help = evening.texts.helpPages[number]
    let isRoomy = area.height >= 18
    let column = area.centred(Size(min(area.width - 6, 72), area.height))
    if isRoomy {
      let title = area.dropTop(1).top(7).inset(x: 2)
      canvas.drawWord(help.title, in: title, ink: .light, on: .field, largest: .bold)
    } else {
      canvas.write(spaced(help.title), in: column, .centre, .strong)
    }
    text.draw(
      lines(help, evening.texts, width: column.width, isRoomy), in: column.dropTop(isRoomy ? 9 : 1), on: &canvas)
  }

  private func lines(_ help: HelpText, _ texts: any Texts, width: Int, _ isRoomy: Bool) -> [ScrollText.Line] {
    let paragraphs = help.paragraphs.flatMap { paragraph in
      paragraph.wrapped(to: width).map { ScrollText.Line(text: $0) } + (isRoomy ? [ScrollText.Line()] : [])
    }
    let isWide = width >= 60
    let keys = help.keys.map { command, text in
      let captions = command.keys.prefix(isWide ? 3 : 1).map { $0.caption(texts) }.joined(separator: "  ")
      let indent = isWide ? 20 : 7
      return ScrollText.Line(text: captions, style: .strong, note: (text.fitted(to: width - indent), indent))
    }
    return paragraphs + keys
  }
}

/// A page of help.
struct HelpText: Sendable {
  let title: String
  let paragraphs: [String]
  /// The keys that are worth knowing here, with what they do.
  var keys: [(Command, String)] = []
}
