/// A game as plain text: rounds, turns, scores, winner.
public struct GameReport: CustomStringConvertible {
  /// The report's lines.
  public let description: String

  /// The report of a game, over or not.
  public init(_ game: Game) {
    let setup = game.setup
    var lines = ["\(setup.papers.count) papers, \(setup.rules.turnSeconds) s a turn, words in “\(setup.language)”"]
    lines += setup.teams.map { "\($0.name): \($0.players.joined(separator: ", "))" }
    for (round, kind) in setup.rules.rounds.enumerated() where round <= game.round {
      lines += ["", "Round \(round + 1), \(kind.title)"]
      for turn in game.turns where turn.round == round {
        let team = setup.teams[turn.team]
        let words = turn.guesses.filter(\.isCounted).map { setup.papers[$0.paper].word }
        let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
        lines.append("  \(team.players[turn.describer]) (\(team.name)) \(turn.points)\(list)")
      }
    }
    lines += ["", game.summary]
    lines += game.standings.map { standing in
      let rounds = standing.points.map(String.init).joined(separator: " + ")
      return "  \(standing.place). \(setup.teams[standing.team].name) \(standing.total) = \(rounds)"
    }
    description = lines.joined(separator: "\n")
  }
}

extension Game {
  fileprivate var summary: String {
    let winners = standings.filter { $0.place == 1 }.map { setup.teams[$0.team].name }
    switch phase {
    case .over(isComplete: true):
      return winners.count > 1 ? "A tie between \(winners.joined(separator: " and "))" : "\(winners[0]) wins"
    case .over(isComplete: false): return "Ended early"
    default: return "Not over yet: round \(round + 1), \(papersLeft) papers left"
    }
  }
}

extension Round {
  fileprivate var title: String {
    switch self {
    case .definition: "definition"
    case .oneWord: "one word"
    case .mime: "mime"
    }
  }
}
