/// What an evening's turns tell.
public struct Statistics: Equatable, Sendable {
  /// A player as describer.
  public struct Player: Equatable, Sendable {
    /// The team, by its place in the setup.
    public let team: Int
    /// The player's name.
    public let name: String
    /// The papers guessed while this player described.
    public let papers: Int
    /// How often this player has described.
    public let turns: Int
    /// Milliseconds with the laptop.
    public let time: Int
    /// The most papers in one turn.
    public let best: Int

    /// Papers in a minute with the laptop.
    public var pace: Double { time == 0 ? 0 : Double(papers) * 60_000 / Double(time) }
  }

  /// A paper over all rounds.
  public struct Hardship: Equatable, Sendable {
    /// The paper, by its place in the setup.
    public let paper: Int
    /// Milliseconds that it was in play.
    public let time: Int
  }

  /// The players, most papers first.
  public let players: [Player]
  /// The turn with the most papers, the earliest of equals.
  public let bestTurn: Turn?
  /// The paper that took longest of those guessed at least once.
  public let hardest: Hardship?

  /// The statistics of the turns that were confirmed.
  public init(_ game: Game) {
    let turns = game.turns
    players = game.setup.teams.enumerated().flatMap { team, members in
      members.players.enumerated().map { describer, name in
        let own = turns.filter { $0.team == team && $0.describer == describer }
        return Player(
          team: team, name: name,
          papers: own.map(\.points).reduce(0, +),
          turns: own.count,
          time: own.map(\.elapsed).reduce(0, +),
          best: own.map(\.points).max() ?? 0)
      }
    }
    .enumerated().sorted { (-$0.element.papers, $0.offset) < (-$1.element.papers, $1.offset) }.map(\.element)
    bestTurn = turns.reduce(nil) { best, turn in turn.points > (best?.points ?? 0) ? turn : best }
    hardest = Self.hardest(in: turns)
  }

  private static func hardest(in turns: [Turn]) -> Hardship? {
    var times: [Int: Int] = [:]
    for turn in turns {
      var start = 0
      for guess in turn.guesses {
        times[guess.paper, default: 0] += guess.at - start
        start = guess.at
      }
      if let leftover = turn.leftover { times[leftover, default: 0] += turn.elapsed - start }
    }
    let guessed = Set(turns.flatMap { $0.guesses.filter(\.isCounted).map(\.paper) })
    return times.filter { guessed.contains($0.key) }
      .max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      .map { Hardship(paper: $0.key, time: $0.value) }
  }
}
