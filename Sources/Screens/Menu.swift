/// Which of some rows is chosen.
struct Menu: Equatable, Sendable {
  var count: Int {
    didSet { chosen = chosen.clamped(to: 0...max(0, count - 1)) }
  }
  private(set) var chosen = 0

  init(count: Int, chosen: Int = 0) {
    self.count = count
    self.chosen = chosen
  }

  /// Moves the choice, from the last row round to the first and back.
  mutating func move(by step: Int) {
    guard count > 0 else { return }
    chosen = (chosen + step + count) % count
  }

  /// The rows to show where not all fit: the chosen one is among them.
  func visible(_ rows: Int) -> Range<Int> {
    guard count > rows else { return 0..<count }
    let first = (chosen - rows / 2).clamped(to: 0...(count - max(0, rows)))
    return first..<(first + max(0, rows))
  }
}
