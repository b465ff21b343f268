import Game
import Testing

@Suite("Chance")
struct ChanceTests {
  /// Computed with a SplitMix64 written anew in Python; those of 1234567 are also the published test vector.
  @Test(
    "The draws of a seed are SplitMix64's, for good",
    arguments: [
      (0, [16_294_208_416_658_607_535, 7_960_286_522_194_355_700, 487_617_019_471_545_679]),
      (1, [10_451_216_379_200_822_465, 13_757_245_211_066_428_519, 17_911_839_290_282_890_590]),
      (1_234_567, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]),
      (.max, [16_490_336_266_968_443_936, 16_834_447_057_089_888_969, 4_048_727_598_324_417_001]),
    ] as [(UInt64, [UInt64])])
  func draws(seed: UInt64, expected: [UInt64]) {
    var chance = Chance(seed: seed)
    #expect(expected.map { _ in chance.next() } == expected)
  }

  /// From the same Python program: Fisher and Yates from the end, each draw modulo.
  @Test(
    "The order that a seed shuffles into is the same for good",
    arguments: [
      (0, [6, 3, 2, 9, 8, 1, 4, 7, 0, 5]), (1, [4, 2, 8, 1, 9, 3, 0, 6, 7, 5]), (42, [0, 9, 5, 8, 6, 4, 7, 2, 1, 3]),
    ] as [(UInt64, [Int])])
  func shuffles(seed: UInt64, expected: [Int]) {
    var chance = Chance(seed: seed)
    #expect(chance.shuffled(0..<10) == expected)
  }

  @Test("A shuffle loses and doubles nothing", arguments: [0, 1, 2, 3, 10, 200])
  func permutation(count: Int) {
    var chance = Chance(seed: 5)
    for _ in 0..<50 {
      #expect(chance.shuffled(0..<count).sorted() == Array(0..<count))
    }
  }

  @Test("Every order of four is as likely as the others")
  func fair() {
    var chance = Chance(seed: 6)
    var orders: [[Int]: Int] = [:]
    for _ in 0..<4800 { orders[chance.shuffled(0..<4), default: 0] += 1 }
    #expect(orders.count == 24)
    // 200 each, standard deviation 14.
    #expect(orders.values.allSatisfy { (140...260).contains($0) })
  }

  @Test("Numbers below a bound come evenly", arguments: [2, 3, 7, 10, 100])
  func even(bound: Int) {
    var chance = Chance(seed: UInt64(bound))
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<(bound * 400) {
      let draw = chance.below(bound)
      guard counts.indices.contains(draw) else {
        Issue.record("\(draw) isn't below \(bound)")
        return
      }
      counts[draw] += 1
    }
    // 400 each, standard deviation under 20.
    #expect(counts.allSatisfy { (300...500).contains($0) })
  }

  /// 2^64 isn't a multiple of these bounds: the few draws at the top would make small numbers likelier. The seeds were found
  /// in Python by running SplitMix64 backwards from the last draw that is taken and the first that isn't.
  @Test(
    "A draw from the incomplete last stretch is drawn again",
    arguments: [
      (3, 5_697_289_922_173_604_375, 2), (3, 3_558_559_446_808_474_027, 1),
      (10, 13_042_476_475_599_121_356, 9), (10, 8_187_556_910_047_604_162, 3),
      (200, 8_612_849_474_949_488_056, 199), (200, 9_221_024_062_816_390_653, 32),
    ] as [(Int, UInt64, Int)])
  func unbiased(bound: Int, seed: UInt64, expected: Int) {
    var chance = Chance(seed: seed)
    #expect(chance.below(bound) == expected)
  }

  @Test("Large bounds are kept too", arguments: [Int.max, .max - 1, 1 << 62, (1 << 62) + 1, 3 << 61])
  func large(bound: Int) {
    var chance = Chance(seed: 8)
    let draws = (0..<4000).map { _ in chance.below(bound) }
    #expect(draws.allSatisfy { $0 >= 0 && $0 < bound })
    // 2,000, standard deviation 32.
    #expect((1850...2150).contains(draws.count { $0 < bound / 2 }))
  }

  @Test("Below 1, 0 and less there is only 0, and nothing is drawn", arguments: [1, 0, -1, .min])
  func none(bound: Int) {
    var chance = Chance(seed: 9)
    #expect(chance.below(bound) == 0)
    #expect(chance == Chance(seed: 9))
  }
}
