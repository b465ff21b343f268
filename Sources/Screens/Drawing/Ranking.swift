import Canvas
import Game

extension Canvas {
  /// Draws the teams in the order of their points, as large as there is room for; the leader on paper.
  mutating func drawRanking(_ game: Game, _ texts: any Texts, in area: Rect) {
    let standings = game.standings
    let height = [5, 2, 1].first { standings.count * ($0 + ($0 > 1 ? 1 : 0)) <= area.height + 1 } ?? 1
    let pitch = height + (height > 1 ? 1 : 0)
    let width = min(area.width, 84)
    let rows = Menu(count: standings.count).visible(max(1, (area.height + pitch - height) / pitch))
    let block = area.centred(Size(width, rows.count * pitch - (pitch - height)))
    for (row, standing) in standings[rows].enumerated() {
      let card = Rect(x: block.x, y: block.y + row * pitch, width: width, height: height)
      drawStanding(standing, game, texts, in: card)
    }
  }

  private mutating func drawStanding(_ standing: Standing, _ game: Game, _ texts: any Texts, in card: Rect) {
    let isLeader = standing.place == 1
    let surface: Role = isLeader ? .paper : .card
    let ink: Role = isLeader ? .ink : .cardInk
    let faint = Style(isLeader ? .faint : .cardFaint, on: surface)
    let strong = Style(ink, on: surface, bold: true)
    if card.height > 1 { drawShadow(of: card) }
    fill(card, surface)

    let team = game.setup.teams[standing.team]
    let isTall = card.height >= 5
    let row = isTall ? 1 : 0
    let inner = card.inset(x: 2)
    write("\(standing.place)\(standing.isShared ? "=" : "")", in: inner, row: row, .left, strong)
    drawPoints(standing.total, in: inner, strong)
    let pointsWidth = isTall ? 18 : 3
    let names = Rect(x: inner.x + 4, y: inner.y, width: inner.width - 6 - pointsWidth, height: card.height)
    let breakdown = names.width >= 46 ? names.width / 2 : 0
    let nameWidth = names.width - breakdown
    write(team.name.fitted(to: nameWidth - 1), in: names, row: row, .left, strong)
    if card.height > 1 {
      write(team.players.joined(separator: " · ").fitted(to: nameWidth - 1), in: names, row: row + 1, .left, faint)
    }
    guard breakdown > 0 else { return }
    let column = Rect(x: names.x + nameWidth, y: names.y, width: breakdown, height: card.height)
    drawRounds(standing, game, texts, in: column, first: isTall ? 1 : 0, faint)
  }

  /// The points of each round: a line each with a bar in the round's colour, or all in one line where there is no room.
  private mutating func drawRounds(
    _ standing: Standing, _ game: Game, _ texts: any Texts, in area: Rect, first: Int, _ style: Style
  ) {
    let rounds = game.setup.rules.rounds
    guard standing.points.count <= area.height - first else {
      let parts = zip(rounds, standing.points).map { "\(texts.name($0).lowercased()) \($1)" }
      let whole = parts.joined(separator: " · ")
      let line = whole.displayWidth <= area.width ? whole : standing.points.map(String.init).joined(separator: " + ")
      return write(line, in: area, .left, style)
    }
    let most = max(1, game.standings.flatMap(\.points).max() ?? 1)
    for (row, (kind, points)) in zip(rounds, standing.points).enumerated() {
      let y = area.y + first + row
      write(texts.name(kind).lowercased(), x: area.x, y: y, style, width: 12)
      let number = String(points)
      write(number, x: area.x + 16 - number.count, y: y, style)
      for column in 0..<(points * max(0, area.width - 20) / most) {
        put("━", x: area.x + 18 + column, y: y, Style(kind.role, on: style.surface, bold: true))
      }
    }
  }

  /// The total at the right, in block letters where the row is high enough.
  private mutating func drawPoints(_ total: Int, in rect: Rect, _ style: Style) {
    let number = String(total)
    guard rect.height >= 5,
      let big = BigText.fitting(number, in: Size(20, 5), largest: .regular, charset: charset)
    else { return write(number, in: rect, row: rect.height >= 5 ? 1 : 0, .right, style) }
    draw(
      big, in: Rect(x: rect.right - big.size.width, y: rect.y + 1, width: big.size.width, height: rect.height - 1),
      ink: style.ink)
  }
}
