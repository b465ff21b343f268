/// What players do again and again.
extension Laptop {
  /// From the home screen to the first hand-over, with the teams that are there, whatever the language.
  @discardableResult
  func beginGame() async throws -> Laptop {
    try await sees(Text.home).press(.enter)
    try await sees(Text.startGame).press(.enter)
    return try await sees(Text.handOver)
  }

  /// From the home screen into the first turn.
  @discardableResult
  func beginTurn() async throws -> Laptop {
    try await beginGame().takeLaptop()
  }

  /// The next player takes the laptop and starts.
  @discardableResult
  func takeLaptop() async throws -> Laptop {
    try await sees(Text.handOver).press(.space)
    return try await sees("a word") { $0.figures != nil && $0.showsWord }
  }

  /// So many words are guessed; the bowl must hold more than that.
  @discardableResult
  func guess(_ count: Int) async throws -> Laptop {
    for _ in 0..<count {
      let guessed = try await figures().guessed
      // Two keys in turn, so that it is quick and yet nobody holds one.
      try await press(guessed.isMultiple(of: 2) ? .right : .enter)
      try await sees("one more guessed than \(guessed)") { $0.figures?.guessed == guessed + 1 }
    }
    return self
  }

  /// All the words that are in the bowl are guessed in one turn.
  @discardableResult
  func emptyBowl() async throws -> Laptop {
    try await guess(figures().papersLeft - 1)
    try await press(figures().guessed.isMultiple(of: 2) ? .right : .enter)
    return try await sees(Text.listIsRight)
  }

  /// The list of a turn is right. A page that has just come may be deaf for a moment, so it is said until it is heard.
  @discardableResult
  func confirmList() async throws -> Laptop {
    try await press(.space, until: "the list confirmed") { !$0.says(Text.listIsRight) }
  }

  /// From the home screen through a game's three rounds to the final ranking, a turn each.
  @discardableResult
  func playGame() async throws -> Laptop {
    try await beginTurn().emptyBowl()
    for next in [Text.oneWordNext, Text.mimeNext] {
      try await confirmList().sees(next).press(.enter)
      try await takeLaptop().emptyBowl()
    }
    return try await confirmList().sees(Text.endOfGame)
  }

  /// The game is ended before its time.
  @discardableResult
  func endGame() async throws -> Laptop {
    try await press(.endGame).sees(Text.confirmEnd).press(.down)
    _ = try await look()
    return try await press(.enter).sees("the question gone") { !$0.says(Text.confirmEnd) }
  }

  /// The figures over the paper.
  func figures() async throws -> Screen.Figures {
    guard let figures = try await look().figures else { throw Unmet("no turn is on:\n\(try await look().text)") }
    return figures
  }

  /// The team that plays, by the strip over the paper.
  func team() async throws -> String {
    try await look().lines.first?.firstMatch(of: /(Team \d+) ·/).map { String($0.1) } ?? ""
  }

  // MARK: Settings and teams

  /// Moves in one direction until something is seen.
  @discardableResult
  func walk(_ key: Key, to text: String) async throws -> Laptop {
    try await press(key, until: "“\(text)”") { $0.says(text) }
  }

  /// Moves down the settings to a row.
  @discardableResult
  func choose(_ row: String) async throws -> Laptop {
    try await press(.down, until: "“\(row)” is chosen") { $0.line(with: row)?.contains("←") == true }
  }

  /// Changes a row of the settings until it has a value.
  @discardableResult
  func set(_ row: String, to value: String) async throws -> Laptop {
    try await press(.right, until: "“\(row)” is “\(value)”") { $0.line(with: row)?.contains(value) == true }
  }

  /// Gives the chosen team another name and moves back to it.
  @discardableResult
  func rename(_ name: String) async throws -> Laptop {
    try await sees(Text.rename).press(.space).sees(Text.acceptName).type(name).sees(name)
    // The next name is open at once.
    return try await press(.enter).sees(Text.acceptName).press(.escape).sees(Text.rename).press(.left)
  }
}
