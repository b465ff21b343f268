import CNcurses
import Canvas

/// Makes keys of the codes that the terminal sends.
struct KeyDecoder: Sendable {
  /// How far left of its press a mouse button must be let go for a swipe.
  static let swipe = 6

  private var pressed: Int?

  /// The keys in what was read at once. Unknown sequences are dropped, never taken for Escape and letters.
  mutating func keys(from codes: [Int]) -> [Key] {
    var keys: [Key] = []
    var rest = codes[...]
    while let code = rest.popFirst() {
      if code == 27 {
        if let key = EscapeSequence.key(after: &rest) { keys.append(key) }
      } else if code < CN_OTHER_KEY, let scalar = Unicode.Scalar(UInt32(clamping: code)), code >= 0x20, code != 0x7F {
        add(scalar, to: &keys)
      } else if let key = key(for: code) {
        keys.append(key)
      }
    }
    return keys
  }

  /// Adds a printable scalar: to the character before it where it belongs to that.
  private func add(_ scalar: Unicode.Scalar, to keys: inout [Key]) {
    if case .character(let last) = keys.last, !scalar.isASCII, last.unicodeScalars.count < 8 {
      let joined = String(last) + String(scalar)
      if joined.count == 1, let character = joined.first {
        keys[keys.count - 1] = .character(character)
        return
      }
    }
    if scalar.isPrintable { keys.append(.character(Character(scalar))) }
  }

  private mutating func key(for code: Int) -> Key? {
    switch code {
    case 8, 127, CN_BACKSPACE: .backspace
    case 9: .tab
    case 10, 13, CN_ENTER: .enter
    case 1...26: Unicode.Scalar(UInt32(0x60 + code)).map { .control(Character($0)) }
    case CN_DELETE: .delete
    case CN_BACK_TAB: .backTab
    case CN_UP: .up
    case CN_DOWN: .down
    case CN_LEFT: .left
    case CN_RIGHT: .right
    case CN_HOME: .home
    case CN_END: .end
    case CN_PAGE_UP: .pageUp
    case CN_PAGE_DOWN: .pageDown
    case CN_PRESS..<CN_RELEASE: press(at: code - CN_PRESS)
    case CN_RELEASE...: release(at: code - CN_RELEASE)
    default: nil
    }
  }

  private mutating func press(at column: Int) -> Key? {
    pressed = column
    return nil
  }

  private mutating func release(at column: Int) -> Key? {
    defer { pressed = nil }
    guard let pressed, column <= pressed - Self.swipe else { return nil }
    return .swipe
  }
}

extension Unicode.Scalar {
  /// Whether this takes room when it stands alone.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: Character(self).displayWidth > 0
    }
  }
}
