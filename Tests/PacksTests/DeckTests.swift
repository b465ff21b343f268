import Game
import Packs
import Testing

@Suite("A deck, drawn from what matches (R4, R20)")
struct DeckTests {
  private static let matches = (0..<30).map { Papper(id: "p\($0)", word: "word \($0)", level: .easy) }

  private func draw(_ count: Int, seen: [String: Int] = [:], seed: UInt64 = 1) -> [String] {
    var chance = Chance(seed: seed)
    return Deck.draw(count, from: Self.matches, seen: seen, chance: &chance).map(\.id)
  }

  @Test("As many come as are wanted, or all there are, none twice", arguments: [0, 1, 5, 29, 30, 31, 200])
  func count(wanted: Int) {
    for seen in [
      [:], ["p3": 1, "p4": 2], Dictionary(uniqueKeysWithValues: Self.matches.enumerated().map { ($1.id, $0) }),
    ] {
      let deck = draw(wanted, seen: seen)
      #expect(deck.count == min(wanted, 30))
      #expect(Set(deck).count == deck.count)
    }
  }

  @Test("Nothing seen comes while something unseen is left")
  func unseenFirst() {
    let seen = Dictionary(uniqueKeysWithValues: (0..<20).map { ("p\($0)", $0) })
    for seed in 0..<50 {
      #expect(draw(10, seen: seen, seed: UInt64(seed)).allSatisfy { seen[$0] == nil })
    }
  }

  @Test("Then what was seen longest ago, whatever the order in the packs")
  func longestAgo() {
    // p25 to p29 are unseen; of the others p24 was seen first and p0 last.
    let seen = Dictionary(uniqueKeysWithValues: (0..<25).map { ("p\($0)", 1000 - $0) })
    for seed in 0..<20 {
      let deck = draw(8, seen: seen, seed: UInt64(seed))
      #expect(Set(deck) == ["p22", "p23", "p24", "p25", "p26", "p27", "p28", "p29"])
    }
  }

  @Test("Seen and unseen papers are mixed in the deck")
  func mixed() {
    let seen = Dictionary(uniqueKeysWithValues: (0..<15).map { ("p\($0)", $0) })
    let firsts = (0..<40).map { draw(30, seen: seen, seed: UInt64($0)).first }
    let seenFirsts = firsts.compactMap(\.self).count { seen[$0] != nil }
    #expect((8...32).contains(seenFirsts))
  }

  @Test("Every unseen paper gets its turn")
  func even() {
    var counts: [String: Int] = [:]
    for seed in 0..<600 {
      for id in draw(5, seed: UInt64(seed)) { counts[id, default: 0] += 1 }
    }
    // 100 each, standard deviation 9.
    #expect(counts.count == 30)
    #expect(counts.values.allSatisfy { (60...140).contains($0) })
  }

  @Test("The same seed draws the same deck, another one another")
  func seed() {
    #expect(draw(20, seed: 4) == draw(20, seed: 4))
    #expect(draw(20, seed: 4) != draw(20, seed: 5))
  }

  @Test("Ids that were seen and don't match any more do no harm")
  func unknown() {
    #expect(draw(30, seen: ["gone": 4, "p1": 2]).count == 30)
  }
}
