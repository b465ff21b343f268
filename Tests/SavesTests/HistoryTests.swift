import Game
import Saves
import Testing

@Suite("The games that were played")
struct HistoryTests {
  @Test("They are listed earliest first, and nothing else is")
  func order() throws {
    let temporary = try TemporaryFolder()
    let history = temporary.folders.history
    for name in [
      "1800000000-7.jsonl", "1700000000-99.jsonl", "1700000500-3.jsonl", "notes.txt", "1700000000-1.jsonl.bak",
    ] {
      try temporary.write("", to: history + "/" + name)
    }
    #expect(
      History.paths(in: temporary.folders)
        == ["1700000000-99.jsonl", "1700000500-3.jsonl", "1800000000-7.jsonl"].map { history + "/" + $0 })
  }

  @Test("Names and words from a file can't harm a terminal")
  func escapes() throws {
    let temporary = try TemporaryFolder()
    let setup = Setup(
      rules: .pappers,
      teams: [Team(name: "A\u{1B}]0;x\u{7}", players: ["B\u{202E}", "C"]), Team(name: "D", players: ["E", "F\n"])],
      papers: [Papper(id: "p", word: "w\u{1B}[2J", level: .easy)], seed: 1, language: "en", began: 0)
    do {
      let (journal, _) = try #require(try JournalFile.begin(setup, in: temporary.folders))
      #expect(journal.settle() == nil)
    }
    let game = try History.game(at: temporary.folders.journal)
    let texts = game.setup.teams.flatMap { [$0.name] + $0.players } + game.setup.papers.map(\.word)
    #expect(texts == ["A]0;x", "B", "C", "D", "E", "F", "w[2J"])
  }

  @Test("Before the first game there are none")
  func none() throws {
    #expect(History.paths(in: try TemporaryFolder().folders) == [])
  }

  @Test("Games put away in the same second are all kept")
  func sameSecond() throws {
    let temporary = try TemporaryFolder()
    for _ in 0..<3 {
      let journal = try #require(try JournalFile.played([], in: temporary.folders))
      try journal.putAway(temporary.folders)
    }
    #expect(History.paths(in: temporary.folders).count == 3)
  }

  @Test(
    "A file that isn't a game says so, with its path and line",
    arguments: [
      ("", "it is empty"), ("{}\n", "line 1 isn't the beginning of a game of Pappers"),
      ("{\"pappers\":7}\n", "format 7"),
    ])
  func unreadable(text: String, problem: String) throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/game.jsonl"
    try temporary.write(text, to: path)
    let error = try #require(throws: SaveError.self) { try History.game(at: path) }
    #expect(error.description.hasPrefix("Can't read the game in \(path)") && error.description.contains(problem))
    #expect(temporary.bytes(path) == Array(text.utf8))
  }

  @Test("A file that isn't there says so")
  func missing() throws {
    let path = try TemporaryFolder().path + "/none.jsonl"
    let error = try #require(throws: SaveError.self) { try History.game(at: path) }
    #expect(error.description.contains("There is no file \(path)"))
  }

  @Test("A torn last record is left out of a game that is read, and left in its file")
  func torn() throws {
    let temporary = try TemporaryFolder()
    let journal = try #require(try JournalFile.played(in: temporary.folders))
    try journal.putAway(temporary.folders)
    let path = try #require(History.paths(in: temporary.folders).first)
    let torn = Array(try #require(temporary.bytes(path)).dropLast(3))
    try temporary.write(torn, to: path)
    #expect(try Game(.test, events: [GameEvent].test.dropLast()) == History.game(at: path))
    #expect(temporary.bytes(path) == torn)
  }
}
