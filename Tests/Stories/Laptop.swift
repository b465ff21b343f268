import Foundation

/// The real program in a real terminal: a tmux of its own, of a fixed size, in folders of its own.
///
/// A story presses keys and waits for what it sees. Nothing here waits for a time, but for a hand that presses the same
/// key once more: the program takes presses of a key within 250 ms for one.
actor Laptop {
  nonisolated let home: Home
  private var tmux: Tmux
  private var pane: Pane?
  private var lastPress: (key: Key, seen: ContinuousClock.Instant)?

  /// The program's process in its terminal.
  private struct Pane {
    let process: Int32
    let title: String
  }

  /// The longest that anything may take before the story has failed.
  static let patience = Duration.seconds(10)
  /// The time between two looks at the screen.
  private static let blink = Duration.milliseconds(10)
  /// The time between two presses of the same key that nobody takes for one.
  private static let unhurried = Duration.milliseconds(270)
  /// The time between two presses of who looks at the screen in between.
  private static let patiently = Duration.milliseconds(500)

  init(home: Home) {
    self.home = home
    tmux = Tmux(folder: home.path)
  }

  // MARK: Start and end

  /// Starts the program; what was on the laptop before is closed. A wrapper is a command that runs the program, which
  /// is put behind it. Variables of the environment come beside the usual ones, or instead of them.
  @discardableResult
  func start(
    _ options: String..., size: Size = .low, through wrapper: [String] = [], environment: [String: String] = [:]
  ) async throws -> Laptop {
    try await open(wrapper + [try Program.path()] + options, size: size, environment)
  }

  /// Starts a shell with job control instead of the program.
  @discardableResult
  func startShell(size: Size = .low) async throws -> Laptop {
    try await open(["sh", "-i"], size: size, ["PS1": Shell.prompt, "PAPPERS": try Program.path()])
    return try await sees(Shell.prompt)
  }

  @discardableResult
  private func open(_ command: [String], size: Size, _ extra: [String: String]) async throws -> Laptop {
    await close()
    let environment = home.environment.merging(["TERM": "tmux-256color"]) { $1 }.merging(extra) { $1 }
    let variables = environment.map { "\($0)=\($1)" }
    // The one before may still be closing its socket.
    tmux = Tmux(folder: home.path)
    let process = try await tmux.open(["env", "-i"] + variables + command, size: size)
    pane = Pane(process: process, title: command.joined(separator: " "))
    return self
  }

  /// Closes the laptop: the terminal goes, and with it the program.
  func close() async {
    let isAlive = (try? await isAlive()) ?? false
    await tmux.close()
    if isAlive, let process = pane?.process {
      kill(process, SIGKILL)
      try? await wait("the program is gone") { try await Processes.isGone(process) }
    }
    pane = nil
    lastPress = nil
  }

  /// Closes the terminal's window under the program, which gets no other notice of it; waits until the program is gone.
  func closeWindow() async throws {
    let process = try running()
    await tmux.close()
    try await wait("the program ends with its window") { try await Processes.isGone(process) }
    pane = nil
  }

  /// Sends the program a signal and waits until it is gone.
  func end(_ signal: Int32) async throws {
    kill(try running(), signal)
    try await wait("the program ends") { try await !self.isAlive() }
  }

  /// The program's process.
  func running() throws -> Int32 {
    guard let pane else { throw Unmet("nothing runs on this laptop") }
    return pane.process
  }

  /// Whether the program has not ended.
  func isAlive() async throws -> Bool { try await tmux.ask("pane_dead") != "1" }

  // MARK: Hands

  /// Presses a key, not too soon after it was pressed before.
  @discardableResult
  func press(_ key: Key) async throws -> Laptop {
    if let lastPress, lastPress.key == key {
      try await Task.sleep(until: lastPress.seen + Self.unhurried)
    }
    try await tmux.send([key])
    lastPress = (key, .now)
    return self
  }

  /// Presses keys faster than any hand, or holds one.
  @discardableResult
  func mash(_ keys: [Key]) async throws -> Laptop {
    try await tmux.send(keys)
    lastPress = keys.last.map { ($0, .now) }
    return self
  }

  /// Types a text.
  @discardableResult
  func type(_ text: String) async throws -> Laptop {
    try await tmux.type(text)
    lastPress = nil
    return self
  }

  /// Presses a key again and again, unhurried, until something is seen.
  @discardableResult
  func press(
    _ key: Key, until what: String, where condition: @escaping @Sendable (Screen) -> Bool
  ) async throws -> Laptop {
    let deadline = ContinuousClock.now + Self.patience
    while !condition(try await look()), .now < deadline {
      try await press(key)
      try? await wait(what, for: Self.patiently) { condition(try await self.capture()) }
    }
    return try await sees(what, where: condition)
  }

  /// Makes the window another size.
  @discardableResult
  func resize(_ size: Size) async throws -> Laptop {
    try await tmux.resize(size)
    return self
  }

  // MARK: Eyes

  /// Waits until a text stands on the screen, in one line or broken between words.
  @discardableResult
  func sees(_ text: String) async throws -> Laptop {
    try await sees("“\(text)”") { $0.says(text) }
  }

  /// Waits until the screen is as wanted. What is wanted is said in words too, for the message of a failure.
  @discardableResult
  func sees(_ what: String, where condition: @escaping @Sendable (Screen) -> Bool) async throws -> Laptop {
    try await wait(what) { condition(try await self.capture()) }
    lastPress?.seen = .now
    return self
  }

  /// The screen once it stands still.
  func look() async throws -> Screen {
    var screens = [try await capture()]
    try await wait("the screen stands still") {
      screens.append(try await self.capture())
      return screens.suffix(3).count == 3 && Set(screens.suffix(3)).count == 1
    }
    lastPress?.seen = .now
    return screens[screens.count - 1]
  }

  /// What tmux knows about the terminal, by the name of one of its variables.
  func terminal(_ variable: String) async throws -> String { try await tmux.ask(variable) }

  private func capture() async throws -> Screen { Screen(try await tmux.capture()) }

  /// Waits until something is so.
  private func wait(
    _ what: String, for patience: Duration = Laptop.patience, until condition: () async throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + patience
    while try await !condition() {
      guard .now < deadline else {
        let screen = (try? await capture().text) ?? "(no screen)"
        throw Unmet("not within \(patience): \(what)\n\(pane?.title ?? "")\n\(screen)")
      }
      try await Task.sleep(for: Self.blink)
    }
  }
}

/// What a story waited for in vain, with the screen on which it looked for it.
struct Unmet: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
