import Foundation

/// A user's folders, fresh and empty.
struct Home: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "pappers-\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Removes the folders.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// All variables that a program here gets to know; nothing of the real user's.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_STATE_HOME": path + "/state",
      "XDG_DATA_HOME": path + "/data", "TMPDIR": path, "LANG": "C.UTF-8", "PATH": Program.searchPath,
    ]
  }

  var settings: String { path + "/config/pappers/settings.json" }
  var state: String { path + "/state/pappers" }
  var journal: String { state + "/journal.jsonl" }
  var history: String { state + "/history" }

  /// A file's bytes.
  func bytes(_ file: String) throws -> Data { try Data(contentsOf: URL(filePath: file)) }

  /// A file's text.
  func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

  /// Writes a file, with its folders.
  func write(_ text: String, to file: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  /// Adds text to the end of a file.
  func append(_ text: String, to file: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  /// The names of a folder's files; none if there is no such folder.
  func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
