import Game

/// The papers of a game, drawn from those that match.
public enum Deck {
  /// Draws papers at random, those that nobody here has seen first, then those seen longest ago. Source: R20.
  ///
  /// - Parameters:
  ///   - count: How many are wanted; fewer come where fewer match.
  ///   - seen: The ids of papers seen in earlier games, with a number that is larger for what was seen later.
  public static func draw(_ count: Int, from matches: [Papper], seen: [String: Int], chance: inout Chance) -> [Papper] {
    let unseen = matches.filter { seen[$0.id] == nil }
    let mixed = Array(chance.shuffled(unseen).prefix(count))
    guard mixed.count < count else { return mixed }
    let again = matches.compactMap { papper in seen[papper.id].map { (papper, $0) } }.sorted { $0.1 < $1.1 }
    return chance.shuffled(mixed + again.prefix(count - mixed.count).map(\.0))
  }
}
