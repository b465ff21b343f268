import Canvas
import Game

/// The whole program as a value: events go in, effects come out, and it draws itself.
public struct App: Sendable {
  /// What lies on the table whichever page is shown.
  public private(set) var evening: Evening
  private var page: any Page
  private var under: [any Page] = []
  private var isTooSmall = false
  private var keyRepeat = KeyRepeat()
  /// What the last key asked for that wasn't a repeat.
  private var lastCommand: Command?

  /// The smallest screen that the game can be played on.
  public static let smallest = Size(40, 12)

  /// The program at its start.
  ///
  /// - Parameters:
  ///   - places: Where things are kept.
  ///   - seed: What shuffled teams come from.
  ///   - game: The game that was saved; nil if there is none.
  ///   - notice: What the players have to know at once.
  public init(settings: Settings, places: Places, seed: UInt64, game: Game? = nil, notice: String? = nil) {
    evening = Evening(settings: settings, game: game, notice: notice, chance: Chance(seed: seed), places: places)
    page = HomePage()
  }

  /// Answers an event.
  public mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key): press(key)
    case .tick(let elapsed): pass(elapsed)
    case .reply(let reply): receive(reply)
    case .resumed: follow(page.interrupt(&evening))
    case .resized(let size): resize(size)
    case .end: follow(page.interrupt(&evening)) + [.quit]
    }
  }

  /// The time until something changes by itself; nil if nothing will.
  public var wake: Duration? { page.wake(evening) }

  /// The commands that work now: the page's, and how to end, which is always in sight.
  var hints: [Hint] {
    let own = page.hints(evening)
    if page is ConfirmPage || own.contains(where: { $0.command == .endGame }) { return own }
    return own + [Hint(.endGame, isInGame ? evening.texts.endGame : evening.texts.quit.lowercased())]
  }

  /// Whether a game is being played, on this page or on one under it.
  private var isInGame: Bool { page.isInGame || under.contains(where: \.isInGame) }

  /// Draws the whole screen.
  public func draw(on canvas: inout Canvas) {
    canvas.tone = page.tone(evening)
    canvas.fill(canvas.area, .field)
    guard canvas.size.width >= Self.smallest.width, canvas.size.height >= Self.smallest.height else {
      return canvas.drawTooSmall(evening.texts)
    }
    var heading = page.heading(evening)
    if evening.isUnsaved { heading.right = evening.texts.unsaved }
    let area = canvas.drawStage(heading, hints, evening)
    page.draw(evening, in: area, on: &canvas)
    if let notice = evening.notice { canvas.drawNotice(notice) }
  }

  private mutating func pass(_ elapsed: Duration) -> [Effect] {
    keyRepeat.pass(elapsed)
    return follow(page.tick(elapsed, &evening))
  }

  private mutating func resize(_ size: Size) -> [Effect] {
    isTooSmall = size.width < Self.smallest.width || size.height < Self.smallest.height
    return isTooSmall ? follow(page.interrupt(&evening)) : []
  }

  private mutating func press(_ key: Key) -> [Effect] {
    // Nobody plays blind.
    if isTooSmall, key != .control("l"), key != .control("z") { return [] }
    let press = keyRepeat.press(key)
    let command = hints.command(for: key)
    if press == .held, lastCommand == .next { return follow(page.takeBack(&evening)) }
    if press != .fresh, page.ignoresRepeats, command?.countsOnce == true || lastCommand == .next { return [] }
    lastCommand = command
    evening.notice = nil
    if let outcome = page.type(key, &evening) { return follow(outcome) }
    switch key {
    case .control("l"): return [.repaint]
    case .control("z"): return follow(page.interrupt(&evening)) + [.suspend]
    default: break
    }
    switch command {
    case nil: return []
    case .help:
      let outcome = page.interrupt(&evening)
      return follow(outcome) + follow(.open(HelpPage(number: isInGame ? (evening.game?.round ?? -1) + 1 : 0)))
    case .endGame:
      let outcome = page.interrupt(&evening)
      return follow(outcome) + follow(.open(ConfirmPage(isInGame ? .endGame : .quit)))
    case .some(let command):
      return follow(page.perform(command, &evening))
    }
  }

  private mutating func follow(_ outcome: Outcome) -> [Effect] {
    switch outcome.navigation {
    case .stay: break
    case .open(let next):
      under.append(page)
      page = next
    case .go(let next): page = next
    case .back: page = under.popLast() ?? HomePage()
    case .restart(let first): (page, under) = (first, [])
    }
    return outcome.effects
  }

  private mutating func receive(_ reply: Reply) -> [Effect] {
    let texts = evening.texts
    switch reply {
    case .counted(let survey): evening.survey = survey
    case .began(let setup, let problem):
      do {
        evening.game = try Game(setup)
        (page, under) = (HandOverPage(), [])
        if setup.papers.count < evening.settings.paperCount {
          evening.notice = texts.fewerPapers(setup.papers.count, wanted: evening.settings.paperCount)
        } else if let unseen = evening.survey?.unseen, unseen < setup.papers.count {
          evening.notice = texts.fewerUnseen(unseen, of: setup.papers.count)
        }
        evening.isUnsaved = problem != nil
        if let problem { evening.notice = texts.notSaved(problem) }
      } catch {
        evening.notice = "\(error)"
      }
    case .isSaved(let game):
      evening.game = game
      (page, under) = (HomePage(), [])
      evening.notice = texts.savedElsewhere
    case .isPlayedElsewhere: evening.notice = texts.playedElsewhere
    case .tooFewPapers(let count): evening.notice = texts.tooFewPapers(count)
    case .notSaved(let problem):
      evening.isUnsaved = true
      evening.notice = texts.notSaved(problem)
    case .savedAgain: evening.isUnsaved = false
    }
    return []
  }
}
