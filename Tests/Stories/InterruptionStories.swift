import Foundation
import Testing

/// Nothing is ever lost. Source: R18, R19.
@Suite("Interrupted evenings", .timeLimit(.minutes(3)))
struct InterruptionStories {
  /// How a program comes to its end in the middle of a turn.
  enum Ending: String, CaseIterable, CustomTestStringConvertible {
    case killed, terminated, hungUp, windowClosed
    var testDescription: String { rawValue }
  }

  @Test(
    "After any end in mid-turn the next start goes on: paused, covered, same score, papers, word and time",
    arguments: Ending.allCases)
  func goesOn(_ ending: Ending) async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn().guess(3)
      let start = ContinuousClock.now
      let before = try await laptop.look()
      switch ending {
      case .killed: try await laptop.end(SIGKILL)
      case .terminated: try await laptop.end(SIGTERM)
      case .hungUp: try await laptop.end(SIGHUP)
      case .windowClosed: try await laptop.closeWindow()
      }
      let played = Int(start.duration(to: .now) / .seconds(1))

      try await laptop.start().sees(Text.goOn).press(.enter)
      let after = try await laptop.sees(Text.paused).look()
      #expect(!after.showsWord)
      #expect(after.figures?.guessed == 3)
      #expect(after.figures?.papersLeft == before.figures?.papersLeft)
      let (left, seconds) = (try #require(after.figures).seconds, try #require(before.figures).seconds)
      #expect((seconds - 1 - played...seconds + 1).contains(left))
      try await laptop.press(.enter).sees("the same word") { $0.paper == before.paper }
    }
  }

  @Test("A last record that was cut off is dropped, and the game goes on before it")
  func tornRecord() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn().guess(2)
      try await laptop.end(SIGKILL)
      let whole = try laptop.home.text(laptop.home.journal)
      try laptop.home.append("{\"guessed\":{\"a", to: laptop.home.journal)

      try await laptop.start().sees(Text.goOn).press(.enter).sees(Text.paused)
      #expect(try await laptop.figures().guessed == 2)
      #expect(try laptop.home.text(laptop.home.journal) == whole)
      try await laptop.press(.enter).sees("a word") { $0.showsWord }.guess(1)
      try await laptop.end(SIGKILL)
      try await laptop.start().sees(Text.goOn).press(.enter).sees(Text.paused)
      #expect(try await laptop.figures().guessed == 3)
    }
  }

  @Test("A game left for later goes on where it was")
  func leftForLater() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn().guess(1)
      let before = try await laptop.look()
      try await laptop.press(.endGame).sees(Text.leaveForLater).mash([.down, .down, .enter])
      try await laptop.sees(Text.goOn).press(.space)
      try await laptop.sees(Text.paused).press(.space).sees("the same word") { $0.paper == before.paper }
      #expect(try await laptop.figures().guessed == 1)
    }
  }

  @Test("A program that was stopped from elsewhere goes on paused")
  func stoppedFromElsewhere() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn()
      let process = try await laptop.running()
      kill(process, SIGSTOP)
      kill(process, SIGCONT)
      try await laptop.sees("a pause") { $0.isPaused && !$0.showsWord }
    }
  }

  @Test("The window goes through ten sizes down to one cell and back: paused, and the word is there again")
  func resized() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn()
      let before = try await laptop.look()
      for size in [Size(100, 30), Size(80, 24), Size(40, 12), Size(200, 50), Size(132, 18)] {
        try await laptop.resize(size)
        try await laptop.sees("the turn at \(size)") { screen in
          screen.says("e end game") && screen.says("papers left") && screen.lines.count >= size.height
        }
      }
      for size in [Size(39, 12), Size(40, 11), Size(24, 6)] {
        try await laptop.resize(size).sees(Text.moreRoom)
      }
      for size in [Size(7, 3), Size(2, 2), Size(1, 1)] {
        try await laptop.resize(size)
        _ = try await laptop.look()
        #expect(try await laptop.isAlive())
      }
      try await laptop.resize(.low).sees(Text.paused).press(.space).sees("the same word") { $0.paper == before.paper }
    }
  }
}
