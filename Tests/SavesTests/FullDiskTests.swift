#if os(Linux)
  import Game
  import Glibc
  @testable import Saves
  import Testing

  /// A limit on the size of files stands for the full disk: writes go through as far as there is room, then fail. The limit is
  /// the process's, so each test is a process of its own.
  @Suite("A full disk")
  struct FullDiskTests {
    @Test("An event that finds no room is said, kept, and written with the next one when there is room (R19)")
    func journal() async {
      await #expect(processExitsWith: .success) {
        let temporary = try TemporaryFolder()
        let folders = temporary.folders
        do {
          let journal = try #require(try JournalFile.played([.turnBegan, .guessed(at: 1)], in: folders))
          let size = try #require(temporary.bytes(folders.journal)).count
          for room in [0, 5, 0] {
            limitFiles(to: (temporary.bytes(folders.journal)?.count ?? size) + room)
            let error = try #require(throws: SaveError.self) { try journal.append(.guessed(at: 2)) }
            #expect(error.description.hasPrefix("Can't write \(folders.journal)"))
          }
          #expect(temporary.bytes(folders.journal)?.count == size + 5)
          #expect(journal.settle() != nil)
          limitFiles(to: nil)
          try journal.append(.timeUp)
          #expect(journal.settle() == nil)
        }
        let played: [GameEvent] =
          [.turnBegan, .guessed(at: 1)] + Array(repeating: .guessed(at: 2), count: 3) + [.timeUp]
        #expect(try Game(.test, events: played) == JournalFile.foundGame(in: folders)?.game)
      }
    }

    @Test("A game begun on a full disk is saved whole as soon as there is room")
    func begin() async {
      await #expect(processExitsWith: .success) {
        let temporary = try TemporaryFolder()
        let folders = temporary.folders
        limitFiles(to: 20)
        do {
          let (journal, problem) = try #require(try JournalFile.begin(.test, in: folders))
          #expect(problem != nil)
          #expect(throws: SaveError.self) { try journal.append(.turnBegan) }
          limitFiles(to: nil)
          try journal.append(.guessed(at: 1))
        }
        #expect(try Game(.test, events: [.turnBegan, .guessed(at: 1)]) == JournalFile.foundGame(in: folders)?.game)
      }
    }

    @Test("A game that is put away takes along what couldn't be written before")
    func putAway() async {
      await #expect(processExitsWith: .success) {
        let temporary = try TemporaryFolder()
        let folders = temporary.folders
        let journal = try #require(try JournalFile.played([.turnBegan], in: folders))
        limitFiles(to: temporary.bytes(folders.journal)?.count)
        #expect(throws: SaveError.self) { try journal.append(.ended) }
        limitFiles(to: nil)
        try journal.putAway(folders)
        let path = try #require(History.paths(in: folders).first)
        #expect(try History.game(at: path).phase == .over(isComplete: false))
      }
    }

    @Test("Settings that find no room are said, and those that were there stay")
    func settings() async {
      await #expect(processExitsWith: .success) {
        let temporary = try TemporaryFolder()
        let path = temporary.folders.settings
        try JSONFile.write(["old"], to: path)
        limitFiles(to: 10)
        #expect(throws: SaveError.self) { try JSONFile.write(["a much longer value"], to: path) }
        #expect(try JSONFile.read([String].self, from: path) == ["old"])
        #expect(temporary.names(in: temporary.folders.config) == ["settings.json"])
      }
    }
  }

  /// Lets this process's files grow to so many bytes; nil for any size.
  private func limitFiles(to bytes: Int?) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    limit.rlim_cur = bytes.map(rlim_t.init) ?? limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }
#endif
