/// The numbers that curses has for pairs of an ink and a surface, given out on demand. Number 0 is the terminal's own.
struct PairTable: Sendable {
  /// What there is for a pair.
  enum Answer: Equatable, Sendable {
    case known(Int)
    case new(Int)
    case full
  }

  private struct Pair: Hashable {
    let ink: Int
    let surface: Int
  }

  private let capacity: Int
  private var numbers: [Pair: Int] = [:]

  /// A table for a terminal with so many pairs, number 0 included.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of a pair; a new one must be told to curses.
  mutating func number(ink: Int, surface: Int) -> Answer {
    let pair = Pair(ink: ink, surface: surface)
    if let number = numbers[pair] { return .known(number) }
    let number = numbers.count + 1
    guard number < capacity else { return .full }
    numbers[pair] = number
    return .new(number)
  }

  /// Forgets all pairs.
  mutating func removeAll() {
    numbers.removeAll()
  }
}
