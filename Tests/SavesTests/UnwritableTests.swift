import Game
@testable import Saves
import Testing

/// A file where a folder is wanted stands for folders that can't be written: permissions don't bind who tests as root.
@Suite("Folders that can't be written")
struct UnwritableTests {
  private func blocked() throws -> TemporaryFolder {
    let temporary = try TemporaryFolder()
    for folder in [temporary.folders.config, temporary.folders.state, temporary.folders.data] {
      let parent = folder.split(separator: "/").dropLast().joined(separator: "/")
      try temporary.write("in the way", to: "/" + parent)
    }
    return temporary
  }

  @Test("A game can't begin there, and the folder is named")
  func begin() throws {
    let temporary = try blocked()
    let error = try #require(throws: SaveError.self) { try JournalFile.begin(.test, in: temporary.folders) }
    #expect(error.description == "Can't make the folder \(temporary.folders.state): Not a directory")
  }

  @Test("Nothing is found there, and nothing played")
  func find() throws {
    let temporary = try blocked()
    guard case .nothing = try JournalFile.find(in: temporary.folders) else {
      Issue.record("something was found")
      return
    }
    #expect(History.paths(in: temporary.folders) == [])
    #expect(try SeenPapers.ranks(in: temporary.folders) == [:])
    #expect(try JSONFile.read([Int].self, from: temporary.folders.settings) == nil)
  }

  @Test("Settings and seen papers say that they can't be saved")
  func others() throws {
    let temporary = try blocked()
    let settings = try #require(throws: SaveError.self) { try JSONFile.write([1], to: temporary.folders.settings) }
    #expect(settings.description.contains(temporary.folders.config))
    let seen = try #require(throws: SaveError.self) { try SeenPapers.add(["dog"], in: temporary.folders) }
    #expect(seen.description.contains(temporary.folders.data))
  }

  @Test("A folder where the journal should be is an error, and stays")
  func folderInPlace() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: temporary.folders.journal + "/file")
    #expect(throws: SaveError.self) { try JournalFile.find(in: temporary.folders) }
    #expect(temporary.bytes(temporary.folders.journal + "/file") != nil)
  }
}
