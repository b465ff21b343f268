import Testing

@testable import Terminal

@Suite struct TerminalErrorTests {
  private static let all: [TerminalError] = [
    .notATerminal, .noType, .unknownType("vt999"), .tooDumb("dumb"), .alreadyOpen, .failed,
  ]

  @Test(arguments: all)
  func `Each says what is wrong in one line and has an exit code of sysexits`(error: TerminalError) {
    #expect(error.message.hasSuffix(".") || error.message.hasSuffix("pappers"))
    #expect(!error.message.contains("\n"))
    #expect((64...78).contains(error.exitCode))
  }

  @Test func `A type from the environment is never sent as it is`() {
    let message = TerminalError.unknownType("\u{1B}[31m\u{202E}" + String(repeating: "x", count: 500)).message
    #expect(message.contains("\"?[31m?xxx"))
    #expect(message.unicodeScalars.allSatisfy { (" "..."~").contains($0) })
    #expect(message.utf8.count < 200)
  }
}
