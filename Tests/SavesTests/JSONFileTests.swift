@testable import Saves
import Testing

@Suite("A value in a file of its own")
struct JSONFileTests {
  private struct Value: Codable, Equatable {
    var name: String
    var numbers: [Int]
  }

  private let value = Value(name: "l·l / \"ñ\" 日本", numbers: [1, -2])

  @Test("It is read as it was written, and its folders are made")
  func roundTrip() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/deep/down/value.json"
    #expect(try JSONFile.read(Value.self, from: path) == nil)
    try JSONFile.write(value, to: path)
    #expect(try JSONFile.read(Value.self, from: path) == value)
    try JSONFile.write(Value(name: "", numbers: []), to: path)
    #expect(try JSONFile.read(Value.self, from: path) == Value(name: "", numbers: []))
    #expect(temporary.names(in: temporary.path + "/deep/down") == ["value.json"])
    #expect(try temporary.mode(path) == 0o600)
  }

  @Test("It is text that a person can edit")
  func text() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    try JSONFile.write(Value(name: "a/b", numbers: [1]), to: path)
    let text = String(decoding: temporary.bytes(path) ?? [], as: UTF8.self)
    #expect(text.contains("a/b") && text.hasSuffix("}\n") && text.split(separator: "\n").count > 3)
  }

  @Test(
    "What can't be read is said with its place, and set aside",
    arguments: [
      ("", "not JSON"), ("{", "not JSON"), ("{\"name\":\"x\",\"numbers\":[1,2,\"3\"]}", "at “numbers.Index 2”"),
      ("{\"name\":7,\"numbers\":[]}", "at “name”"), ("{\"name\":null,\"numbers\":[]}", "at “name”"),
    ])
  func broken(text: String, place: String) throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    try temporary.write(text, to: path)
    let error = try #require(throws: SaveError.self) { try JSONFile.read(Value.self, from: path) }
    #expect(error.description == "\(path) can't be read (\(place)). It is kept as \(path).unreadable-1")
    #expect(temporary.bytes(path) == nil)
    #expect(temporary.bytes(path + ".unreadable-1") == Array(text.utf8))
    #expect(try JSONFile.read(Value.self, from: path) == nil)
  }

  @Test("A second one that can't be read doesn't overwrite the first")
  func twice() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    for text in ["one", "two"] {
      try temporary.write(text, to: path)
      #expect(throws: SaveError.self) { try JSONFile.read(Value.self, from: path) }
    }
    let kept = temporary.names(in: temporary.path).compactMap { temporary.bytes(temporary.path + "/" + $0) }
    #expect(Set(kept.map { String(decoding: $0, as: UTF8.self) }) == ["one", "two"])
  }

  @Test("A write that fails leaves the value that was there, and no draft")
  func failedWrite() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    try JSONFile.write(value, to: path)
    // A folder in the draft's place can't be opened for writing.
    try temporary.write("", to: path + ".new/file")
    #expect(throws: SaveError.self) { try JSONFile.write(Value(name: "new", numbers: []), to: path) }
    #expect(try JSONFile.read(Value.self, from: path) == value)
  }

  @Test("A file that can't be replaced stays, and no draft is left")
  func failedRename() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    try temporary.write("kept", to: path + "/file")
    #expect(throws: SaveError.self) { try File.replace(path, with: [1]) }
    #expect(temporary.bytes(path + "/file") == Array("kept".utf8))
    #expect(temporary.names(in: temporary.path) == ["value.json"])
  }

  @Test("A draft left by a program that was killed doesn't matter")
  func oldDraft() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/value.json"
    try temporary.write(String(repeating: "old", count: 500), to: path + ".new")
    try JSONFile.write(value, to: path)
    #expect(try JSONFile.read(Value.self, from: path) == value)
  }
}
