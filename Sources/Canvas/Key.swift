/// A key as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A printable character, as typed.
  case character(Character)
  /// A letter `a`...`z` pressed with Control.
  case control(Character)
  case enter, escape, backspace, delete, tab, backTab
  case up, down, left, right, home, end, pageUp, pageDown
  /// A drag to the left with the mouse.
  case swipe

  /// The space bar.
  public static let space = Key.character(" ")
}
