import Foundation
import Testing

/// Full disks, damaged files, places that can't be written. Source: R19 and "Bad input, everywhere".
@Suite("Trouble with the disk", .timeLimit(.minutes(3)))
struct DiskStories {
  @Test("On a full disk the game is played, and the screen says that it isn't saved")
  func fullFromTheStart() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12", through: ["sh", "-c", "ulimit -f 1; exec \"$@\"", "sh"])
      try await laptop.beginGame().sees(Text.notSaved).takeLaptop().guess(2)
      #expect(try await laptop.figures().guessed == 2)
    }
  }

  #if os(Linux)
    @Test("A game that began on a full disk is saved as soon as there is room, as the message promises")
    func fullAtFirst() async throws {
      try await withLaptop { laptop in
        try await laptop.start("--words", "12", through: ["sh", "-c", "ulimit -S -f 1; exec \"$@\"", "sh"])
        try await laptop.beginGame().sees(Text.notSaved).takeLaptop().guess(1)
        try await Processes.limitFiles(to: nil, of: laptop.running())
        try await laptop.guess(1).end(SIGKILL)
        try await laptop.start().sees(Text.goOn).press(.enter).sees(Text.paused)
        #expect(try await laptop.figures().guessed == 2)
      }
    }

    @Test("A disk that is full in mid-turn is said, points go on, and all is saved once there is room")
    func fullInMidTurn() async throws {
      try await withLaptop { laptop in
        try await laptop.start("--words", "12").beginTurn().guess(1)
        let process = try await laptop.running()
        try await Processes.limitFiles(to: laptop.home.bytes(laptop.home.journal).count + 5, of: process)
        try await laptop.guess(1).sees(Text.notSaved)
        #expect(try laptop.home.readJournal().guesses == 1)
        try await laptop.guess(1)
        try await Processes.limitFiles(to: nil, of: process)
        try await laptop.guess(1).sees("the message gone") { !$0.says(Text.notSaved) }
        #expect(try laptop.home.readJournal().guesses == 4)
        try await laptop.end(SIGKILL)
        try await laptop.start().sees(Text.goOn).press(.enter).sees(Text.paused)
        #expect(try await laptop.figures().guessed == 4)
      }
    }
  #endif

  @Test("Where nothing can be saved the game is played all the same, with a message")
  func nowhereToSave() async throws {
    try await withLaptop { laptop in
      try laptop.home.write("not a folder", to: laptop.home.path + "/file")
      let nowhere = laptop.home.path + "/file/state"
      try await laptop.start("--words", "5", environment: ["XDG_STATE_HOME": nowhere])
      try await laptop.beginGame().sees(Text.notSaved).takeLaptop().emptyBowl()
      try await laptop.confirmList().sees(Text.ranking)
    }
  }

  @Test(
    "A journal that can't be read is said, set aside whole, and never deleted",
    arguments: ["garbage\n", "garbage", "{\"pappers\":99}\n", "\u{1B}[31m\u{0}\n\n"])
  func damagedJournal(_ content: String) async throws {
    try await withLaptop { laptop in
      let home = laptop.home
      try home.write(content, to: home.journal)
      try await laptop.start("--words", "5").sees(Text.home).sees(Text.unreadable)
      let aside = home.files(in: home.state).filter { $0.hasPrefix("unreadable") }
      #expect(try aside.map { try home.text(home.state + "/" + $0) } == [content])
      try await laptop.beginTurn()
    }
  }

  @Test(
    "Settings that can't be read are said, set aside whole, and the game starts as on the first day",
    arguments: ["garbage\n", "{\"language\":\"xx\"}", "[]", ""])
  func damagedSettings(_ content: String) async throws {
    try await withLaptop { laptop in
      let home = laptop.home
      try home.write(content, to: home.settings)
      try await laptop.start("--words", "5").sees(Text.home).sees(Text.unreadable)
      #expect(try home.text(home.settings + ".unreadable-1") == content)
      try await laptop.beginTurn()
    }
  }

  @Test("Two programs at once: the second says so, and the saved game stays byte for byte as it was")
  func twoPrograms() async throws {
    try await withLaptop { first in
      try await first.start("--words", "12").beginTurn().guess(1).press(.pause).sees(Text.paused)
      let before = try first.home.bytes(first.home.journal)
      try await withLaptop(home: first.home) { second in
        try await second.start().sees(Text.playedElsewhere).press(.enter)
        try await second.sees(Text.startGame).press(.enter).sees(Text.playedElsewhere)
        try await second.end(SIGTERM)
      }
      #expect(try first.home.bytes(first.home.journal) == before)
      try await first.press(.space).sees("a word") { $0.showsWord }.guess(1)
    }
  }

  @Test("A game that was left in another window isn't put away unasked")
  func leftInAnotherWindow() async throws {
    try await withLaptop { first in
      try await first.start("--words", "12").beginTurn().guess(1)
      try await withLaptop(home: first.home) { second in
        try await second.start().sees(Text.playedElsewhere)
        try await first.end(SIGTERM)
        let before = try first.home.bytes(first.home.journal)
        let teams = try await second.press(.enter).sees(Text.startGame).look()
        try await second.press(.enter).sees("an answer") { $0 != teams }
        #expect(try first.home.bytes(first.home.journal) == before)
        #expect(first.home.files(in: first.home.history).isEmpty)
      }
    }
  }
}
