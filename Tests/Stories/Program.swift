import Foundation
import Subprocess

/// The program of this checkout.
enum Program {
  /// Where the programs are that the stories need: tmux, sh, env, stty, ps.
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// The debug program beside the tests, wherever they were built.
  static func path() throws -> String {
    let bundles = Bundle.allBundles.filter { $0.bundleURL.pathExtension == "xctest" }.map(\.bundleURL)
    let beside = ([Bundle.main.executableURL] + bundles).compactMap { $0?.deletingLastPathComponent() }
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.build/debug")
    let paths = (beside + [checkout]).map { $0.appending(path: "pappers").path }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Unmet("there is no program yet: swift build --product pappers")
    }
    return path
  }

  /// What came of a run without a terminal.
  struct Result: Sendable {
    let status: Int
    let output: String
    let errors: String
  }

  /// Runs the program without a terminal: its input is empty, its output a pipe.
  static func run(_ arguments: String..., home: Home) async throws -> Result { try await run(arguments, home: home) }

  /// Runs the program without a terminal: its input is empty, its output a pipe.
  static func run(_ arguments: [String], home: Home) async throws -> Result {
    let variables = home.environment.merging(["TERM": "tmux-256color"]) { $1 }
    let result = try await Subprocess.run(
      .path(.init(try path())), arguments: Arguments(arguments),
      environment: .custom(
        Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) })),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 16))
    guard case .exited(let code) = result.terminationStatus else { throw Unmet("\(result.terminationStatus)") }
    return Result(status: Int(code), output: result.standardOutput, errors: result.standardError)
  }
}

/// What the system knows about processes.
enum Processes {
  /// Whether a process has ended, though nobody may have asked for its exit status yet.
  static func isGone(_ process: Int32) async throws -> Bool {
    let result = try await Subprocess.run(
      .name("ps"), arguments: ["-o", "stat=", "-p", "\(process)"], output: .string(limit: 1 << 12))
    let state = result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    return state.isEmpty || state.hasPrefix("Z")
  }

  /// Lets a process write files up to a length only, as if the disk were full; nil for any length. Linux only.
  static func limitFiles(to bytes: Int?, of process: Int32) async throws {
    let limit = bytes.map(String.init) ?? "unlimited"
    let result = try await Subprocess.run(
      .name("prlimit"), arguments: ["--pid", "\(process)", "--fsize=\(limit):"],
      output: .discarded, error: .string(limit: 1 << 12))
    guard result.terminationStatus.isSuccess else { throw Unmet("prlimit: \(result.standardError)") }
  }
}
