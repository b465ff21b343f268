import Canvas

/// What a key can ask for. Keys, footers and help all come from this one table.
enum Command: CaseIterable, Sendable {
  case next, confirm, undo, pause, peek, correct, statistics, rematch
  case up, down, left, right, pageUp, pageDown
  case remove, shuffle, settings, help, back, endGame

  /// The keys that ask for it, the one to show first.
  var keys: [Key] {
    switch self {
    case .next: [.right, .space, .enter, .swipe]
    case .confirm: [.enter, .space]
    case .undo: [.left, .character("u"), .backspace]
    case .pause: [.character("p")]
    case .peek: [.up, .character("v")]
    case .correct: [.left, .character("u"), .backspace]
    case .statistics: [.character("s")]
    case .rematch: [.character("r")]
    case .up: [.up]
    case .down: [.down, .tab]
    case .left: [.left]
    case .right: [.right]
    case .pageUp: [.pageUp, .home]
    case .pageDown: [.pageDown, .end]
    case .remove: [.delete, .backspace, .character("x")]
    case .shuffle: [.character("s")]
    case .settings: [.character("o")]
    case .help: [.character("?")]
    case .back: [.escape]
    case .endGame: [.character("e"), .control("c"), .character("q")]
    }
  }
}

extension Command {
  /// Whether it is one where a key held or pressed twice would cost something.
  var countsOnce: Bool { self == .next || self == .confirm }
}

extension [Hint] {
  /// The command that a key asks for: the first one that has it.
  func command(for key: Key) -> Command? {
    first { $0.command.keys.contains(key) }?.command
  }

  /// The key to show for a command: one that no other command has first.
  func key(for hint: Hint) -> Key? {
    hint.command.keys.first { command(for: $0) == hint.command }
  }
}

extension Key {
  /// The key's name on the screen.
  func caption(_ texts: any Texts) -> String {
    switch self {
    case .space: texts.spaceKey
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "⌫"
    case .delete: texts.deleteKey
    case .tab, .backTab: "Tab"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home, .end, .pageUp, .pageDown, .swipe: ""
    }
  }
}
