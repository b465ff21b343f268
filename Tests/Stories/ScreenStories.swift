import Foundation
import Testing

/// Terminals that can do less, and a program that does nothing when there is nothing to do.
@Suite("All kinds of terminals", .timeLimit(.minutes(3)))
struct ScreenStories {
  /// What is taken from the terminal.
  enum Lack: String, CaseIterable, CustomTestStringConvertible {
    case colour, unicode, almostEverything, locale
    var testDescription: String { rawValue }
  }

  @Test("A turn can be played without colours, with ASCII only, and on a VT100", arguments: Lack.allCases)
  func lacking(_ lack: Lack) async throws {
    try await withLaptop { laptop in
      switch lack {
      case .colour: try await laptop.start("--words", "5", environment: ["NO_COLOR": "1"])
      case .unicode: try await laptop.start("--words", "5", "--ascii")
      case .almostEverything: try await laptop.start("--words", "5", environment: ["TERM": "vt100"])
      case .locale: try await laptop.start("--words", "5", environment: ["LANG": "C"])
      }
      try await laptop.beginTurn()
      let first = try await laptop.look()
      #expect(first.showsWord)
      if [.unicode, .locale].contains(lack) { #expect(first.isASCII, "\(first.text)") }
      try await laptop.guess(1).sees("another word") { $0.showsWord && $0.paper != first.paper }
      try await laptop.press(.left).sees("the first word") { $0.paper == first.paper }
      #expect(try await laptop.figures().guessed == 0)
      try await laptop.emptyBowl().sees("5 papers guessed")
    }
  }

  #if os(Linux)
    @Test("An idle home screen does nothing at all")
    func idle() async throws {
      try await withLaptop { laptop in
        try await laptop.start().sees(Text.home)
        _ = try await laptop.look()
        let before = try activity(of: await laptop.running())
        // The one wait for a time: that nothing happens takes one.
        try await Task.sleep(for: .milliseconds(1500))
        #expect(try activity(of: await laptop.running()) == before)
      }
    }

    /// Everything that a program's threads have done so far: processor time, and how often each has gone to sleep.
    private func activity(of process: Int32) throws -> [String] {
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").sorted()
      return try threads.map { thread in
        let folder = "/proc/\(process)/task/\(thread)"
        let times = try String(contentsOfFile: folder + "/stat", encoding: .utf8)
          .split(separator: ")").last?.split(separator: " ")[11...12].joined(separator: " ")
        let sleeps = try String(contentsOfFile: folder + "/status", encoding: .utf8)
          .split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return "\(thread): \(times ?? "") \(sleeps ?? "")"
      }
    }
  #endif
}
