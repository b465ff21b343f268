import Game
import Saves
import Testing

@Suite("The saved game (R19)")
struct JournalFileTests {
  @Test("With nothing saved, nothing is found, and no file is made")
  func nothing() throws {
    let temporary = try TemporaryFolder()
    guard case .nothing = try JournalFile.find(in: temporary.folders) else {
      Issue.record("something was found")
      return
    }
    #expect(temporary.names(in: temporary.path) == [])
  }

  @Test("After each event the same game is found again, and goes on", arguments: 0...[GameEvent].test.count)
  func roundTrip(events: Int) throws {
    let temporary = try TemporaryFolder()
    let (before, after) = ([GameEvent].test.prefix(events), [GameEvent].test.dropFirst(events))
    do { try #require(try JournalFile.played(Array(before), in: temporary.folders) != nil) }
    do {
      let found = try #require(try JournalFile.foundGame(in: temporary.folders))
      #expect(try Game(.test, events: before) == found.game)
      for event in after { try found.journal.append(event) }
      #expect(found.journal.settle() == nil)
    }
    let found = try #require(try JournalFile.foundGame(in: temporary.folders))
    #expect(try Game(.test, events: [GameEvent].test) == found.game)
  }

  @Test("An event is in the file as soon as it is appended, with the journal still open")
  func atOnce() throws {
    let temporary = try TemporaryFolder()
    let journal = try #require(try JournalFile.begin(.test, in: temporary.folders)).0
    for (count, event) in [GameEvent].test.enumerated() {
      try journal.append(event)
      let lines = try #require(temporary.bytes(temporary.folders.journal)).count { $0 == UInt8(ascii: "\n") }
      #expect(lines == count + 2)
    }
  }

  @Test("Only its owner can read it")
  func mode() throws {
    let temporary = try TemporaryFolder()
    try #require(try JournalFile.played(in: temporary.folders) != nil)
    #expect(try temporary.mode(temporary.folders.journal) == 0o600)
    #expect(try temporary.mode(temporary.folders.state) == 0o700)
  }

  @Test("While a program plays it, another neither gets it nor begins a new one, and the file stays as it is")
  func inUse() throws {
    let temporary = try TemporaryFolder()
    let folders = temporary.folders
    let journal = try #require(try JournalFile.played(in: folders))
    let before = temporary.bytes(folders.journal)
    for _ in 0..<2 {
      guard case .inUse = try JournalFile.find(in: folders) else {
        Issue.record("it was found")
        return
      }
      #expect(try JournalFile.begin(.test, in: folders) == nil)
    }
    #expect(temporary.bytes(folders.journal) == before)
    #expect(temporary.names(in: folders.history) == [])
    try journal.append(.timeUp)
    #expect(temporary.bytes(folders.journal)?.count ?? 0 > before?.count ?? 0)
  }

  @Test("A broken journal that is in use isn't set aside")
  func brokenInUse() throws {
    let temporary = try TemporaryFolder()
    let journal = try #require(try JournalFile.played([], in: temporary.folders))
    try temporary.write("broken\n", to: temporary.folders.journal)
    guard case .inUse = try JournalFile.find(in: temporary.folders) else {
      Issue.record("it was found")
      return
    }
    #expect(temporary.setAside == [])
    withExtendedLifetime(journal) {}
  }

  @Test("A game put away lies in the history, and nothing is found any more")
  func putAway() throws {
    let temporary = try TemporaryFolder()
    let folders = temporary.folders
    let journal = try #require(try JournalFile.played(in: folders))
    let bytes = temporary.bytes(folders.journal)
    try journal.putAway(folders)
    #expect(temporary.bytes(folders.journal) == nil)
    let path = try #require(History.paths(in: folders).first)
    #expect(temporary.bytes(path) == bytes)
    #expect(try Game(.test, events: [GameEvent].test) == History.game(at: path))
    guard case .nothing = try JournalFile.find(in: folders) else {
      Issue.record("something was found")
      return
    }
  }

  @Test("A new game doesn't overwrite a saved one")
  func beginOverSaved() throws {
    let temporary = try TemporaryFolder()
    let folders = temporary.folders
    do { try #require(try JournalFile.played(in: folders) != nil) }
    #expect(throws: SaveError.self) { try JournalFile.begin(.test, in: folders) }
    #expect(try Game(.test, events: [GameEvent].test) == JournalFile.foundGame(in: folders)?.game)
  }
}
