import Canvas
import Game
import Packs

/// All that the program says in one language. A text that a language lacks doesn't compile.
protocol Texts: Sendable {
  // Keys and what they do, short enough for a footer.
  var spaceKey: String { get }
  var deleteKey: String { get }
  var choose: String { get }
  var upDown: String { get }
  var leftRight: String { get }
  var arrows: String { get }
  var change: String { get }
  var back: String { get }
  var start: String { get }
  var next: String { get }
  var undo: String { get }
  var peek: String { get }
  var pause: String { get }
  var endGame: String { get }
  var mark: String { get }
  var chooseWord: String { get }
  var confirmList: String { get }
  var correctLast: String { get }
  var nextRound: String { get }
  var nextPage: String { get }
  var previousPage: String { get }
  var accept: String { get }
  var cancel: String { get }
  var rename: String { get }
  var add: String { get }
  var remove: String { get }
  var bringBack: String { get }
  var dealOut: String { get }
  var addName: String { get }
  var removeLast: String { get }

  // Home.
  var tagline: String { get }
  var goOn: String { get }
  var play: String { get }
  var settings: String { get }
  var help: String { get }
  var about: String { get }
  var quit: String { get }

  // Questions.
  func question(_ question: ConfirmPage.Question) -> String
  func stay(_ question: ConfirmPage.Question) -> String
  var endAndRank: String { get }
  var endIt: String { get }
  var leaveForLater: String { get }
  var putAwayAndPlay: String { get }

  // Teams.
  var teams: String { get }
  var newTeam: String { get }
  var shuffle: String { get }
  var startGame: String { get }
  func defaultTeam(_ number: Int) -> String
  func defaultPlayer(_ number: Int) -> String
  func gameSummary(papers: Int, seconds: Int) -> String
  func matching(_ count: Int, unseen: Int) -> String
  func nameTaken(_ name: String) -> String
  var noNameTyped: String { get }
  var noMoreTeams: String { get }
  var noMorePlayers: String { get }
  var twoTeamsNeeded: String { get }
  var twoPlayersNeeded: String { get }
  var namesHelp: String { get }
  func namesCount(_ count: Int) -> String
  func moreNamesNeeded(_ fewest: Int) -> String

  // Settings.
  func name(_ section: SettingsPage.Section) -> String
  var interfaceLanguage: String { get }
  var wordLanguage: String { get }
  var sameLanguage: String { get }
  var turnTime: String { get }
  var paperCount: String { get }
  var familyFriendly: String { get }
  var sound: String { get }
  var motion: String { get }
  var colours: String { get }
  func seconds(_ count: Int) -> String
  func papers(_ count: Int) -> String
  func yesOrNo(_ isSo: Bool) -> String
  func name(_ level: Papper.Level) -> String
  func name(_ scheme: Scheme) -> String

  // The game.
  func name(_ round: Round) -> String
  func rule(_ round: Round) -> String
  func roundNumber(_ number: Int, of count: Int) -> String
  var passLaptopTo: String { get }
  /// What the describer does in a round, for whom.
  func doesFor(_ round: Round, _ others: String) -> String
  var iAmReady: String { get }
  func guessedLabel(_ count: Int) -> String
  func papersLeftLabel(_ count: Int) -> String
  var paused: String { get }
  var covered: String { get }
  var toPeek: String { get }
  var timeUp: String { get }
  var bowlEmpty: String { get }
  func guessedInTurn(_ count: Int) -> String
  var listIsRight: String { get }
  var ranking: String { get }
  var endOfRound: String { get }
  func onTo(_ round: Round) -> String
  var endOfGame: String { get }
  var endedEarly: String { get }
  func wins(_ team: String) -> String
  /// A game was ended early.
  func leads(_ team: String) -> String
  func tie(_ teams: String) -> String
  var tieWord: String { get }
  var rematch: String { get }
  var home: String { get }

  // Statistics.
  var statistics: String { get }
  func bestTurn(_ player: String, _ papers: Int) -> String
  func hardestPaper(_ word: String, seconds: Int) -> String
  var player: String { get }
  var team: String { get }
  var papersColumn: String { get }
  var perMinute: String { get }
  var bestColumn: String { get }

  // Messages.
  func fewerPapers(_ count: Int, wanted: Int) -> String
  func fewerUnseen(_ count: Int, of papers: Int) -> String
  func tooFewPapers(_ count: Int) -> String
  var playedElsewhere: String { get }
  func notSaved(_ problem: String) -> String
  /// The lasting mark of it.
  var unsaved: String { get }
  /// Another program has left a game.
  var savedElsewhere: String { get }
  func tooSmall(_ width: Int, _ height: Int) -> String

  /// The idea, then a page for each round.
  var helpPages: [HelpText] { get }
  /// Who made it, and what is stored.
  func aboutSections(places: Places) -> [(title: String, text: String)]
  /// What stands before the tenths of a number.
  var decimalPoint: String { get }
  /// Names one after the other: "Anna, Èric and Núria".
  func list(_ names: [String]) -> String
}

extension Language {
  var texts: any Texts {
    switch self {
    case .catalan: Catalan()
    case .spanish: Spanish()
    case .english: English()
    }
  }
}

extension Texts {
  /// Names with commas, and a word before the last.
  func list(_ names: [String], and: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(and) " + last
  }

  /// The keys of a turn, as its help tells them.
  func turnKeys(next: String, undo: String, pause: String, peek: String? = nil) -> [(Command, String)] {
    [(.next, next), (.undo, undo), (.pause, pause)] + (peek.map { [(.peek, $0)] } ?? [])
  }
}
