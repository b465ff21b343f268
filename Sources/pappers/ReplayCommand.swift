import ArgumentParser
import Game
import Saves

/// Prints a journal's game.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Print what happened in a game.",
    discussion: "Games that were played lie in the history folder that the program's About page names.")

  @Argument(help: "A game's journal.")
  var file: String

  func run() throws {
    do {
      print(GameReport(try History.game(at: file)))
    } catch {
      complain(error)
      throw Failure(exitCode: 65)
    }
  }
}
