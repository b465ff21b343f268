import Foundation
import Testing

/// The arrows between the modules point down only.
struct ImportTests {
  /// What each module may import of this package, of the system and of others. Pure ones import nothing of the world.
  private static let allowed: [String: Set<String>] = [
    "Game": [],
    "Packs": ["Game"],
    "Canvas": [],
    "Screens": ["Game", "Packs", "Canvas"],
    "Terminal": ["Canvas", "CNcurses"],
    "Saves": [
      "Game", "Packs", "CWords", "FoundationEssentials", "Foundation", "Glibc", "Darwin", "Dispatch", "Synchronization",
    ],
    "Effects": ["Game", "Packs", "Screens", "Saves"],
    "pappers": [
      "Game", "Packs", "Canvas", "Screens", "Terminal", "Saves", "Effects", "ArgumentParser", "Glibc", "Darwin",
    ],
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: allowed.keys.sorted())
  func `a module imports only what it may`(module: String) throws {
    let folder = Self.root.appending(path: "Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    let allowed = try #require(Self.allowed[module])
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.first == "import", let name = words.last else { continue }
        #expect(allowed.contains(String(name)), "\(module)/\(file) imports \(name)")
      }
    }
  }

  @Test func `every module with Swift in it is in the table`() throws {
    let sources = Self.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { module in
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: module).path)
      return files.contains { $0.hasSuffix(".swift") }
    }
    #expect(Set(modules) == Set(Self.allowed.keys))
  }
}
