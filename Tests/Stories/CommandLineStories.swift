import Foundation
import Testing

/// What the program says outside its screen.
@Suite("The command line", .timeLimit(.minutes(3)))
struct CommandLineStories {
  @Test("--help gives examples, --version the version")
  func help() async throws {
    try await withLaptop { laptop in
      let help = try await Program.run("--help", home: laptop.home)
      #expect(help.status == 0)
      #expect(help.output.contains("EXAMPLES") && help.output.contains("pappers --language ca --time 45"))
      let version = try await Program.run("--version", home: laptop.home)
      #expect(version.status == 0)
      #expect(version.output.contains(/^\d+\.\d+\.\d+\s*$/))
    }
  }

  @Test(
    "What the command line gets wrong is said on the standard error, with the exit code for it",
    arguments: [
      (["--nonsense"], "--nonsense"), (["--time", "5"], "10 to 300"), (["--time", "many"], "many"),
      (["--words", "4"], "5 to 200"), (["--words", "201"], "5 to 200"), (["--pack", "none"], "films"),
      (["--language", "xx"], "xx"), (["--level", "4"], "4"), (["sing"], "sing"),
    ])
  func wrongOptions(_ arguments: [String], _ words: String) async throws {
    try await withLaptop { laptop in
      let result = try await Program.run(arguments, home: laptop.home)
      #expect(result.status == 64)
      #expect(result.errors.contains(words))
      #expect(result.output.isEmpty)
      #expect(laptop.home.files(in: laptop.home.state).isEmpty)
    }
  }

  @Test("Without a terminal the program says what it needs")
  func noTerminal() async throws {
    try await withLaptop { laptop in
      let result = try await Program.run(home: laptop.home)
      #expect(result.status != 0)
      #expect(result.errors.contains("terminal"))
      #expect(result.output.isEmpty)
    }
  }

  @Test(
    "On a terminal it can't draw on the program says so and leaves it alone",
    arguments: [("dumb", 69), ("nonsense", 78), ("", 78)])
  func wrongTerminal(_ type: String, _ status: Int) async throws {
    try await withLaptop { laptop in
      let wrapper = ["sh", "-c", "\"$@\"; echo status $?", "sh"]
      try await laptop.start(through: wrapper, environment: ["TERM": type]).sees("pappers: ").sees("status \(status)")
      #expect(try await laptop.terminal("alternate_on") == "0")
    }
  }

  @Test("A file that is no game can't be replayed", arguments: ["garbage\n", "garbage", "", "{\"pappers\":99}\n"])
  func replayedGarbage(_ content: String) async throws {
    try await withLaptop { laptop in
      let file = laptop.home.path + "/game.jsonl"
      try laptop.home.write(content, to: file)
      let result = try await Program.run("replay", file, home: laptop.home)
      #expect(result.status == 65)
      #expect(result.errors.contains("game.jsonl"))
      #expect(try await Program.run("replay", file + ".not", home: laptop.home).status == 65)
      #expect(try laptop.home.text(file) == content)
    }
  }

  @Test("A finished game is replayed with its winner, and its players are in the statistics")
  func finishedGame() async throws {
    try await withLaptop { laptop in
      let home = laptop.home
      #expect(try await Program.run("stats", home: home).output.contains("No games yet"))
      try await laptop.start("--words", "5").playGame()
      try await laptop.press(.right).press(.right).press(.enter).sees(Text.home)
      let games = home.files(in: home.history)
      try #require(games.count == 1)

      let replay = try await Program.run("replay", home.history + "/" + games[0], home: home)
      #expect(replay.status == 0)
      #expect(replay.output.contains(/Team \d wins/) && replay.output.contains("Round 3, mime"))
      for paper in try #require(Journal(home.text(home.history + "/" + games[0])).setup).papers {
        #expect(replay.output.contains(paper.word))
      }
      let statistics = try await Program.run("stats", home: home)
      #expect(statistics.status == 0)
      #expect(statistics.output.contains(/Player \d +1\b/))
    }
  }
}
