import Canvas
import Game

/// Four short pages: the idea, and one for each round. Source: R22.
struct HelpPage: Page {
  /// The page, from 0.
  private(set) var number: Int
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
      Hint(.confirm, isLast ? texts.back : texts.nextPage), Hint(.right, isLast ? nil : texts.nextPage),
      Hint(.left, number > 0 ? texts.previousPage : nil), Hint(.down), Hint(.up), Hint(.back, texts.back),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .confirm where number == Self.count - 1, .back: return .back
    case .confirm, .right, .down: number = min(number + 1, Self.count - 1)
    case .left, .up: number = max(number - 1, 0)
    default: break
    }
    return .none
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let texts = evening.texts
    let help = texts.helpPages[number]
    let isRoomy = area.height >= 18
    let width = min(area.width - 4, 72)
    let column = area.centred(Size(width, area.height))
    var row = 0
    if isRoomy {
      let title = area.dropTop(1).top(7)
      canvas.drawWord(help.title, in: title.inset(x: 2), ink: .light, on: .field, largest: .bold)
      row = 9
    } else {
      canvas.write(spaced(help.title), in: column, row: 0, .centre, .strong)
      row = 1
    }
    for paragraph in help.paragraphs {
      for line in paragraph.wrapped(to: width) {
        canvas.write(line, in: column, row: row, .left, .plain)
        row += 1
      }
      if isRoomy { row += 1 }
    }
    let keys = help.keys
    for (command, text) in keys where row < column.height {
      let captions = command.keys.prefix(3).map { $0.caption(texts) }.filter { !$0.isEmpty }.joined(separator: "  ")
      canvas.write(captions, in: column, row: row, .left, .strong)
      canvas.write(text.fitted(to: width - 20), x: column.x + 20, y: column.y + row, .quiet)
      row += 1
    }
  }
}

/// A page of help.
struct HelpText: Sendable {
  let title: String
  let paragraphs: [String]
  /// The keys that are worth knowing here, with what they do.
  var keys: [(Command, String)] = []
}
