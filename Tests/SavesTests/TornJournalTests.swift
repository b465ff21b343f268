import Game
@testable import Saves
import Testing

@Suite("A journal whose last record is torn (R19)")
struct TornJournalTests {
  /// The plug can be pulled at any byte; only a record with its end of line is whole.
  @Test(
    "Whatever is missing of the last record, only that event is lost, and the game goes on", arguments: [1, 3, 7, 14])
  func everyLength(events: Int) throws {
    let played = Array([GameEvent].test.prefix(events))
    let next: GameEvent = [GameEvent].test.dropFirst(events).first ?? .timeUp
    let last = try JournalText.record(#require(played.last))
    for kept in 0..<last.count {
      let temporary = try TemporaryFolder()
      let folders = temporary.folders
      do { try #require(try JournalFile.played(played, in: folders) != nil) }
      let whole = try #require(temporary.bytes(folders.journal))
      try temporary.write(Array(whole.dropLast(last.count - kept)), to: folders.journal)
      do {
        let found = try #require(try JournalFile.foundGame(in: folders))
        let kept = try Game(.test, events: played.dropLast())
        try #require(found.game == kept)
        #expect(temporary.bytes(folders.journal) == whole.dropLast(last.count))
        for event in [played.last, next].compactMap(\.self) { try found.journal.append(event) }
        #expect(found.journal.settle() == nil)
      }
      let again = try #require(try JournalFile.foundGame(in: folders))
      let expected = try Game(.test, events: played + [next])
      try #require(again.game == expected)
      #expect(temporary.bytes(folders.journal) == whole + JournalText.record(next))
    }
  }

  @Test(
    "A torn record of anything is dropped, such as the zeros that some disks leave",
    arguments: [[0], [0xFF, 0xC3], Array("{}".utf8)])
  func anything(tail: [UInt8]) throws {
    let temporary = try TemporaryFolder()
    do { try #require(try JournalFile.played(in: temporary.folders) != nil) }
    let whole = try #require(temporary.bytes(temporary.folders.journal))
    try temporary.write(whole + Array(repeating: tail, count: 300).joined(), to: temporary.folders.journal)
    #expect(try Game(.test, events: [GameEvent].test) == JournalFile.foundGame(in: temporary.folders)?.game)
    #expect(temporary.bytes(temporary.folders.journal) == whole)
  }

  @Test("A torn opening is no game; the next one begins as if nothing were there")
  func opening() throws {
    let opening = JournalText.opening(.test)
    for kept in stride(from: 0, to: opening.count, by: 41) {
      let temporary = try TemporaryFolder()
      try temporary.write(Array(opening.prefix(kept)), to: temporary.folders.journal)
      guard case .nothing = try JournalFile.find(in: temporary.folders) else {
        Issue.record("something was found in \(kept) bytes")
        return
      }
      let journal = try #require(try JournalFile.begin(.test, in: temporary.folders)).0
      #expect(temporary.bytes(temporary.folders.journal) == opening)
      withExtendedLifetime(journal) {}
    }
  }
}
