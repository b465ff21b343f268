import Testing

/// Hands that are too fast. Source: R9.
@Suite("Hasty hands", .timeLimit(.minutes(3)))
struct HastyStories {
  @Test("A key that is held scores once")
  func held() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn().mash([Key](repeating: .right, count: 10))
      try await laptop.sees("1 guessed").press(.enter).sees("2 guessed")
      #expect(try laptop.home.readJournal().guesses == 2)
    }
  }

  @Test("Keys typed ahead of a turn's start pass nothing")
  func aheadOfTheStart() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginGame().mash([.space, .right, .enter, .right, .space])
      try await laptop.sees("0 guessed").guess(1)
      #expect(try laptop.home.readJournal().guesses == 1)
    }
  }

  @Test("Keys that follow the last word at once don't confirm the list")
  func behindTheEnd() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").beginTurn().guess(4)
      try await laptop.mash([.right, .enter, .space, .enter]).sees(Text.listIsRight).sees("5 papers guessed")
      try await laptop.confirmList().sees(Text.oneWordNext)
      #expect(try laptop.home.readJournal().guesses == 5)
    }
  }

  @Test("The last tap can be taken back, as often as there are taps")
  func undone() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "12").beginTurn()
      let first = try await laptop.look()
      try await laptop.guess(2).press(.left).sees("1 guessed").press(.backspace).sees("0 guessed")
      try await laptop.sees("the first word") { $0.paper == first.paper }
    }
  }

  @Test("A key held through the list of a turn chooses words and takes nothing back", arguments: [Key.down, .right])
  func heldInTheList(_ key: Key) async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").beginTurn().emptyBowl().press(key)
      // A held key: once, after a while once more, and from then on quickly.
      _ = try await laptop.look()
      try await laptop.press(key)
      try await laptop.mash([key, key, key, key])
      _ = try await laptop.look()
      try await laptop.sees(Text.listIsRight).sees("5 papers guessed")
      #expect(try laptop.home.readJournal().guesses == 5)
      #expect(try laptop.home.readJournal().records.last?.hasPrefix("{\"guessed\"") == true)
    }
  }

  @Test("A key held on the last word of the bowl doesn't confirm its list", arguments: [Key.enter, .space])
  func heldOnTheLastWord(_ key: Key) async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").beginTurn().guess(4).press(key).sees(Text.listIsRight)
      // A held key: once, after a while once more, and from then on quickly.
      try await laptop.press(key).mash([key, key, key, key])
      _ = try await laptop.look()
      try await laptop.sees(Text.listIsRight).sees("5 papers guessed")
    }
  }
}
