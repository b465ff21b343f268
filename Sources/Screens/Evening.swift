import Canvas
import Game
import Packs

/// What lies on the table whichever page is shown.
public struct Evening: Sendable {
  /// What the players have chosen.
  public internal(set) var settings: Settings
  /// The game in play or saved; nil if there is none.
  public internal(set) var game: Game?
  /// What the players have to know now; it goes with the next key.
  var notice: String?
  /// Whether something of the game isn't on the disk yet.
  var isUnsaved = false
  /// The papers that match the choice; nil until they were counted.
  var survey: Survey?
  /// Names that were typed and not dealt out; nil if there are none.
  var typedNames: [String]?
  /// What shuffled teams come from.
  var chance: Chance
  let places: Places

  var texts: any Texts { settings.language.texts }

  /// The colour of the round.
  var tone: Tone {
    guard let game else { return .table }
    return Tone(game.setup.rules.rounds[game.round])
  }

  /// Makes an event happen in the game and asks for it to be saved.
  mutating func happen(_ event: GameEvent) -> [Effect] {
    do {
      try game?.apply(event)
      return [.append(event)]
    } catch {
      notice = "\(error)"
      return []
    }
  }

  /// Changes the settings and asks for them to be saved.
  mutating func choose(_ change: (inout Settings) -> Void) -> [Effect] {
    let before = settings
    change(&settings)
    return settings == before ? [] : [.saveSettings(settings)]
  }

  /// Asks for the papers that match to be counted.
  var count: Effect { .count(settings.choice, settings.languageOfWords) }

  func teamName(_ team: Int) -> String {
    game?.setup.teams[team].name ?? ""
  }
}

/// Where things are kept, for those who want to know.
public struct Places: Equatable, Sendable {
  /// The settings' file.
  public let settings: String
  /// The folder with the saved game and the games played.
  public let games: String
  /// The file with the papers that were shown.
  public let seen: String

  /// The full paths of these.
  public init(settings: String, games: String, seen: String) {
    self.settings = settings
    self.games = games
    self.seen = seen
  }
}

extension Tone {
  init(_ round: Round) {
    self =
      switch round {
      case .definition: .definition
      case .oneWord: .oneWord
      case .mime: .mime
      }
  }
}

extension Round {
  var role: Role {
    switch self {
    case .definition: .definition
    case .oneWord: .oneWord
    case .mime: .mime
    }
  }
}
