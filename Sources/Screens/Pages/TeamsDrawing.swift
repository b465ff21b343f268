import Canvas
import Game

extension TeamsPage {
  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let texts = evening.texts
    let teams = evening.teams.named(texts)
    let isRoomy = area.height >= 18
    let column = area.centred(Size(min(area.width - (area.width > 60 ? 8 : 2), 96), area.height))
    let bottomHeight = isRoomy ? 7 : 4
    let list = column.dropTop(isRoomy ? 1 : 0).dropBottom(bottomHeight)
    drawTeams(teams, texts, in: list, on: &canvas)

    let bottom = column.dropTop(column.height - bottomHeight)
    let actions: [(Focus, String)] = [
      (.newTeam, "+ " + texts.newTeam), (.shuffle, texts.shuffle), (.settings, texts.settings),
    ]
    let width = bottom.width / actions.count - 2
    for (index, (action, label)) in actions.enumerated() {
      let rect = Rect(x: bottom.x + index * (width + 3), y: bottom.y, width: width, height: 1)
      canvas.drawButton(label, in: rect, isChosen: focus == action)
    }
    canvas.write(summary(evening), in: bottom, row: isRoomy ? 2 : 1, .centre, .quiet)
    let label = focus == .start ? "Enter   \(texts.startGame)" : texts.startGame
    let button = Rect(x: bottom.x, y: bottom.y + (isRoomy ? 4 : 2), width: bottom.width, height: 1)
      .centred(Size(min(bottom.width, 40), 1))
    canvas.drawButton(label, in: button, isChosen: focus == .start)
  }

  private func summary(_ evening: Evening) -> String {
    let texts = evening.texts
    let game = texts.gameSummary(papers: evening.settings.paperCount, seconds: evening.settings.turnSeconds)
    guard let survey = evening.survey else { return game }
    return game + "  ·  " + texts.matching(survey.matching, unseen: survey.unseen)
  }

  private func drawTeams(_ teams: [Team], _ texts: any Texts, in area: Rect, on canvas: inout Canvas) {
    let pitch = [4, 2, 1].first { teams.count * $0 <= area.height } ?? 1
    let chosen = Self.grid(teams).firstIndex { $0.contains(focus) } ?? 0
    let rows = Menu(count: teams.count, chosen: min(chosen, teams.count - 1)).visible(max(1, area.height / pitch))
    let block = area.centred(Size(area.width, min(area.height, rows.count * pitch)))
    for (place, team) in rows.enumerated() {
      let band = Rect(x: block.x, y: block.y + place * pitch, width: block.width, height: max(1, pitch - 1))
      if pitch == 4 { canvas.fill(band, .shade) }
      let row = Rect(x: band.x + 1, y: band.y + band.height / 2, width: band.width - 2, height: 1)
      drawTeam(teams[team], team, on: pitch == 4 ? .shade : .field, in: row, on: &canvas)
    }
  }

  private func drawTeam(_ team: Team, _ index: Int, on surface: Role, in row: Rect, on canvas: inout Canvas) {
    let nameWidth = row.width >= 70 ? 22 : row.width / 4
    let title = Rect(x: row.x, y: row.y, width: nameWidth, height: 1)
    drawCell(team.name, .team(index), Style(.light, on: surface, bold: true), in: title, on: &canvas)
    let rest = row.width - nameWidth - 6
    let widest = (team.players.map(\.displayWidth).max() ?? 0) + 4
    let width = max(4, min(widest, rest / max(1, team.players.count) - 1))
    var x = row.x + nameWidth + 2
    for (player, name) in team.players.enumerated() {
      let cell = Rect(x: x, y: row.y, width: width, height: 1)
      drawCell(name, .player(player, team: index), Style(.cardInk, on: .card), in: cell, on: &canvas)
      x += width + 1
    }
    let plus = Rect(x: x, y: row.y, width: 3, height: 1)
    drawCell("+", .newPlayer(team: index), Style(.soft, on: surface), in: plus, on: &canvas)
  }

  /// A name, on paper while it is chosen; what is being typed is seen to its end, over the cell's right edge if it must be.
  private func drawCell(_ text: String, _ own: Focus, _ style: Style, in rect: Rect, on canvas: inout Canvas) {
    let isChosen = focus == own
    let style = isChosen ? Style(.ink, on: .paper, bold: true) : style
    guard isChosen, let field else {
      canvas.fill(rect, style.surface)
      return canvas.write(text, in: rect.inset(x: 1), .left, style)
    }
    let width = max(rect.width, field.text.displayWidth + 3)
    let cell = Rect(x: min(rect.x, max(0, canvas.size.width - width)), y: rect.y, width: width, height: 1)
    canvas.fill(cell, .paper)
    // Until something is typed, the usual name shows what none would be.
    if field.text.isEmpty { canvas.write(text, in: cell.inset(x: 1), .left, Style(.faint, on: .paper)) }
    let end = canvas.write(field.text, x: cell.x + 1, y: cell.y, style)
    canvas.cursor = (end, cell.y)
  }
}
