import ArgumentParser
import Screens

/// The command line.
struct Pappers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pappers",
    abstract: "The paper game for friends around one laptop: describe it, say one word, mime it.",
    discussion: """
      Without a command it plays. Inside, ? explains everything.

      EXAMPLES
        pappers                             play, or go on with the saved game
        pappers --language ca --time 45     in Catalan, turns of 45 seconds
        pappers --pack films --level 1      easy papers about films only
        pappers stats                       all your evenings in figures
        pappers replay game.jsonl           what happened in a game
      """,
    version: Version.current,
    subcommands: [PlayCommand.self, StatsCommand.self, ReplayCommand.self],
    defaultSubcommand: PlayCommand.self)
}
