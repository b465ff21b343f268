import ArgumentParser
import Game
import Saves

/// Prints all evenings in figures.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Print all your evenings in figures, by player.")

  func run() throws {
    let folders = try userFolders()
    var games: [Game] = []
    for path in History.paths(in: folders) {
      do {
        games.append(try History.game(at: path))
      } catch {
        complain(error)
      }
    }
    print(Career.report(games))
  }
}
