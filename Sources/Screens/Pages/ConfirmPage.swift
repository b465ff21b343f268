import Canvas
import Game

/// A question before something that can't be taken back. The first answer is the harmless one.
struct ConfirmPage: Page {
  let question: Question
  private var menu: Menu

  enum Question {
    /// The game in play ends here, or is left for later.
    case endGame
    /// A new game puts the saved one away.
    case newGame
    case quit
  }

  private enum Answer {
    case stay, endGame, leave, newGame, quit
  }

  init(_ question: Question) {
    self.question = question
    menu = Menu(count: Self.answers(question).count)
  }

  private static func answers(_ question: Question) -> [Answer] {
    switch question {
    case .endGame: [.stay, .endGame, .leave]
    case .newGame: [.stay, .newGame]
    case .quit: [.stay, .quit]
    }
  }

  func tone(_ evening: Evening) -> Tone { question == .endGame ? evening.tone : .table }
  func heading(_ evening: Evening) -> Heading { Heading() }

  func hints(_ evening: Evening) -> [Hint] {
    [
      Hint(.confirm, evening.texts.choose), Hint(.up, evening.texts.upDown), Hint(.down),
      Hint(.back, evening.texts.stay(question).lowercased()),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .up: menu.move(by: -1)
    case .down: menu.move(by: 1)
    case .back: return .back
    case .confirm: return answer(&evening)
    default: break
    }
    return .none
  }

  private func answer(_ evening: inout Evening) -> Outcome {
    switch Self.answers(question)[menu.chosen] {
    case .stay: return .back
    case .leave: return .home
    case .quit: return .effects(.quit)
    case .newGame:
      evening.game = nil
      var outcome = TeamsPage.opened(evening)
      outcome.effects.insert(.putAway, at: 0)
      return outcome
    case .endGame: return evening.endGame()
    }
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let texts = evening.texts
    let answers = Self.answers(question).map { answer in
      switch answer {
      case .stay: texts.stay(question)
      case .endGame: evening.hasPoints ? texts.endAndRank : texts.endIt
      case .leave: texts.leaveForLater
      case .newGame: texts.putAwayAndPlay
      case .quit: texts.quit
      }
    }
    let pitch = area.height > 14 ? 2 : 1
    let upper = area.dropBottom(answers.count * pitch + area.height / 6)
    canvas.drawWord(texts.question(question), in: upper.inset(x: 2, y: 1), ink: .light, on: .field, largest: .bold)
    let width = min(area.width - 4, (answers.map(\.displayWidth).max() ?? 0) + 8)
    for (row, answer) in answers.enumerated() {
      let rect = Rect(x: area.x + (area.width - width) / 2, y: upper.bottom + row * pitch, width: width, height: 1)
      canvas.drawButton(answer, in: rect, isChosen: row == menu.chosen, hasShadow: pitch > 1)
    }
  }
}

extension Evening {
  /// Ends the game here. One in which nothing was guessed has no ranking to show.
  mutating func endGame() -> Outcome {
    let shown = openTurn.map(shown) ?? []
    let effects = happen(.ended) + (shown.isEmpty ? [] : [.remember(shown)])
    guard hasPoints else {
      game = nil
      return Outcome(effects: effects + [.putAway], navigation: .restart(HomePage()))
    }
    return Outcome(effects: effects + [.sound(.victory)], navigation: .restart(FinalPage()))
  }

  /// Whether there is anything to rank yet.
  var hasPoints: Bool {
    guard let game else { return false }
    return (game.turns + [game.openTurn].compactMap(\.self)).contains { $0.points > 0 }
  }

  var openTurn: Turn? { game?.openTurn }

  /// The ids of the papers that a turn showed.
  func shown(in turn: Turn) -> [String] {
    guard let papers = game?.setup.papers else { return [] }
    return (turn.guesses.map(\.paper) + [turn.current, turn.leftover].compactMap(\.self)).map { papers[$0].id }
  }
}
