import Testing

/// What people who have never seen the program want of it. Source: R1 to R15, R22.
@Suite("The first evening", .timeLimit(.minutes(3)))
struct FirstEveningStories {
  @Test("The help tells how to play, one page for the idea and one for each round")
  func help() async throws {
    try await withLaptop { laptop in
      try await laptop.start(size: .usual).sees(Text.home).press(.help)
      try await laptop.sees("1 / 4").sees("Each paper guessed is a point.").press(.enter)
      try await laptop.sees("2 / 4").sees("without saying it").press(.enter)
      try await laptop.sees("3 / 4").sees("one single word").press(.enter)
      try await laptop.sees("4 / 4").sees("gestures and sounds").press(.enter)
      try await laptop.sees(Text.home)
    }
  }

  @Test("The words are set to Catalan, and the next game is played with Catalan words")
  func catalan() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5", size: .usual).sees(Text.home).press(.settings)
      try await laptop.choose(Text.wordLanguage).set(Text.wordLanguage, to: "Català").press(.escape)
      try await laptop.beginGame()
      #expect(try laptop.home.readJournal().setup?.language == "ca")
    }
  }

  @Test("Turns are set to one minute, and stay so")
  func oneMinute() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--time", "45").sees(Text.home).press(.settings)
      try await laptop.choose(Text.turnTime).sees("45 seconds").set(Text.turnTime, to: "60 seconds").press(.escape)
      try await laptop.beginTurn()
      #expect(try await laptop.figures().seconds >= 55)
      #expect(try laptop.home.readJournal().setup?.rules.turnSeconds == 60)
    }
  }

  @Test("A game begins with three teams that got names of their own")
  func threeTeams() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").sees(Text.home).press(.enter)
      try await laptop.sees(Text.startGame).press(.up)
      try await laptop.sees(Text.addTeam).press(.enter).sees("Team 3")
      try await laptop.press(.escape).rename("Avis").press(.up).rename("Pares").press(.up).rename("Néts")
      try await laptop.walk(.down, to: Text.startGame).press(.space)
      try await laptop.takeLaptop().guess(1)
      try await laptop.endGame().sees("Avis").sees("Pares").sees("Néts")
      #expect(try laptop.home.readJournal().setup?.teams.map(\.name) == ["Néts", "Pares", "Avis"])
    }
  }

  @Test("A game just begun is ended, and another one begun with two teams instead of three")
  func startAgain() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").sees(Text.home).press(.enter)
      try await laptop.sees(Text.startGame).press(.up).sees(Text.addTeam).press(.enter).sees("Team 3")
      try await laptop.press(.escape).sees(Text.rename)
      try await laptop.press(.down, until: "the start") { $0.says("Enter start") }.press(.space).takeLaptop()
      try await laptop.endGame().sees(Text.home).press(.enter)
      try await laptop.sees("Team 3").walk(.up, to: Text.rename).press(.remove)
      try await laptop.sees("two teams") { !$0.says("Team 3") }
      try await laptop.walk(.down, to: Text.startGame).press(.space).takeLaptop()
      #expect(try laptop.home.readJournal().setup?.teams.count == 2)
    }
  }

  @Test("A round is played and its ranking read")
  func round() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").beginTurn().emptyBowl()
      try await laptop.sees("5 papers guessed").confirmList().sees(Text.ranking).sees(Text.oneWordNext)
      try await laptop.sees("both teams with their points") { screen in
        let first = screen.lines.firstIndex { $0.contains(/^ *1 +Team \d/) }
        let second = screen.lines.firstIndex { $0.contains(/^ *2 +Team \d/) }
        return first != nil && second != nil
      }
    }
  }

  @Test("Three words are guessed, the time runs out, and the screen says who is next")
  func timeRunsOut() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "20", "--time", "10").beginTurn()
      let team = try await laptop.team()
      try await laptop.guess(3).sees(Text.listIsRight).sees("3 papers guessed")
      #expect(try laptop.home.readJournal().clock ?? 0 > 8000)
      let next = try await laptop.confirmList().sees(Text.handOver).look()
      #expect(next.says("· Team") && !next.says("· \(team)"), "\(next.text)")
      try await laptop.takeLaptop()
      #expect(try await laptop.look().figures?.papersLeft == 17)
    }
  }

  @Test("A whole game is played to the final ranking")
  func wholeGame() async throws {
    try await withLaptop { laptop in
      try await laptop.start("--words", "5").playGame()
      try await laptop.sees(Text.rematch)
      #expect(try laptop.home.readJournal().guesses == 15)
    }
  }

  @Test("From the start to the first word it takes at most four presses of Enter")
  func fourPresses() async throws {
    try await withLaptop { laptop in
      try await laptop.start().sees(Text.home)
      var presses = 0
      while try await laptop.look().figures == nil {
        presses += 1
        try #require(presses <= 4)
        let before = try await laptop.look()
        try await laptop.press(.enter).sees("another page") { $0 != before }
      }
      #expect(try await laptop.look().showsWord)
    }
  }
}
