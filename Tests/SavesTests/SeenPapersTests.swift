import Saves
import Testing

@Suite("The papers seen on this laptop (R20)")
struct SeenPapersTests {
  @Test("Before the first game there are none")
  func none() throws {
    #expect(try SeenPapers.ranks(in: TemporaryFolder().folders) == [:])
  }

  @Test("What was seen later ranks higher, over all evenings")
  func ranks() throws {
    let temporary = try TemporaryFolder()
    try SeenPapers.add(["dog", "cat"], in: temporary.folders)
    try SeenPapers.add(["newt"], in: temporary.folders)
    let ranks = try SeenPapers.ranks(in: temporary.folders)
    #expect(ranks.sorted { $0.value < $1.value }.map(\.key) == ["dog", "cat", "newt"])
  }

  @Test("Seen again, a paper ranks by the last time")
  func again() throws {
    let temporary = try TemporaryFolder()
    try SeenPapers.add(["dog", "cat", "newt"], in: temporary.folders)
    try SeenPapers.add(["dog"], in: temporary.folders)
    let ranks = try SeenPapers.ranks(in: temporary.folders)
    #expect(ranks.sorted { $0.value < $1.value }.map(\.key) == ["cat", "newt", "dog"])
  }

  @Test("No papers are no lines")
  func nothing() throws {
    let temporary = try TemporaryFolder()
    try SeenPapers.add([], in: temporary.folders)
    #expect(try SeenPapers.ranks(in: temporary.folders) == [:])
  }

  @Test("A file of anything is read as far as it goes")
  func anything() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(Array("dog\n\n\n".utf8) + [0xFF, 0x0A, 0x00] + Array("\ncat".utf8), to: temporary.folders.seen)
    let ranks = try SeenPapers.ranks(in: temporary.folders)
    let dog = try #require(ranks["dog"])
    let cat = try #require(ranks["cat"])
    #expect(dog < cat)
  }
}
