import Game
@testable import Saves
import Testing

@Suite("A journal that can't be read is set aside, never deleted")
struct UnreadableJournalTests {
  /// What is found in a journal of these bytes, which must be whole in another file afterwards.
  private func problem(_ bytes: [UInt8]) throws -> String {
    let temporary = try TemporaryFolder()
    let folders = temporary.folders
    try temporary.write(bytes, to: folders.journal)
    let problem = try #require(try JournalFile.foundProblem(in: folders))
    #expect(temporary.bytes(folders.journal) == nil)
    let aside = try #require(temporary.setAside.first)
    #expect(temporary.bytes(aside) == bytes)
    #expect(problem.contains(aside))
    guard case .nothing = try JournalFile.find(in: folders) else {
      Issue.record("it is found again")
      return problem
    }
    return problem
  }

  private func problem(records: [String]) throws -> String {
    try problem(Array(records.map { $0 + "\n" }.joined().utf8))
  }

  private let opening = String(decoding: JournalText.opening(.test).dropLast(), as: UTF8.self)

  @Test(
    "A line that isn't a record is named, with all that follows kept",
    arguments: [
      "", " ", "{}", "null", #"{"turnBegan":{}"#, #"{"flew":{}}"#, #"{"guessed":{}}"#, #"{"guessed":{"at":"1"}}"#,
      #"{"guessed":{"at":1e99}}"#, #"{"turnBegan":{}}{"turnBegan":{}}"#, "\u{0}",
    ])
  func brokenLine(line: String) throws {
    let problem = try problem(records: [opening, #"{"turnBegan":{}}"#, line, #"{"timeUp":{}}"#])
    #expect(problem.contains("line 3"))
  }

  @Test("An event that can't happen where it stands is said")
  func impossibleEvent() throws {
    #expect(try problem(records: [opening, #"{"confirmed":{}}"#]).contains("“confirmed” can't happen now"))
    #expect(
      try problem(records: [opening, #"{"turnBegan":{}}"#, #"{"guessed":{"at":30000}}"#])
        .contains("the clock can't go from 0 ms to 30000 ms of 30000"))
  }

  @Test("Another version of the format is said", arguments: [0, 2, 99, -1])
  func version(version: Int) throws {
    let other = opening.replacing("\"pappers\":1,", with: "\"pappers\":\(version),")
    #expect(try problem(records: [other]).contains("saved in format \(version), this Pappers reads format 1"))
    #expect(try problem(records: ["{\"pappers\":\(version)}"]).contains("saved in format \(version)"))
  }

  @Test(
    "What never was a game of Pappers is said",
    arguments: ["", "{}", "[]", "hello", #"{"pappers":"1"}"#, #"{"setup":{}}"#])
  func notPappers(line: String) throws {
    #expect(try problem(records: [line]).contains("line 1 isn't the beginning of a game of Pappers"))
  }

  @Test("A setup that can't be read or played is said")
  func badSetup() throws {
    #expect(try problem(records: [#"{"pappers":1}"#]).contains("line 1 can't be read"))
    #expect(try problem(records: [#"{"pappers":1,"setup":{}}"#]).contains("line 1 can't be read"))
    let endless = opening.replacing("\"turnSeconds\":30", with: "\"turnSeconds\":9000000000000000000")
    #expect(try problem(records: [endless]).contains("a turn of 9000000000000000000 seconds"))
  }

  @Test("Random bytes never end the program, and are kept", arguments: 0..<60)
  func randomBytes(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let bytes = (0..<(1 + chance.below(3000))).map { _ in UInt8(chance.below(256)) }
    _ = try problem(bytes + [UInt8(ascii: "\n")])
  }

  @Test("A byte changed anywhere never ends the program: the game is whole, or the file is kept", arguments: 0..<120)
  func changedByte(seed: Int) throws {
    let temporary = try TemporaryFolder()
    let folders = temporary.folders
    do { try #require(try JournalFile.played(in: folders) != nil) }
    var bytes = try #require(temporary.bytes(folders.journal))
    var chance = Chance(seed: UInt64(seed))
    bytes[chance.below(bytes.count)] = UInt8(chance.below(256))
    try temporary.write(bytes, to: folders.journal)
    switch try JournalFile.find(in: folders) {
    case .game(let game, _): #expect(game.papersLeft <= 6)
    case .setAside: #expect(try temporary.bytes(#require(temporary.setAside.first)) == bytes)
    case .nothing, .inUse: Issue.record("the game is lost")
    }
  }

  @Test("Two that are set aside in the same second are both kept")
  func twice() throws {
    let temporary = try TemporaryFolder()
    for text in ["one\n", "two\n", "three\n"] {
      try temporary.write(text, to: temporary.folders.journal)
      try #require(try JournalFile.foundProblem(in: temporary.folders) != nil)
    }
    let kept = temporary.setAside.compactMap(temporary.bytes).map { String(decoding: $0, as: UTF8.self) }
    #expect(Set(kept) == ["one\n", "two\n", "three\n"])
  }

  @Test("Bytes without an end of line are kept too, unless they are a beginning of the opening")
  func noEndOfLine() throws {
    for text in ["hello", "{\"turnBegan\":{}}", String(repeating: "x", count: 100_000)] {
      _ = try problem(Array(text.utf8))
    }
  }

  @Test("An empty file is no game and nothing to keep")
  func empty() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: temporary.folders.journal)
    guard case .nothing = try JournalFile.find(in: temporary.folders) else {
      Issue.record("something was found")
      return
    }
  }
}
