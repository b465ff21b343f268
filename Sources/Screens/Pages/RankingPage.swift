import Canvas
import Game

/// The end of a round: who has how many points. Source: R13.
struct RankingPage: Page {
  var isInGame: Bool { true }
  var ignoresRepeats: Bool { true }

  func tone(_ evening: Evening) -> Tone { evening.tone }

  func heading(_ evening: Evening) -> Heading {
    var heading = evening.roundHeading()
    heading.right = evening.texts.endOfRound
    return heading
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    return [
      Hint(.confirm, texts.nextRound), Hint(.correct, texts.correctLast), Hint(.help, texts.help.lowercased()),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    switch command {
    case .confirm:
      let effects = evening.happen(.roundBegan)
      return .go(HandOverPage(), effects)
    case .correct: return evening.correctLastTurn()
    default:
      return .none
    }
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game else { return }
    let texts = evening.texts
    let isRoomy = area.height >= 18
    canvas.write(spaced(texts.ranking), in: area, row: isRoomy ? 2 : 0, .centre, .strong)
    let next = game.setup.rules.rounds[min(game.round + 1, game.setup.rules.rounds.count - 1)]
    let label = "Enter   \(texts.onTo(next))"
    let width = label.displayWidth + 8
    let button = Rect(
      x: area.x + (area.width - width) / 2, y: area.bottom - (isRoomy ? 3 : 1), width: width, height: 1)
    let top = isRoomy ? 4 : 1
    canvas.drawRanking(game, texts, in: area.inset(x: 3).dropTop(top).dropBottom(area.bottom - button.y + 1))
    canvas.drawButton(label, in: button, isChosen: true)
  }
}
