import Canvas
import Game

/// The end of the game: the winner, the ranking, and what comes next. Source: R14.
struct FinalPage: Page {
  private var menu = Menu(count: Answer.allCases.count)
  private var age = Duration.zero

  private enum Answer: CaseIterable {
    case statistics, rematch, home
  }

  /// The time in which the cup rises.
  private static let rise = Duration.milliseconds(900)

  var ignoresRepeats: Bool { true }

  func tone(_ evening: Evening) -> Tone { evening.tone }

  func heading(_ evening: Evening) -> Heading {
    let isComplete = evening.game?.phase == .over(isComplete: true)
    return Heading(middle: isComplete ? evening.texts.endOfGame : evening.texts.endedEarly)
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    var hints = [
      Hint(.confirm, texts.choose), Hint(.left, texts.leftRight), Hint(.right), Hint(.up), Hint(.down),
      Hint(.statistics), Hint(.rematch),
    ]
    if evening.game?.phase == .over(isComplete: true) { hints.append(Hint(.correct, texts.correctLast)) }
    return hints + [Hint(.help, texts.help.lowercased())]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .left, .up: menu.move(by: -1)
    case .right, .down: menu.move(by: 1)
    case .confirm: return answer(Answer.allCases[menu.chosen], &evening)
    case .statistics: return answer(.statistics, &evening)
    case .rematch: return answer(.rematch, &evening)
    case .correct: return evening.correctLastTurn()
    default: break
    }
    return .none
  }

  private func answer(_ answer: Answer, _ evening: inout Evening) -> Outcome {
    switch answer {
    case .statistics: return .open(StatisticsPage())
    case .rematch:
      guard let teams = evening.game?.setup.teams else { return .none }
      evening.game = nil
      return Outcome(effects: [.putAway, .begin(evening.request(teams))])
    case .home:
      evening.game = nil
      return Outcome.home.with(.putAway)
    }
  }

  mutating func tick(_ elapsed: Duration, _ evening: inout Evening) -> Outcome {
    age += elapsed
    return .none
  }

  func wake(_ evening: Evening) -> Duration? {
    evening.settings.hasMotion && age < Self.rise ? .milliseconds(60) : nil
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game else { return }
    let texts = evening.texts
    let isRoomy = area.height >= max(18, game.setup.teams.count + 15)
    let winners = game.standings.filter { $0.place == 1 }.map { game.setup.teams[$0.team].name }
    let buttonsRow = area.bottom - (isRoomy ? 3 : 1)
    let teams = game.setup.teams.count
    let topHeight = isRoomy ? (area.height - 7 - teams * 3).clamped(to: 8...12) : 2
    let top = area.dropTop(isRoomy ? 1 : 0).top(topHeight)

    let isComplete = game.phase == .over(isComplete: true)
    let leader = winners.first ?? ""
    let title =
      winners.count > 1 ? texts.tie(texts.list(winners)) : isComplete ? texts.wins(leader) : texts.leads(leader)
    if isRoomy {
      drawCelebration(title, winners, texts, evening.settings.hasMotion, isWon: isComplete, in: top, on: &canvas)
    } else {
      canvas.write(isComplete ? "★ \(title) ★" : title, in: top, row: 0, .centre, .strong)
    }
    let list = Rect(
      x: area.x + 3, y: top.bottom + 1, width: area.width - 6, height: buttonsRow - top.bottom - 2)
    canvas.drawRanking(game, texts, in: list)

    let labels = [texts.statistics, texts.rematch, texts.home]
    let width = min((area.width - 4) / labels.count - 2, 26)
    let left = area.x + (area.width - labels.count * (width + 2) + 2) / 2
    for (index, label) in labels.enumerated() {
      let rect = Rect(x: left + index * (width + 2), y: buttonsRow, width: width, height: 1)
      canvas.drawButton(label, in: rect, isChosen: index == menu.chosen)
    }
  }

  private func drawCelebration(
    _ title: String, _ winners: [String], _ texts: any Texts, _ hasMotion: Bool, isWon: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    let cup = Bitmap.trophy
    let cupSize = Size(cup.width, cup.rows(perCell: canvas.charset.pixelsPerCell))
    let cups = !isWon ? 0 : area.width >= 96 ? 2 : area.width >= 60 && cupSize.height <= area.height ? 1 : 0
    let cupWidth = cupSize.width + 6
    let name = winners.count == 1 ? winners.first ?? "" : texts.tieWord
    let shown = hasMotion ? min(1, age / Self.rise) : 1
    if shown > 0 {
      for x in [area.x + 4, area.right - 4 - cupSize.width].prefix(cups) {
        let place = Rect(x: x, y: area.y, width: cupSize.width, height: area.height).centred(cupSize)
        let hidden = Int(Double(cup.height) * (1 - shown))
        guard hidden < cup.height else { continue }
        let risen = cup.rows(0...(cup.height - 1 - hidden))
        canvas.draw(risen, x: place.x, y: place.bottom - risen.rows(perCell: canvas.charset.pixelsPerCell), ink: .paper)
      }
    }
    let column = Rect(
      x: area.x + max(2, min(cups, 1) * cupWidth), y: area.y,
      width: area.width - max(4, cups * cupWidth + (cups == 1 ? 2 : 0)), height: area.height)
    canvas.drawWord(name, in: column.dropBottom(2), ink: .light, on: .field, largest: .boldDouble)
    canvas.write(title, in: column, row: column.height - 1, .centre, .strong)
  }
}

extension Evening {
  /// A game with these teams, by the settings.
  func request(_ teams: [Team]) -> GameRequest {
    var rules = HouseRules.pappers
    rules.turnSeconds = settings.turnSeconds
    return GameRequest(
      rules: rules, teams: teams, paperCount: settings.paperCount, choice: settings.choice,
      language: settings.languageOfWords)
  }
}
