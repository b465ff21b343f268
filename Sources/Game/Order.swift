/// Who plays when in a round: drawn anew before each. Source: R6.
public struct Order: Equatable, Sendable {
  private let teams: [Int]
  private let members: [[Int]]

  init(_ teams: [Team], chance: inout Chance) {
    self.teams = chance.shuffled(teams.indices)
    members = teams.map { chance.shuffled($0.players.indices) }
  }

  /// The team and its describer in a round's turn, counted from 0: teams alternate, the describer rotates in the team.
  func player(inTurn turn: Int) -> (team: Int, describer: Int) {
    let team = teams[turn % teams.count]
    let members = members[team]
    return (team, members[turn / teams.count % members.count])
  }
}
