import ArgumentParser
import Effects
import Game
import Packs
import Saves
import Screens
import Terminal

/// Plays.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "play", abstract: "Play, or go on with the saved game.")

  @Option(help: ArgumentHelp("Language of the words and the screen: ca, es or en.", valueName: "code"))
  var language: Language?

  @Option(help: ArgumentHelp("Length of a turn, 10 to 300 seconds.", valueName: "seconds"))
  var time: Int?

  @Option(help: ArgumentHelp("Papers in the bowl, 5 to 200.", valueName: "count"))
  var words: Int?

  @Option(help: ArgumentHelp("Play with this pack only; may be given again for more.", valueName: "name"))
  var pack: [String] = []

  @Option(help: ArgumentHelp("Play with this level only, 1 easy to 3 hard; may be given again.", valueName: "level"))
  var level: [Papper.Level] = []

  @Flag(inversion: .prefixedNo, help: "Family-friendly words only, or all.")
  var family: Bool?

  @Option(help: ArgumentHelp("Draw the same papers and orders as another evening with this number.", valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Show nothing but ASCII.")
  var ascii = false

  @Flag(name: .customLong("no-color"), help: "Show no colours.")
  var noColor = false

  @Flag(help: "Be silent.")
  var mute = false

  func validate() throws {
    if let time, !HouseRules.turnTimes.contains(time) {
      throw ValidationError("--time takes 10 to 300 seconds, not \(time).")
    }
    if let words, !HouseRules.paperCounts.contains(words) {
      throw ValidationError("--words takes 5 to 200 papers, not \(words).")
    }
    guard !pack.isEmpty else { return }
    let slugs = try BundledWords.packs(in: .english).map(\.slug)
    if let unknown = pack.first(where: { !slugs.contains($0) }) {
      throw ValidationError("There is no pack “\(unknown.cleaned)”. There are: \(slugs.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let folders = try userFolders()
    let seed = seed ?? .random(in: .min ... .max)
    let runner = EffectRunner(folders, seed: seed)
    let start = runner.start(language: systemLanguage())
    let terminal = try openTerminal()
    let app = App(
      settings: applied(to: start.settings), places: Places(folders), seed: seed, game: start.game, notice: start.notice)
    var loop = Loop(app: app, runner: runner, terminal: terminal)
    loop.run()
    terminal.close()
    if let problem = runner.finish() {
      complain(problem)
      throw ExitCode(74)
    }
  }

  private func openTerminal() throws -> Terminal {
    do {
      return try Terminal(Terminal.Options(colours: noColor ? false : nil, ascii: ascii, mouse: true))
    } catch {
      complain(error.message)
      throw ExitCode(error.exitCode)
    }
  }

  /// The settings with what was asked for on the command line.
  private func applied(to saved: Settings) -> Settings {
    var settings = saved
    if let language { (settings.language, settings.wordLanguage) = (language, nil) }
    settings.turnSeconds = time ?? settings.turnSeconds
    settings.paperCount = words ?? settings.paperCount
    if !pack.isEmpty { settings.choice.packs = pack }
    if !level.isEmpty { settings.choice.levels = level }
    settings.choice.isFamilyFriendly = family ?? settings.choice.isFamilyFriendly
    if mute { settings.hasSound = false }
    return settings
  }
}

extension Language: ExpressibleByArgument {}
extension Papper.Level: ExpressibleByArgument {}

extension Places {
  init(_ folders: Folders) {
    self.init(settings: folders.settings, games: folders.state, seen: folders.seen)
  }
}
