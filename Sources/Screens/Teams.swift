import Game

extension [Team] {
  /// Two pairs without names, which is enough to begin. A name that is empty is a default one, by its place.
  static let initial = [Team(name: "", players: ["", ""]), Team(name: "", players: ["", ""])]

  /// The teams with their default names written out: "Team 1", "Player 2".
  func named(_ texts: any Texts) -> [Team] {
    var player = 0
    return enumerated().map { index, team in
      Team(
        name: team.name.isEmpty ? texts.defaultTeam(index + 1) : team.name,
        players: team.players.map { name in
          player += 1
          return name.isEmpty ? texts.defaultPlayer(player) : name
        })
    }
  }

  /// Names dealt out at random into teams of two; with an odd number one team has three.
  /// The teams keep the names of those before them.
  static func shuffled(_ names: [String], into before: [Team], chance: inout Chance) -> [Team] {
    let count = Swift.max(2, names.count / 2)
    var teams = (0..<count).map { Team(name: before.indices.contains($0) ? before[$0].name : "", players: []) }
    for (index, name) in chance.shuffled(names).enumerated() {
      teams[index % count].players.append(name)
    }
    return teams
  }

  /// A name that two have, in teams or among players; nil if there is none.
  func duplicate(_ texts: any Texts) -> String? {
    let named = named(texts)
    var seen: Set<String> = []
    return (named.map(\.name) + [""] + named.flatMap(\.players)).first { name in
      if name.isEmpty { seen = [] }
      return !seen.insert(name.lowercased()).inserted
    }
  }
}
