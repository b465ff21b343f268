import Canvas
import Game

/// The turn is over: its list, in which a mistake can be taken back. Source: R12.
struct ReviewPage: Page {
  /// The word chosen, or one more than the last for the button.
  private var chosen: Int?
  private var age = Duration.zero
  private var sinceKey = Duration.zero
  /// Whether a key has been heard: then somebody is reading.
  private var isAwake = false

  /// Keys pressed in the heat of the last second don't reach this page, nor the first repeat of one that is still held.
  static let deafness = Duration.milliseconds(700)
  /// Who has pressed a key so short ago is still hammering.
  static let quiet = Duration.milliseconds(450)

  var isInGame: Bool { true }
  var ignoresRepeats: Bool { true }

  func tone(_ evening: Evening) -> Tone { evening.tone }

  func heading(_ evening: Evening) -> Heading {
    var heading = evening.roundHeading(evening.openTurn)
    heading.middle = title(evening)
    return heading
  }

  private func title(_ evening: Evening) -> String {
    evening.openTurn?.leftover == nil ? evening.texts.bowlEmpty : evening.texts.timeUp
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    let count = evening.openTurn?.guesses.count ?? 0
    let confirm = isOnButton(count) ? texts.confirmList : texts.mark
    var hints = [Hint(.confirm, confirm)]
    if count > 0 { hints += [Hint(.up, texts.chooseWord), Hint(.down), Hint(.left), Hint(.right)] }
    if canResume(evening) { hints.append(Hint(.undo, texts.undo)) }
    return hints + [Hint(.help, texts.help.lowercased())]
  }

  mutating func tick(_ elapsed: Duration, _ evening: inout Evening) -> Outcome {
    age += elapsed
    sinceKey += elapsed
    return .none
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    isAwake = isAwake || age >= Self.deafness && sinceKey >= Self.quiet
    sinceKey = .zero
    guard isAwake, let turn = evening.openTurn else { return .none }
    let count = turn.guesses.count
    switch command {
    case .up: move(-1, count)
    case .down: move(1, count)
    case .left: move(-columnHeight(count), count)
    case .right: move(columnHeight(count), count)
    case .undo: return takeBack(&evening)
    case .confirm:
      guard let chosen, chosen < count else { return confirm(turn, &evening) }
      return Outcome(effects: evening.happen(.marked(guess: chosen, counted: !turn.guesses[chosen].isCounted)))
    default: break
    }
    return .none
  }

  /// The last tap emptied the bowl and is taken back: the turn goes on.
  mutating func takeBack(_ evening: inout Evening) -> Outcome {
    guard canResume(evening), let turn = evening.openTurn else { return .none }
    let effects = evening.happen(.undone(at: turn.elapsed))
    guard let resumed = evening.openTurn else { return Outcome(effects: effects) }
    return .go(TurnPage(resumed, isPaused: true), effects)
  }

  private func canResume(_ evening: Evening) -> Bool {
    guard let turn = evening.openTurn else { return false }
    return turn.leftover == nil && !turn.guesses.isEmpty
  }

  private func confirm(_ turn: Turn, _ evening: inout Evening) -> Outcome {
    var effects = turn.round == 0 ? [Effect.remember(evening.shown(in: turn))] : []
    effects = evening.happen(.confirmed) + effects
    switch evening.game?.phase {
    case .roundOver: return .go(RankingPage(), effects)
    case .over: return .go(FinalPage(), effects + [.sound(.victory)])
    default: return .go(HandOverPage(), effects)
    }
  }

  private func isOnButton(_ count: Int) -> Bool { (chosen ?? count) >= count }

  private mutating func move(_ step: Int, _ count: Int) {
    let place = chosen ?? count
    chosen = place == count && step > 0 ? 0 : (place + step).clamped(to: 0...count)
  }

  /// With more words than this there are two columns.
  private static let longestColumn = 8

  /// The words in a column.
  private func columnHeight(_ count: Int) -> Int {
    count > Self.longestColumn ? (count + 1) / 2 : max(1, count)
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    guard let game = evening.game, let turn = evening.openTurn else { return }
    let texts = evening.texts
    let isRoomy = area.height >= 14 + columnHeight(turn.guesses.count)
    let title = title(evening)
    let top = isRoomy ? area.top(10) : area.top(2)
    if isRoomy {
      canvas.drawWord(title, in: top.dropTop(1).top(7), ink: .light, on: .field, largest: .bold)
    } else {
      canvas.write(spaced(title), in: top, .centre, .strong)
    }
    canvas.write(texts.guessedInTurn(turn.points), in: top, row: isRoomy ? 8 : 1, .centre, .strong)

    let width = min(area.width - 4, 44)
    let button = Rect(x: area.x + (area.width - width) / 2, y: area.bottom - (isRoomy ? 3 : 1), width: width, height: 1)
    let list = Rect(
      x: area.x + 2, y: top.bottom, width: area.width - 4, height: button.y - top.bottom - (isRoomy ? 1 : 0))
    drawList(turn, game, in: list, on: &canvas)
    let isOnButton = isOnButton(turn.guesses.count)
    canvas.drawButton((isOnButton ? "Enter   " : "") + texts.listIsRight, in: button, isChosen: isOnButton)
  }

  private func drawList(_ turn: Turn, _ game: Game, in area: Rect, on canvas: inout Canvas) {
    let count = turn.guesses.count
    let height = columnHeight(count)
    let columns = count > height ? 2 : 1
    let gap = 2
    let width = min(38, (area.width - (columns - 1) * gap) / columns)
    let left = area.x + (area.width - columns * width - (columns - 1) * gap) / 2
    // What was guessed last is what people argue about.
    let visible = Menu(count: height, chosen: isOnButton(count) ? height - 1 : (chosen ?? 0) % height).visible(
      area.height)
    let edge = Rect(x: left - 2, y: area.y, width: columns * width + (columns - 1) * gap + 4, height: area.height)
    if visible.lowerBound > 0 { canvas.write("↑", in: edge, row: 0, .right, .strong) }
    if visible.upperBound < height { canvas.write("↓", in: edge, row: area.height - 1, .right, .strong) }
    for (index, guess) in turn.guesses.enumerated() where visible.contains(index % height) {
      let rect = Rect(
        x: left + index / height * (width + gap), y: area.y + index % height - visible.lowerBound, width: width,
        height: 1)
      let isChosen = index == chosen
      canvas.fill(rect, isChosen ? .paper : guess.isCounted ? .card : .shade)
      let ink: Role = isChosen ? .ink : guess.isCounted ? .cardInk : .soft
      let style = Style(ink, on: isChosen ? .paper : guess.isCounted ? .card : .shade, bold: isChosen)
      let word = game.setup.papers[guess.paper].word
      canvas.write("\(guess.isCounted ? "✓" : "✗")  \(word)", in: rect.inset(x: 1), .left, style)
    }
  }
}

extension Evening {
  /// Opens the list of the turn before once more.
  mutating func correctLastTurn() -> Outcome {
    let effects = happen(.reopened)
    return .go(ReviewPage(), effects)
  }
}
