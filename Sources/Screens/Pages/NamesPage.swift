import Canvas
import Game

/// A list of names, typed one after the other and dealt out into teams at random. Source: R1.
struct NamesPage: Page {
  private(set) var names: [String]
  private var field = TextField(text: "")

  /// With fewer there are no two teams.
  static let fewest = 4

  /// The page with the names that were typed before, or that play already.
  init(_ evening: Evening) {
    names = evening.typedNames ?? evening.teams.flatMap(\.players).filter { !$0.isEmpty }
  }

  func tone(_ evening: Evening) -> Tone { .table }
  func heading(_ evening: Evening) -> Heading { Heading(left: evening.texts.shuffle) }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    return [
      Hint(.confirm, field.name.isEmpty ? texts.dealOut : texts.addName), Hint(.remove, texts.removeLast),
      Hint(.back, texts.cancel), Hint(.endGame),
    ]
  }

  mutating func type(_ key: Key, _ evening: inout Evening) -> Outcome? {
    switch key {
    case .enter, .character(","):
      return field.name.isEmpty ? (key == .enter ? dealOut(&evening) : Outcome.none) : add(&evening)
    case .backspace where field.text.isEmpty, .delete where field.text.isEmpty:
      if let last = names.popLast() { field.text = last }
      return Outcome.none
    case .escape:
      evening.typedNames = names + (field.name.isEmpty ? [] : [field.name])
      return .back
    case .control("c"), .control("z"), .control("l"): return nil
    default:
      _ = field.type(key)
      return Outcome.none
    }
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome { .none }

  private mutating func add(_ evening: inout Evening) -> Outcome {
    let name = field.name
    if names.contains(where: { $0.lowercased() == name.lowercased() }) {
      evening.notice = evening.texts.nameTaken(name)
    } else if names.count == TeamsPage.mostTeams * TeamsPage.mostPlayers {
      evening.notice = evening.texts.noMorePlayers
    } else {
      names.append(name)
      field.text = ""
    }
    return .none
  }

  private func dealOut(_ evening: inout Evening) -> Outcome {
    guard names.count >= Self.fewest else {
      evening.notice = evening.texts.moreNamesNeeded(Self.fewest)
      return .none
    }
    let teams = [Team].shuffled(names, into: evening.teams, chance: &evening.chance)
    evening.typedNames = nil
    return Outcome(effects: evening.choose { $0.teams = teams }, navigation: .back)
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let texts = evening.texts
    let column = area.inset(y: area.height > 18 ? 3 : 0).centred(Size(min(area.width - 4, 76), area.height))
    var row = 0
    for line in texts.namesHelp.wrapped(to: column.width) {
      canvas.write(line, in: column, row: row, .left, .plain)
      row += 1
    }
    row += 1
    let box = Rect(x: column.x, y: column.y + row, width: min(column.width - 11, 30), height: 1)
    canvas.fill(box, .paper)
    let end = canvas.write(field.text, x: box.x + 1, y: box.y, Style(.ink, on: .paper, bold: true))
    canvas.cursor = (end, box.y)
    canvas.write(texts.namesCount(names.count), x: box.right + 2, y: box.y, .quiet)

    let list = column.dropTop(row + 2)
    let width = 18
    let columns = max(1, list.width / width)
    let rows = (names.count + columns - 1) / columns
    let pitch = rows * 2 <= list.height ? 2 : 1
    let hidden = max(0, rows - list.height) * columns
    for (index, name) in names.dropFirst(hidden).enumerated() {
      let cell = Rect(
        x: list.x + index % columns * width, y: list.y + index / columns * pitch, width: width - 1, height: 1)
      guard cell.y < list.bottom else { break }
      canvas.fill(cell, .card)
      canvas.write(name, in: cell.inset(x: 1), .left, Style(.cardInk, on: .card))
    }
  }
}
