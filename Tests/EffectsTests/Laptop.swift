import Effects
import Foundation
import Game
import Packs
import Saves
@testable import Screens

/// A laptop of its own for one test: folders that are gone with it, and programs that are started on it.
final class Laptop {
  let path = NSTemporaryDirectory() + "pappers-tests-" + UUID().uuidString
  let folders: Folders

  init() throws {
    folders = try Folders(environment: ["HOME": path])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The program, started.
  func start(seed: UInt64 = 1, language: Language = .english) -> (runner: EffectRunner, start: EffectRunner.Start) {
    let runner = EffectRunner(folders, seed: seed)
    return (runner, runner.start(language: language))
  }

  func write(_ text: String, to file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: file) }
}

extension Reply {
  /// The setup of a game that began without a problem.
  var begun: Setup? {
    if case .began(let setup, problem: nil) = self { setup } else { nil }
  }
}

extension GameRequest {
  /// Two pairs and a choice of papers.
  static func test(papers: Int = 10, choice: Choice = Choice(), language: Language = .english) -> GameRequest {
    let teams = [Team(name: "A", players: ["Ada", "Bo"]), Team(name: "B", players: ["Cy", "Di"])]
    return GameRequest(rules: .pappers, teams: teams, paperCount: papers, choice: choice, language: language)
  }
}
