/// Who plays when in a round: drawn anew before each. Source: R6.
public struct Order: Equatable, Sendable {
  private let teams: [Int]
  private let members: [[Int]]

  /// Draws an order. The team that played last, if there is one, isn't drawn first: nobody plays twice in a row.
  init(_ teams: [Team], after last: Int? = nil, chance: inout Chance) {
    var order = chance.shuffled(teams.indices)
    if order.count > 1, order.first == last {
      order.swapAt(0, 1 + chance.below(order.count - 1))
    }
    self.teams = order
    members = teams.map { chance.shuffled($0.players.indices) }
  }

  /// The team and its describer in a round's turn, counted from 0: teams alternate, the describer rotates in the team.
  func player(inTurn turn: Int) -> (team: Int, describer: Int) {
    let team = teams[turn % teams.count]
    let members = members[team]
    return (team, members[turn / teams.count % members.count])
  }
}
