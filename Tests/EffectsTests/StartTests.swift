import Effects
import Game
import Packs
import Saves
@testable import Screens
import Testing

@Suite("The start of the program")
struct StartTests {
  @Test(
    "At the first start there is nothing to say: settings as delivered, in the language asked for",
    arguments: Language.allCases)
  func first(language: Language) throws {
    let start = try Laptop().start(language: language).start
    #expect(start.settings == Settings(language: language))
    #expect(start.game == nil)
    #expect(start.notice == nil)
  }

  @Test("Settings are those of the last evening")
  func settings() throws {
    let laptop = try Laptop()
    var settings = Settings(language: .catalan)
    settings.turnSeconds = 45
    settings.teams = [Team(name: "Àguiles", players: ["Núria", ""]), Team(name: "", players: ["", ""])]
    do { #expect(laptop.start().runner.carryOut(.saveSettings(settings)) == nil) }
    #expect(laptop.start().start.settings == settings)
  }

  @Test("Settings that can't be read are set aside and said, and the evening begins with new ones")
  func brokenSettings() throws {
    let laptop = try Laptop()
    try laptop.write("{\"language\":7}", to: laptop.folders.settings)
    let start = laptop.start().start
    #expect(start.settings == Settings(language: .english))
    #expect(try #require(start.notice).contains("\(laptop.folders.settings).unreadable"))
    #expect(laptop.exists(laptop.folders.settings + ".unreadable-1"))
    #expect(laptop.start().start.notice == nil)
  }

  @Test("A saved game is offered as it was left (R19)", arguments: 0...3)
  func savedGame(events: Int) throws {
    let laptop = try Laptop()
    let played = Array([GameEvent.turnBegan, .guessed(at: 100), .clock(at: 5000)].prefix(events))
    let setup: Setup
    do {
      let runner = laptop.start().runner
      setup = try #require(runner.carryOut(.begin(.test()))?.begun)
      for event in played { #expect(runner.carryOut(.append(event)) == nil) }
      #expect(runner.finish() == nil)
    }
    do {
      let (runner, start) = laptop.start()
      #expect(try Game(setup, events: played) == start.game)
      #expect(start.notice == nil)
      #expect(runner.carryOut(.append(events == 0 ? .turnBegan : .timeUp)) == nil)
      #expect(runner.finish() == nil)
    }
    let again = try #require(laptop.start().start.game)
    #expect(try Game(setup, events: played + [events == 0 ? .turnBegan : .timeUp]) == again)
  }

  @Test("A saved game that is over moves to the history and isn't offered")
  func over() throws {
    let laptop = try Laptop()
    do {
      let runner = laptop.start().runner
      _ = runner.carryOut(.begin(.test()))
      _ = runner.carryOut(.append(.ended))
      #expect(runner.finish() == nil)
    }
    let start = laptop.start().start
    #expect(start.game == nil)
    #expect(start.notice == nil)
    #expect(!laptop.exists(laptop.folders.journal))
    let path = try #require(History.paths(in: laptop.folders).first)
    #expect(try History.game(at: path).phase == .over(isComplete: false))
  }

  @Test("A saved game that can't be read is set aside and said, and a new one can begin")
  func brokenGame() throws {
    let laptop = try Laptop()
    try laptop.write("broken\n", to: laptop.folders.journal)
    let (runner, start) = laptop.start()
    #expect(start.game == nil)
    #expect(try #require(start.notice).contains("line 1"))
    #expect(runner.carryOut(.begin(.test()))?.begun != nil)
  }

  @Test("A second program doesn't get the game, says so in the language of the settings, and harms nothing")
  func inUse() throws {
    let laptop = try Laptop()
    let first = laptop.start().runner
    _ = first.carryOut(.saveSettings(Settings(language: .catalan)))
    _ = first.carryOut(.begin(.test()))
    let (second, start) = laptop.start()
    #expect(start.game == nil)
    #expect(start.notice == Settings(language: .catalan).playedElsewhere)
    #expect(second.carryOut(.begin(.test())) == .isPlayedElsewhere)
    #expect(second.carryOut(.append(.turnBegan)) == nil)
    #expect(second.carryOut(.putAway) == nil)
    #expect(first.carryOut(.append(.turnBegan)) == nil)
    #expect(first.finish() == nil)
    #expect(History.paths(in: laptop.folders) == [])
    withExtendedLifetime(second) {}
  }

  @Test("Two things that are wrong are both said")
  func both() throws {
    let laptop = try Laptop()
    try laptop.write("{", to: laptop.folders.settings)
    try laptop.write("{\n", to: laptop.folders.journal)
    let notice = try #require(laptop.start().start.notice)
    #expect(notice.contains("settings.json") && notice.contains("The saved game can't be read"))
  }
}
