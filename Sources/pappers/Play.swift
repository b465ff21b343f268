import Effects
import Saves
import Screens
import Terminal

/// Why the program ends with other than success: the message is out, this is the exit code.
struct Failure: Error {
  let exitCode: Int32
}

/// Plays until the players leave.
func play(_ wishes: Wishes) throws {
  let folders = try userFolders()
  let seed = wishes.seed ?? .random(in: .min ... .max)
  let terminal = try openTerminal(wishes)
  let runner = EffectRunner(folders, seed: seed)
  let start = runner.start(language: systemLanguage())
  let app = App(
    settings: wishes.applied(to: start.settings), places: Places(folders), seed: seed, game: start.game,
    notice: start.notice)
  var loop = Loop(app: app, runner: runner, terminal: terminal)
  loop.run()
  terminal.close()
  if let problem = runner.finish() {
    complain(problem)
    throw Failure(exitCode: 74)
  }
}

private func openTerminal(_ wishes: Wishes) throws -> Terminal {
  do {
    return try Terminal(
      Terminal.Options(colours: wishes.hasNoColours ? false : nil, ascii: wishes.isASCII, mouse: true))
  } catch {
    complain(error.message)
    throw Failure(exitCode: error.exitCode)
  }
}

extension Places {
  fileprivate init(_ folders: Folders) {
    self.init(settings: folders.settings, games: folders.state, seen: folders.seen)
  }
}
