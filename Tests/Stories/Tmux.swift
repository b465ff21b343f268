import Foundation
import Subprocess

/// A tmux server of its own: a socket of its own in a folder of its own, nobody's configuration.
struct Tmux: Sendable {
  private let socket = "pappers-\(UUID().uuidString.prefix(8))"
  private let folder: String

  /// - Parameter folder: Where the socket is put.
  init(folder: String) {
    self.folder = folder
  }

  /// Opens a terminal of a fixed size with a command in it; returns the command's process.
  ///
  /// What the command has written last stays on the screen after its end.
  func open(_ command: [String], size: Size) async throws -> Int32 {
    let options = [
      ("status", "off"), ("remain-on-exit", "on"), ("remain-on-exit-format", ""), ("escape-time", "0"),
      ("default-terminal", "tmux-256color"),
    ]
    let setup = options.flatMap { ["set", "-g", $0, $1, ";"] }
    try await run(
      ["start-server", ";"] + setup + ["new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)"] + command)
    // In a configuration file, or before there is a session, this kills tmux 3.3a.
    try await run(["set", "-g", "window-size", "manual"])
    guard let process = Int32(try await ask("pane_pid")) else { throw Unmet("tmux has no process") }
    return process
  }

  /// Ends the server and every terminal in it.
  func close() async {
    _ = try? await run(["kill-server"])
  }

  /// What stands on the screen, with the sequences that change colours.
  func capture() async throws -> String { try await run(["capture-pane", "-p", "-e"]) }

  /// The value of one of tmux's variables.
  func ask(_ variable: String) async throws -> String {
    try await run(["display-message", "-p", "#{\(variable)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Presses keys, all at once.
  func send(_ keys: [Key]) async throws {
    try await run(["send-keys"] + keys.map(\.rawValue))
  }

  /// Types a text.
  func type(_ text: String) async throws {
    try await run(["send-keys", "-l", text])
  }

  /// Makes the window another size.
  func resize(_ size: Size) async throws {
    try await run(["resize-window", "-x", "\(size.width)", "-y", "\(size.height)"])
  }

  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    let result = try await Subprocess.run(
      .name("tmux"), arguments: Arguments(["-L", socket, "-f", "/dev/null"] + arguments),
      environment: .custom(["PATH": Program.searchPath, "LANG": "C.UTF-8", "TMUX_TMPDIR": .init(folder)]),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 16))
    guard result.terminationStatus.isSuccess else {
      throw Unmet("tmux \(arguments.joined(separator: " ")): \(result.standardError)")
    }
    return result.standardOutput
  }
}
