import Foundation
import Testing

/// The terminal belongs to the shell before and after. Source: R18.
@Suite("In a shell", .timeLimit(.minutes(3)))
struct ShellStories {
  @Test("Suspended with Ctrl-Z and called back, the turn is paused and its time has not run")
  func suspended() async throws {
    try await withLaptop { laptop in
      try await laptop.startShell().startInShell().beginTurn()
      let start = ContinuousClock.now
      let before = try await laptop.look()
      try await laptop.press(.suspend).sees("the prompt", where: \.endsInPrompt)
      let played = Int(start.duration(to: .now) / .seconds(1))
      #expect(try await laptop.terminal("alternate_on") == "0")
      try await laptop.type("sleep 3; echo awa''ke").press(.enter).sees("awake")

      let after = try await laptop.type("fg").press(.enter).sees(Text.paused).look()
      #expect(!after.showsWord)
      let (left, seconds) = (try #require(after.figures).seconds, try #require(before.figures).seconds)
      #expect((seconds - 1 - played...seconds).contains(left))
      try await laptop.press(.enter).sees("the same word") { $0.paper == before.paper }
    }
  }

  @Test("Whatever ends the program, the terminal is left as it was", arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func leftClean(_ signal: Int32) async throws {
    try await withLaptop { laptop in
      try await laptop.startShell()
      let before = try await laptop.lineSettings()
      try await laptop.startInShell().beginTurn()
      #expect(try await laptop.terminal("alternate_on") == "1")
      #expect(try await laptop.terminal("cursor_flag") == "0")
      kill(try laptop.processInShell(), signal)
      try await laptop.expectClean(before)
    }
  }

  @Test("Left by its own key, the program gives the terminal back")
  func quit() async throws {
    try await withLaptop { laptop in
      try await laptop.startShell()
      let before = try await laptop.lineSettings()
      try await laptop.startInShell().sees(Text.home).press(.endGame)
      try await laptop.sees(Text.confirmQuit).mash([.down, .enter])
      try await laptop.expectClean(before)
    }
  }
}

/// What the shell's terminal looks like.
enum Shell {
  static let prompt = "ready>"
}

extension Screen {
  /// Whether the shell waits for a command.
  fileprivate var endsInPrompt: Bool { lines.last { !$0.isEmpty } == Shell.prompt }
}

extension Laptop {
  private nonisolated var processFile: String { home.path + "/process" }

  /// Starts the program from the shell.
  fileprivate func startInShell() async throws -> Laptop {
    try await type("sh -c 'echo $$ >\"$HOME/process\"; exec \"$PAPPERS\" --words 12'").press(.enter)
  }

  /// The program that was started from the shell.
  fileprivate nonisolated func processInShell() throws -> Int32 {
    let text = try home.text(processFile).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let process = Int32(text) else { throw Unmet("no process: \(text)") }
    return process
  }

  /// What the terminal's line is set to.
  fileprivate func lineSettings() async throws -> String {
    let file = home.path + "/settings-\(UUID().uuidString)"
    try await type("stty -a >\(file); echo wri''tten").press(.enter).sees("written")
    try await type("clear").press(.enter).sees("the prompt alone") { $0.endsInPrompt && !$0.says("written") }
    return try home.text(file)
  }

  /// Expects the shell to have its terminal back as it was.
  fileprivate func expectClean(_ before: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await sees("the prompt", where: \.endsInPrompt)
    let usual = ["alternate_on": "0", "cursor_flag": "1", "mouse_any_flag": "0", "keypad_flag": "0"]
    for (variable, value) in usual {
      #expect(try await terminal(variable) == value, "\(variable)", sourceLocation: sourceLocation)
    }
    #expect(try await lineSettings() == before, sourceLocation: sourceLocation)
  }
}
