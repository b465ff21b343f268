import Foundation
import Game
@testable import Saves

/// A fresh folder for one test, gone with it.
final class TemporaryFolder {
  let path: String
  let folders: Folders

  init() throws {
    path = NSTemporaryDirectory() + "pappers-tests-" + UUID().uuidString
    folders = try Folders(
      environment: [
        "XDG_CONFIG_HOME": path + "/config", "XDG_STATE_HOME": path + "/state", "XDG_DATA_HOME": path + "/data",
      ])
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A file's bytes; nil if there is none.
  func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file).map(Array.init)
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  /// The names of the files in a folder, sorted; none if it isn't there.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The journals that were set aside.
  var setAside: [String] {
    names(in: folders.state).filter { $0.hasPrefix("unreadable") }.map { folders.state + "/" + $0 }
  }
}

extension Setup {
  static let test = Setup(
    rules: HouseRules(turnSeconds: 30, rounds: [.definition, .mime]),
    teams: [Team(name: "Àguiles", players: ["Núria", "O/\"\\"]), Team(name: "日本", players: ["Zoë", "Sam"])],
    papers: (0..<6).map { Papper(id: "paper-\($0)", word: "l·l \($0)", level: .hard, isFamilyFriendly: false) },
    seed: .max, language: "ca", began: 1_700_000_000)
}

extension [GameEvent] {
  /// A turn with a bit of everything, confirmed, and the beginning of the next.
  static let test: [GameEvent] = [
    .turnBegan, .guessed(at: 1000), .guessed(at: 2000), .undone(at: 2500), .guessed(at: 3000), .clock(at: 4000),
    .timeUp,
    .marked(guess: 1, counted: false), .confirmed, .reopened, .marked(guess: 0, counted: true), .confirmed, .turnBegan,
    .guessed(at: 29_999),
  ]
}

extension JournalFile {
  /// Begins the test game and plays some events, on disk when it returns.
  static func played(_ events: [GameEvent] = .test, in folders: Folders) throws -> JournalFile? {
    let journal = try begin(.test, in: folders)?.0
    for event in events { try journal?.append(event) }
    _ = journal?.settle()
    return journal
  }

  /// The game that is found; nil for anything else.
  static func foundGame(in folders: Folders) throws -> (game: Game, journal: JournalFile)? {
    if case .game(let game, let journal) = try find(in: folders) { (game, journal) } else { nil }
  }

  /// What is said about a journal that was set aside; nil for anything else.
  static func foundProblem(in folders: Folders) throws -> String? {
    if case .setAside(let problem) = try find(in: folders) { problem.description } else { nil }
  }
}

extension TemporaryFolder {
  /// Who may do what with a file.
  func mode(_ file: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
  }
}
