import Canvas
import Game
import Packs

/// What the players have chosen, remembered from one evening to the next.
public struct Settings: Equatable, Codable, Sendable {
  /// The interface's language.
  public var language: Language
  /// The words' language; nil for the interface's.
  public var wordLanguage: Language?
  /// Seconds of a turn, within `HouseRules.turnTimes`.
  public var turnSeconds = HouseRules.pappers.turnSeconds
  /// How many papers, within `HouseRules.paperCounts`.
  public var paperCount = 40
  /// Which papers are played with.
  public var choice = Choice()
  /// Whether anything is heard.
  public var hasSound = true
  /// Whether papers slide and cups rise.
  public var hasMotion = true
  /// The colours.
  public var scheme = Scheme.classic
  /// The teams of the last game; nil before the first.
  public var teams: [Team]?

  /// The settings of a first start.
  public init(language: Language) {
    self.language = language
  }

  /// What to say where another program plays the saved game.
  public var playedElsewhere: String { language.texts.playedElsewhere }

  /// The language that the words are in.
  public var languageOfWords: Language { wordLanguage ?? language }
}

extension Settings {
  /// Settings from a file: what it doesn't say is as at the first start, and numbers out of range are brought into it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, otherwise: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? otherwise
    }
    try self.init(language: values.decode(Language.self, forKey: .language))
    wordLanguage = try values.decodeIfPresent(Language.self, forKey: .wordLanguage)
    turnSeconds = try value(.turnSeconds, otherwise: turnSeconds).clamped(to: HouseRules.turnTimes)
    paperCount = try value(.paperCount, otherwise: paperCount).clamped(to: HouseRules.paperCounts)
    choice = try value(.choice, otherwise: choice)
    hasSound = try value(.hasSound, otherwise: hasSound)
    hasMotion = try value(.hasMotion, otherwise: hasMotion)
    scheme = try value(.scheme, otherwise: scheme)
    teams = try values.decodeIfPresent([Team].self, forKey: .teams)
  }
}

extension Comparable {
  /// The nearest value in a range.
  public func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
