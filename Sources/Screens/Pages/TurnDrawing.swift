import Canvas
import Game

extension TurnPage {
  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game, let turn = evening.openTurn else { return }
    let rows = TurnRows(area)
    drawCountdown(evening, in: rows, on: &canvas)
    drawCount(turn.points, evening.texts.guessedLabel(turn.points), .left, in: rows, on: &canvas)
    drawCount(game.papersLeft, evening.texts.papersLeftLabel(game.papersLeft), .right, in: rows, on: &canvas)
    drawBar(evening, in: rows.bar, on: &canvas)
    drawPapers(evening, rows, on: &canvas)
  }

  private func drawCountdown(_ evening: Evening, in rows: TurnRows, on canvas: inout Canvas) {
    let seconds = secondsLeft(evening)
    let isLast = seconds <= Self.lastSeconds
    let number = String(seconds)
    let area = rows.numbers
    guard rows.isBig, let big = BigText.fitting(number, in: area.size, largest: .bold, charset: canvas.charset) else {
      let plate = area.centred(Size(isPulse(evening) ? 9 : 7, 1))
      if isLast { canvas.fill(plate, .alarm) }
      let style = isLast ? Style(.alarmInk, on: .alarm, bold: true) : .strong
      return canvas.write(number, in: plate, .centre, style)
    }
    if isLast {
      // Rows come and go in few bytes, columns in many.
      let margin = isPulse(evening) ? 1 : 0
      canvas.fill(area.centred(Size(28, big.size.height)).inset(y: -margin), .alarm)
    }
    canvas.draw(big, in: area, ink: isLast ? .alarmInk : .light)
  }

  /// A number with its label at one side of the countdown.
  private func drawCount(
    _ count: Int, _ label: String, _ side: Canvas.Alignment, in rows: TurnRows, on canvas: inout Canvas
  ) {
    let number = String(count)
    guard rows.isBig, let big = BigText.fitting(number, in: Size(20, 4), largest: .regular, charset: canvas.charset)
    else {
      return canvas.write("\(number) \(label)", in: rows.numbers, row: (rows.numbers.height - 1) / 2, side, .quiet)
    }
    let width = max(big.size.width, label.displayWidth)
    let column = rows.column(width: width, side)
    canvas.draw(big, in: column.top(rows.numbers.height - 1), ink: .soft)
    canvas.write(label, in: column, row: rows.numbers.height - 1, .centre, .quiet)
  }

  private func drawBar(_ evening: Evening, in rect: Rect, on canvas: inout Canvas) {
    let isLast = secondsLeft(evening) <= Self.lastSeconds
    let share = shareLeft(evening)
    let filled = Int((Double(rect.width) * share).rounded(.up))
    for column in 0..<rect.width {
      let isLeft = column < filled
      let ink: Role = isLeft ? (isLast ? .alarm : .light) : .shade
      canvas.put(isLeft ? "━" : "─", x: rect.x + column, y: rect.y, ink: ink)
    }
  }

  private func drawPapers(_ evening: Evening, _ rows: TurnRows, on canvas: inout Canvas) {
    if let leaving, rows.paper.x > 2 { draw(leaving, rows, on: &canvas) }
    let isCovered = isCovered(evening)
    canvas.drawPaper(rows.paper, isCovered ? .back : .paper, isLoose: rows.isLoose)
    let inside = rows.paper.inset(x: rows.isLoose ? 3 : 1, y: rows.isLoose ? 1 : 0)
    guard isCovered else {
      return canvas.drawWord(word(evening), in: inside, ink: .ink, on: .paper)
    }
    let texts = evening.texts
    let title = isPaused ? texts.paused : texts.covered
    let way = isPaused ? "Enter   \(texts.goOn)" : "↑   \(texts.toPeek)"
    let lower = inside.height >= 9 ? 3 : 1
    canvas.drawWord(title, in: inside.dropBottom(lower), ink: .backInk, on: .back, largest: isPaused ? .bold : .regular)
    canvas.write(way, in: inside, row: inside.height - lower, .centre, Style(.backInk, on: .back, bold: true))
  }

  /// The passed paper on its way out from under the one that lies there now: the new word is never hidden by it.
  private func draw(_ leaving: LeavingPaper, _ rows: TurnRows, on canvas: inout Canvas) {
    let eased = leaving.progress * leaving.progress
    var rect = rows.paper
    rect.x -= Int(Double(rows.paper.right) * (0.06 + eased))
    canvas.drawPaper(rect, leaving.isCovered ? .back : .card, isLoose: false)
    guard !leaving.isCovered else { return }
    canvas.drawWord(leaving.word, in: rect.inset(x: 4, y: 1), ink: .cardInk, on: .card)
  }
}

/// Where the parts of a turn stand on a screen.
struct TurnRows {
  /// The row or rows of the countdown and the counts.
  let numbers: Rect
  let bar: Rect
  let paper: Rect
  /// Whether there is room for a paper with a shadow.
  let isLoose: Bool
  /// Whether the numbers are in block letters.
  let isBig: Bool

  init(_ area: Rect) {
    isBig = area.height >= 18
    isLoose = area.height >= 16
    let margin = isLoose ? (area.width < 100 ? 4 : area.width / 10) : 0
    let isTall = area.height >= 26
    let upper = isBig ? 1 : 0
    let height = isBig ? 6 : 1
    numbers = Rect(
      x: area.x + max(1, margin), y: area.y + upper, width: area.width - 2 * max(1, margin), height: height)
    bar = Rect(x: area.x + margin, y: numbers.bottom + (isTall ? 1 : 0), width: area.width - 2 * margin, height: 1)
    let top = bar.bottom + (isTall ? 1 : 0)
    let bottom = area.bottom - (isLoose ? (isTall ? 2 : 1) : 0)
    paper = Rect(x: area.x + margin, y: top, width: area.width - 2 * margin, height: bottom - top)
  }

  /// A column under one end of the bar.
  func column(width: Int, _ side: Canvas.Alignment) -> Rect {
    let inner = numbers.inset(x: 2)
    let x = side == .left ? inner.x : inner.right - width
    return Rect(x: x, y: numbers.y, width: width, height: numbers.height)
  }
}
