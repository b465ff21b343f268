/// A player over all evenings, told by the name.
public struct Career: Equatable, Sendable {
  /// The player's name.
  public let name: String
  /// The games in which this player has described.
  public private(set) var games = 0
  /// The turns as describer.
  public private(set) var turns = 0
  /// The papers guessed in these turns.
  public private(set) var papers = 0
  /// The most papers in one turn.
  public private(set) var best = 0
  private var milliseconds = 0

  /// Papers in a minute with the laptop.
  public var pace: Double { milliseconds == 0 ? 0 : Double(papers) * 60_000 / Double(milliseconds) }

  /// The careers in games, most papers first.
  public static func all(in games: [Game]) -> [Career] {
    var careers: [String: Career] = [:]
    for player in games.flatMap({ Statistics($0).players }) where player.turns > 0 {
      var career = careers[player.name] ?? Career(name: player.name)
      career.games += 1
      career.turns += player.turns
      career.papers += player.papers
      career.best = max(career.best, player.best)
      career.milliseconds += player.time
      careers[player.name] = career
    }
    return careers.values.sorted { (-$0.papers, $0.name) < (-$1.papers, $1.name) }
  }

  /// The careers as a table in plain text.
  public static func report(_ games: [Game]) -> String {
    let careers = all(in: games)
    guard !careers.isEmpty else { return "No games yet." }
    let header = ["Player", "games", "turns", "papers", "a minute", "best turn"]
    let rows = careers.map { career in
      let tenths = Int((career.pace * 10).rounded())
      return [
        career.name, String(career.games), String(career.turns), String(career.papers), "\(tenths / 10).\(tenths % 10)",
        String(career.best),
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    return ([header] + rows).map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
