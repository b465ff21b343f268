/// A terminal's columns and rows.
struct Size: Hashable, Sendable {
  let width: Int
  let height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The usual terminal.
  static let usual = Size(80, 24)
  /// Low enough for the counts to be written in plain numbers, wide enough for a word in block letters.
  static let low = Size(80, 16)
}
