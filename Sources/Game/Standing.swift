/// A team's row in the ranking.
public struct Standing: Equatable, Sendable {
  /// The team, by its place in the setup.
  public let team: Int
  /// 1 for the first; teams with the same points share a place.
  public let place: Int
  /// Whether another team has the same points.
  public let isShared: Bool
  /// The points of each round played so far.
  public let points: [Int]
  /// How many turns the team has had.
  public let turns: Int

  /// The points of all rounds.
  public var total: Int { points.reduce(0, +) }
}

extension Game {
  /// The ranking by all points, most first; teams with the same points in the order of the setup.
  public var standings: [Standing] {
    let points = setup.teams.indices.map { team in
      (0...round).map { round in
        turns.filter { $0.team == team && $0.round == round }.map(\.points).reduce(0, +)
      }
    }
    let totals = points.map { $0.reduce(0, +) }
    let ranked = setup.teams.indices.sorted { (-totals[$0], $0) < (-totals[$1], $1) }
    return ranked.map { team in
      Standing(
        team: team,
        place: totals.count { $0 > totals[team] } + 1,
        isShared: totals.count { $0 == totals[team] } > 1,
        points: points[team],
        turns: turns.count { $0.team == team })
    }
  }
}
