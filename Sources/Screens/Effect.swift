import Game
import Packs

/// What the world outside is asked to do.
public enum Effect: Equatable, Sendable {
  case saveSettings(Settings)
  /// Count the papers that match; answered with `.counted`.
  case count(Choice, Language)
  /// Draw the papers of a game and begin its journal; answered with `.began`.
  case begin(GameRequest)
  /// Append an event to the journal.
  case append(GameEvent)
  /// Remember papers as seen.
  case remember([String])
  /// Move the journal to the games that were played.
  case putAway
  case sound(Sound)
  /// Forget the keys that were pressed and not yet read.
  case dropTypedAhead
  /// Stop the program until the shell continues it.
  case suspend
  /// Draw the whole screen anew.
  case repaint
  case quit
}

/// A game that is to begin.
public struct GameRequest: Equatable, Sendable {
  /// What the house has agreed on.
  public let rules: HouseRules
  /// Who plays, with all names written out.
  public let teams: [Team]
  /// How many papers are wanted.
  public let paperCount: Int
  /// Which papers are wanted.
  public let choice: Choice
  /// The language of the words.
  public let language: Language
}

/// What those hear who don't hold the laptop. Source: R10.
public enum Sound: CaseIterable, Sendable {
  case passed, lastSeconds, timeUp, roundOver, victory
}
