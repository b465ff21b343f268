import Game

/// Which papers a game is played with. Source: R5.
public struct Choice: Equatable, Codable, Sendable {
  /// The slugs of the packs; empty for all.
  public var packs: [String]
  /// The levels; empty for all.
  public var levels: [Papper.Level]
  /// Whether only family-friendly papers are wanted.
  public var isFamilyFriendly: Bool

  /// A choice; everything family-friendly unless told.
  public init(packs: [String] = [], levels: [Papper.Level] = [], isFamilyFriendly: Bool = true) {
    self.packs = packs
    self.levels = levels
    self.isFamilyFriendly = isFamilyFriendly
  }

  /// Whether a pack is chosen.
  public func includes(pack slug: String) -> Bool { packs.isEmpty || packs.contains(slug) }

  /// Whether a level is chosen.
  public func includes(_ level: Papper.Level) -> Bool { levels.isEmpty || levels.contains(level) }

  /// The papers of these packs that match, each once.
  public func matches(in shelf: [Pack]) -> [Papper] {
    var ids: Set<String> = []
    return shelf.filter { includes(pack: $0.slug) }.flatMap(\.pappers).filter { papper in
      includes(papper.level) && (papper.isFamilyFriendly || !isFamilyFriendly) && ids.insert(papper.id).inserted
    }
  }
}
