import Canvas
import Game

/// Where everything begins.
struct HomePage: Page {
  private var menu = Menu(count: 1)

  enum Item: CaseIterable {
    case goOn, play, settings, help, about, quit
  }

  private func items(_ evening: Evening) -> [Item] {
    Item.allCases.filter { $0 != .goOn || evening.game != nil }
  }

  func tone(_ evening: Evening) -> Tone { .table }
  func heading(_ evening: Evening) -> Heading { Heading() }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    return [
      Hint(.confirm, texts.choose), Hint(.up, texts.upDown), Hint(.down), Hint(.settings, texts.settings.lowercased()),
      Hint(.help, texts.help.lowercased()),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    menu.count = items(evening).count
    switch command {
    case .up: menu.move(by: -1)
    case .down: menu.move(by: 1)
    case .settings: return choose(.settings, &evening)
    case .confirm: return choose(items(evening)[menu.chosen], &evening)
    default: break
    }
    return .none
  }

  private func choose(_ item: Item, _ evening: inout Evening) -> Outcome {
    switch item {
    case .goOn: return .go(evening.openPage)
    case .play where evening.game != nil: return .open(ConfirmPage(.newGame))
    case .play: return TeamsPage.opened(evening)
    case .settings: return SettingsPage.opened(evening)
    case .help: return .open(HelpPage(number: 0))
    case .about: return .open(AboutPage())
    case .quit: return .effects(.quit)
    }
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let items = items(evening)
    let pitch = area.height >= items.count + 20 ? 2 : 1
    let menu = area.dropTop(area.height - items.count * pitch - (area.height >= 16 ? 1 : 0))
    drawTitle(evening, largest: area.height >= 40 ? .boldDouble : .bold, in: area.dropBottom(menu.height), on: &canvas)
    let width = min(area.width - 4, 36)
    for (row, item) in items.enumerated() {
      let rect = Rect(x: area.x + (area.width - width) / 2, y: menu.y + row * pitch, width: width, height: 1)
      canvas.drawButton(label(item, evening), in: rect, isChosen: row == self.menu.chosen, hasShadow: pitch > 1)
    }
  }

  /// The name on a paper, over papers in the rounds' colours.
  private func drawTitle(_ evening: Evening, largest: BigText.LetterSize, in area: Rect, on canvas: inout Canvas) {
    let name = "Pappers"
    let tagline = evening.texts.tagline
    let inside = Size(area.width - 22, area.height - 7)
    guard let big = BigText.fitting(name, in: inside, largest: largest, charset: canvas.charset, maxLines: 1) else {
      canvas.write(spaced(name), in: area, row: max(0, area.height / 2 - 1), .centre, .strong)
      if tagline.displayWidth < area.width { canvas.write(tagline, in: area, row: area.height / 2, .centre, .quiet) }
      return
    }
    let depth = Round.allCases.count
    let group = area.dropBottom(1).centred(Size(big.size.width + 12 + 3 * depth, big.size.height + 2 + depth))
    let paper = Rect(x: group.x, y: group.y, width: group.width - 3 * depth, height: group.height - depth)
    for (step, round) in Round.allCases.enumerated().reversed() {
      let offset = step + 1
      let under = Rect(x: paper.x + 3 * offset, y: paper.y + offset, width: paper.width, height: paper.height)
      canvas.fill(under, round.role)
    }
    canvas.drawPaper(paper, isLoose: false)
    canvas.draw(big, in: paper, ink: .ink)
    canvas.write(tagline, in: area, row: group.bottom - area.y + 1, .centre, .quiet)
  }

  private func label(_ item: Item, _ evening: Evening) -> String {
    let texts = evening.texts
    switch item {
    case .goOn:
      guard let game = evening.game else { return texts.goOn }
      return "\(texts.goOn) · \(texts.roundNumber(game.round + 1, of: game.setup.rules.rounds.count))"
    case .play: return texts.play
    case .settings: return texts.settings
    case .help: return texts.help
    case .about: return texts.about
    case .quit: return texts.quit
    }
  }
}

extension Evening {
  /// The page on which the open game goes on: paused, its word covered.
  var openPage: any Page {
    switch game?.phase {
    case .handOver: HandOverPage()
    case .turn(let turn): TurnPage(turn, isPaused: true)
    case .review: ReviewPage()
    case .roundOver: RankingPage()
    case .over: FinalPage()
    case nil: HomePage()
    }
  }
}
