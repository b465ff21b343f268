import Canvas
import Packs

/// A line that is being typed.
struct TextField: Equatable, Sendable {
  var text: String
  /// The most characters that it takes.
  static let limit = 20

  /// Takes a key if it is one of typing.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where String(character).cleaned == String(character) || character == " ":
      if text.count < Self.limit { text.append(character) }
      return true
    case .backspace, .delete:
      _ = text.popLast()
      return true
    case .control("u"):
      text = ""
      return true
    default:
      return false
    }
  }

  /// What was typed, without what doesn't belong in a name.
  var name: String { text.cleaned }
}
