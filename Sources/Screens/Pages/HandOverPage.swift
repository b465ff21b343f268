import Canvas
import Game

/// The laptop goes to the next player; no word shows until that player starts. Source: R7.
struct HandOverPage: Page {
  func tone(_ evening: Evening) -> Tone { evening.tone }
  func heading(_ evening: Evening) -> Heading { evening.roundHeading(evening.game?.nextTurn) }
  var isInGame: Bool { true }
  var ignoresRepeats: Bool { true }

  func hints(_ evening: Evening) -> [Hint] {
    var hints = [Hint(.confirm, evening.texts.start)]
    if evening.game?.canReopen == true { hints.append(Hint(.correct, evening.texts.correctLast)) }
    return hints + [Hint(.help, evening.texts.help.lowercased())]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .confirm:
      let effects = evening.happen(.turnBegan)
      guard let turn = evening.openTurn else { return Outcome(effects: effects) }
      return .go(TurnPage(turn, isPaused: false), effects + [.dropTypedAhead])
    case .correct: return evening.correctLastTurn()
    default:
      return .none
    }
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game else { return }
    let texts = evening.texts
    let turn = game.nextTurn
    let team = game.setup.teams[turn.team]
    let name = team.players[turn.describer]
    let others = team.players.enumerated().filter { $0.offset != turn.describer }.map(\.element)
    let isRoomy = area.height >= 18
    let gap = isRoomy ? 2 : 0

    let round = game.setup.rules.rounds[game.round]
    let rule = texts.rule(round).wrapped(to: area.width - 2)
    let below = gap + 1 + gap + rule.count + gap + 2 + gap
    canvas.write(texts.passLaptopTo, in: area, row: isRoomy ? 1 : 0, .centre, .quiet)
    let nameArea = area.inset(x: 2).dropTop(gap + 1).dropBottom(below - 1)
    canvas.drawWord(name, in: nameArea, ink: .light, on: .field)

    var row = nameArea.bottom - area.y + (isRoomy ? 1 : 0)
    let doing = texts.doesFor(round, texts.list(others))
    let whole = "\(doing)  ·  \(team.name)"
    canvas.write(whole.displayWidth < area.width ? whole : doing, in: area, row: row, .centre, .strong)
    row += max(1, gap)
    for line in rule {
      canvas.write(line, in: area, row: row, .centre, .quiet)
      row += 1
    }
    let label = "Enter   \(texts.iAmReady)"
    let button = Rect(
      x: area.x + (area.width - label.displayWidth - 8) / 2, y: area.bottom - gap - 1,
      width: label.displayWidth + 8, height: 1)
    canvas.drawButton(label, in: button, isChosen: true)
  }
}

extension Evening {
  /// The round's strip, with a team and its player.
  func roundHeading(_ turn: Turn? = nil) -> Heading {
    guard let game else { return Heading() }
    let rounds = game.setup.rules.rounds
    let marks = rounds.indices.map { $0 <= game.round ? "●" : "○" }.joined()
    var right = ""
    if let turn {
      let team = game.setup.teams[turn.team]
      right = "\(team.name) · \(team.players[turn.describer])"
    }
    return Heading(
      left: "\(texts.roundNumber(game.round + 1, of: rounds.count).uppercased()) \(marks)",
      middle: texts.name(rounds[game.round]), right: right)
  }
}
