/// A seeded generator whose draws are the same on every machine and in every version, so that a game can be replayed.
///
/// Source: SplitMix64, from "Fast Splittable Pseudorandom Number Generators" by Steele, Lea and Flood (2014).
public struct Chance: Equatable, Sendable, RandomNumberGenerator {
  private var state: UInt64

  /// A generator that draws the same from the same seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `bound`, each as likely; 0 for a bound under 2.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let limit = UInt64.max - UInt64.max % UInt64(bound)
    var draw = next()
    while draw >= limit { draw = next() }
    return Int(draw % UInt64(bound))
  }

  /// The elements in random order. The standard library's shuffle may change from version to version, this one not.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var shuffled = Array(elements)
    for last in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(last, below(last + 1))
    }
    return shuffled
  }
}
