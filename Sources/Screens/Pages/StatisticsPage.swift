import Canvas
import Game

/// What the evening's turns tell. Source: R14.
struct StatisticsPage: Page {
  private var menu = Menu(count: 0)

  func tone(_ evening: Evening) -> Tone { evening.tone }
  func heading(_ evening: Evening) -> Heading { Heading(middle: evening.texts.statistics) }

  func hints(_ evening: Evening) -> [Hint] {
    [Hint(.back, evening.texts.back), Hint(.confirm), Hint(.up), Hint(.down)]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    menu.count = evening.game?.setup.teams.map(\.players.count).reduce(0, +) ?? 0
    switch command {
    case .up: menu.move(by: -1)
    case .down: menu.move(by: 1)
    default: return .back
    }
    return .none
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game else { return }
    let texts = evening.texts
    let statistics = Statistics(game)
    let isRoomy = area.height >= 18
    let inner = area.centred(Size(min(area.width - 4, 84), area.height))

    var facts: [String] = []
    if let best = statistics.bestTurn {
      facts.append(texts.bestTurn(game.setup.teams[best.team].players[best.describer], best.points))
    }
    if let hardest = statistics.hardest {
      facts.append(texts.hardestPaper(game.setup.papers[hardest.paper].word, seconds: (hardest.time + 500) / 1000))
    }
    var row = isRoomy ? 2 : 0
    for fact in facts.flatMap({ $0.wrapped(to: inner.width) }) {
      canvas.write(fact, in: inner, row: row, .centre, .strong)
      row += isRoomy ? 2 : 1
    }

    let isWide = inner.width >= 60
    let columns = [
      texts.player, isWide ? texts.team : "", texts.papersColumn, texts.perMinute, isWide ? texts.bestColumn : "",
    ]
    drawRow(columns, in: inner, row: row, .quiet, on: &canvas)
    let visible = Menu(count: statistics.players.count, chosen: menu.chosen).visible(max(1, inner.height - row - 1))
    for player in statistics.players[visible] {
      row += 1
      let line = Rect(x: inner.x, y: inner.y + row, width: inner.width, height: 1)
      canvas.fill(line, row % 2 == 0 ? .field : .shade)
      let cells = [
        player.name, isWide ? game.setup.teams[player.team].name : "", String(player.papers),
        tenths(player.pace, texts),
        isWide ? String(player.best) : "",
      ]
      drawRow(cells, in: inner, row: row, Style(.light, on: row % 2 == 0 ? .field : .shade), on: &canvas)
    }
  }

  /// A number with one decimal.
  private func tenths(_ value: Double, _ texts: any Texts) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10)\(texts.decimalPoint)\(tenths % 10)"
  }

  /// Names from the left, numbers from the right.
  private func drawRow(_ cells: [String], in area: Rect, row: Int, _ style: Style, on canvas: inout Canvas) {
    let numberWidth = area.width >= 60 ? 14 : 12
    var right = area.right - 1
    for cell in cells.dropFirst(2).reversed() where !cell.isEmpty {
      let column = Rect(x: right - numberWidth, y: area.y, width: numberWidth, height: area.height)
      canvas.write(cell, in: column, row: row, .right, style)
      right -= numberWidth
    }
    let names = Rect(x: area.x + 1, y: area.y, width: right - area.x - 2, height: area.height)
    let half = cells[1].isEmpty ? names.width : names.width / 2
    canvas.write(cells[0].fitted(to: half - 1), in: names, row: row, .left, style)
    canvas.write(cells[1].fitted(to: half - 1), x: names.x + half, y: area.y + row, style)
  }
}
