/// The papers that are still to be guessed in a round, by their place in the setup. The last one is drawn next.
public struct Bowl: Equatable, Sendable {
  /// The papers, the last one on top.
  public private(set) var papers: [Int]

  /// All the papers of a game, mixed.
  init(count: Int, chance: inout Chance) {
    papers = chance.shuffled(0..<count)
  }

  /// Whether the round is over once the paper in play is guessed.
  public var isEmpty: Bool { papers.isEmpty }

  /// Takes the next paper out; nil from an empty bowl.
  mutating func draw() -> Int? {
    papers.popLast()
  }

  /// Lays papers on top, to be drawn next.
  mutating func putBack(_ returned: some Sequence<Int>) {
    papers.append(contentsOf: returned)
  }

  mutating func mix(_ chance: inout Chance) {
    papers = chance.shuffled(papers)
  }

  mutating func remove(_ taken: some Sequence<Int>) {
    let taken = Set(taken)
    papers.removeAll(where: taken.contains)
  }
}
