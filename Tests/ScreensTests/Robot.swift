import Canvas
import Game
import Packs
import Testing

@testable import Screens

/// A player's hands and eyes at an app without a terminal or a disk: what the effects ask for is answered from made-up words.
struct Robot {
  private(set) var app: App
  private(set) var effects: [Effect] = []
  var size = Size(100, 30)
  /// The papers that games are played with, in the order in which they stand in the setup.
  var words: [String]
  /// What answers a count.
  var survey = Survey.example
  /// What answers a game's beginning instead of the game.
  var answerToBegin: Reply?

  init(words: Int = 8, settings: Settings = Settings(language: .english), game: Game? = nil) {
    self.words = (1...words).map { "word \($0)" }
    app = App(settings: settings, places: .example, seed: 1, game: game)
  }

  mutating func send(_ event: Event) {
    for effect in app.update(event) {
      effects.append(effect)
      switch effect {
      case .count: send(.reply(.counted(survey)))
      case .begin(let request): send(.reply(answerToBegin ?? .began(setup(request), problem: nil)))
      default: break
      }
    }
  }

  private func setup(_ request: GameRequest) -> Setup {
    let papers = words.prefix(request.paperCount).enumerated().map {
      Papper(id: "p\($0.offset)", word: $0.element, level: .easy)
    }
    return Setup(rules: request.rules, teams: request.teams, papers: papers, seed: 1, language: "en", began: 0)
  }

  /// Presses keys, each a second after the one before.
  mutating func press(_ keys: Key...) {
    for key in keys {
      wait(.seconds(1))
      send(.key(key))
    }
  }

  /// Presses keys with a gap that no hand makes, or only by mistake.
  mutating func press(_ key: Key, times: Int, every gap: Duration) {
    for _ in 0..<times {
      send(.key(key))
      wait(gap)
    }
  }

  mutating func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Lets time pass as the loop would: woken whenever the app asks for it.
  mutating func wait(_ duration: Duration) {
    var left = duration
    while left > .zero {
      let step = min(left, app.wake ?? left)
      send(.tick(step))
      left -= step
    }
  }

  /// From the start into the first turn.
  mutating func startGame() {
    press(.enter, .enter, .enter)
  }

  /// Passes all the papers of a round.
  mutating func emptyBowl() {
    for _ in 0..<(app.evening.game?.papersLeft ?? 0) { press(.right) }
  }

  var game: Game? { app.evening.game }
  var turn: Turn? { app.evening.openTurn }

  /// The word in play.
  var word: String? {
    turn?.current.flatMap { game?.setup.papers[$0].word }
  }

  var canvas: Canvas {
    var canvas = Canvas(size, scheme: app.evening.settings.scheme)
    app.draw(on: &canvas)
    return canvas
  }

  /// The screen as text.
  var screen: String { canvas.text }

  func sees(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(screen.contains(text), "the screen is\n\(screen)", sourceLocation: location)
  }

  func seesNo(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(!screen.contains(text), "the screen is\n\(screen)", sourceLocation: location)
  }

  /// Whether the word in play lies open: there is paper in the middle of the screen.
  var seesWord: Bool {
    let surfaces = (0..<size.height).compactMap { canvas[size.width / 2, $0]?.style.surface }
    return surfaces.contains(.paper)
  }
}

extension Canvas {
  /// The cells as lines of text.
  var text: String {
    (0..<size.height).map { row in
      String(cells[(row * size.width)..<((row + 1) * size.width)].map(\.glyph).filter { $0 != Cell.trail })
    }.joined(separator: "\n")
  }
}

extension Places {
  static let example = Places(settings: "/home/me/settings.json", games: "/home/me/games", seen: "/home/me/seen.txt")
}

extension Survey {
  static let example = Survey(
    packs: [
      PackCount(slug: "everyday", name: "Everyday things", matching: 120),
      PackCount(slug: "animals", name: "Animals", matching: 1),
    ],
    matching: 121, unseen: 100)
}
