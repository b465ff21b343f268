import Game
import Packs

/// An effect's answer.
public enum Reply: Equatable, Sendable {
  /// The papers that match a choice.
  case counted(Survey)
  /// The papers are drawn and the journal has begun, or couldn't because of a problem.
  case began(Setup, problem: String?)
  /// There is a game to go on with, which another program has left.
  case isSaved(Game)
  /// Another program plays the saved game.
  case isPlayedElsewhere
  /// Too few papers match to play at all.
  case tooFewPapers(Int)
  /// Something can't be saved. The game goes on in memory.
  case notSaved(String)
  /// What couldn't be saved before is saved now.
  case savedAgain
}

/// The papers that match a choice.
public struct Survey: Equatable, Sendable {
  /// The packs there are, chosen or not, with the papers in each that match.
  public let packs: [PackCount]
  /// How many papers match.
  public let matching: Int
  /// Those of them that nobody here has seen.
  public let unseen: Int

  /// A count.
  public init(packs: [PackCount], matching: Int, unseen: Int) {
    self.packs = packs
    self.matching = matching
    self.unseen = unseen
  }

  /// A pack in a survey.
  public struct PackCount: Equatable, Sendable {
    /// The pack's name in files.
    public let slug: String
    /// The pack's name on the screen.
    public let name: String
    /// How many papers match.
    public let matching: Int

    /// A count.
    public init(slug: String, name: String, matching: Int) {
      self.slug = slug
      self.name = name
      self.matching = matching
    }
  }
}
