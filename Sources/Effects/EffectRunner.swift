import Game
import Packs
import Saves
import Screens

/// Carries out the effects that reach the disk.
public final class EffectRunner {
  private let folders: Folders
  private var chance: Chance
  private var journal: JournalFile?
  private var isSaved = true
  private var shelf: (language: Language, packs: [Pack])?

  /// What was saved before.
  public struct Start {
    /// The settings, or those of a first start.
    public let settings: Settings
    /// The game to go on with; nil if there is none.
    public let game: Game?
    /// What the players have to know at once; nil if nothing.
    public let notice: String?
  }

  /// A runner.
  ///
  /// - Parameter seed: What the papers and the order of every game come from.
  public init(_ folders: Folders, seed: UInt64) {
    self.folders = folders
    chance = Chance(seed: seed)
  }

  /// Reads what was saved before. Whatever can't be read is set aside and said.
  ///
  /// - Parameter language: The interface's language at the first start.
  public func start(language: Language) -> Start {
    var notices: [String] = []
    var settings = Settings(language: language)
    var game: Game?
    do {
      settings = try JSONFile.read(Settings.self, from: folders.settings) ?? settings
    } catch {
      notices.append("\(error)")
    }
    do {
      switch try JournalFile.find(in: folders) {
      case .nothing: break
      case .game(let found, let file):
        journal = file
        if found.isOver { try putAway() } else { game = found }
      case .inUse: notices.append(settings.playedElsewhere)
      case .setAside(let problem): notices.append("\(problem)")
      }
    } catch {
      notices.append("\(error)")
    }
    return Start(settings: settings, game: game, notice: notices.isEmpty ? nil : notices.joined(separator: ". "))
  }

  /// Carries out an effect and returns its answer, if it has one. Effects on the terminal are the loop's.
  public func carryOut(_ effect: Effect) -> Reply? {
    do {
      switch effect {
      case .saveSettings(let settings): try JSONFile.write(settings, to: folders.settings)
      case .count(let choice, let language): return .counted(try survey(choice, language))
      case .begin(let request): return try begin(request)
      case .append(let event): return try append(event)
      case .remember(let ids): try SeenPapers.add(ids, in: folders)
      case .putAway: try putAway()
      case .sound, .dropTypedAhead, .suspend, .repaint, .quit: break
      }
      return nil
    } catch {
      return .notSaved("\(error)")
    }
  }

  /// Waits until the disk has everything; returns what it hasn't.
  public func finish() -> SaveError? {
    journal?.settle()
  }

  private func append(_ event: GameEvent) throws(SaveError) -> Reply? {
    guard let journal else { return nil }
    do throws(SaveError) {
      try journal.append(event)
    } catch {
      isSaved = false
      throw error
    }
    defer { isSaved = true }
    return isSaved ? nil : .savedAgain
  }

  private func putAway() throws(SaveError) {
    let file = journal
    journal = nil
    try file?.putAway(folders)
  }

  private func packs(_ language: Language) throws(SaveError) -> [Pack] {
    if let shelf, shelf.language == language { return shelf.packs }
    let packs = try BundledWords.packs(in: language)
    shelf = (language, packs)
    return packs
  }

  private func survey(_ choice: Choice, _ language: Language) throws(SaveError) -> Survey {
    let packs = try packs(language)
    let seen = try SeenPapers.ranks(in: folders)
    let matches = choice.matches(in: packs)
    return Survey(
      packs: packs.map { pack in
        var alone = choice
        alone.packs = [pack.slug]
        return Survey.PackCount(slug: pack.slug, name: pack.name, matching: alone.matches(in: packs).count)
      },
      matching: matches.count,
      unseen: matches.count { seen[$0.id] == nil })
  }

  private func begin(_ request: GameRequest) throws(SaveError) -> Reply {
    // Another program may have left a game since this one looked.
    if journal == nil, case .game(let found, let file) = try? JournalFile.find(in: folders) {
      journal = file
      guard found.isOver else { return .isSaved(found) }
      try putAway()
    }
    let matches = request.choice.matches(in: try packs(request.language))
    guard matches.count >= HouseRules.paperCounts.lowerBound else { return .tooFewPapers(matches.count) }
    let papers = Deck.draw(
      request.paperCount, from: matches, seen: try SeenPapers.ranks(in: folders), chance: &chance)
    let setup = Setup(
      rules: request.rules, teams: request.teams, papers: papers, seed: chance.next(),
      language: request.language.rawValue, began: Clock.now)
    do {
      guard let (begun, problem) = try JournalFile.begin(setup, in: folders) else { return .isPlayedElsewhere }
      journal = begun
      isSaved = problem == nil
      return .began(setup, problem: problem.map { "\($0)" })
    } catch {
      // A game that can't be saved can still be played.
      return .began(setup, problem: "\(error)")
    }
  }
}
