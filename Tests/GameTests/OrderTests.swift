import Game
import Testing

@Suite("Who plays when (R6)")
struct OrderTests {
  private struct Seat: Hashable {
    let team: Int
    let describer: Int
  }

  /// Who plays in a round's turns, in which nobody guesses anything.
  private func seats(_ game: inout Game, turns: Int) throws -> [Seat] {
    try (0..<turns).map { _ in
      let next = game.nextTurn
      game = try game.after(.turnBegan, .timeUp, .confirmed)
      let turn = try #require(game.turns.last)
      #expect((turn.team, turn.describer) == (next.team, next.describer))
      return Seat(team: turn.team, describer: turn.describer)
    }
  }

  @Test(
    "Teams alternate and the describer rotates in the team",
    arguments: [[2, 2], [3, 3], [2, 3], [2, 2, 2], [2, 3, 4], [5, 2, 3, 2]], [UInt64(1), 2, 3])
  func order(players: [Int], seed: UInt64) throws {
    var game = try Game(.test(players: players, seed: seed))
    let seats = try seats(&game, turns: players.count * 12)
    #expect(Set(seats.prefix(players.count).map(\.team)).count == players.count)
    for (turn, seat) in seats.enumerated().dropFirst(players.count) {
      #expect(seat.team == seats[turn - players.count].team)
    }
    for (team, count) in players.enumerated() {
      let describers = seats.filter { $0.team == team }.map(\.describer)
      #expect(Set(describers.prefix(count)).count == count)
      for (turn, describer) in describers.enumerated().dropFirst(count) {
        #expect(describer == describers[turn - count])
      }
    }
  }

  @Test("Each team is first about as often as the others, and each member in the team")
  func chance() throws {
    var first: [Seat: Int] = [:]
    for seed in 0..<900 {
      let next = try Game(.test(players: [3, 3, 3], seed: UInt64(seed))).nextTurn
      first[Seat(team: next.team, describer: next.describer), default: 0] += 1
    }
    #expect(first.count == 9)
    #expect(first.values.allSatisfy { (60...145).contains($0) })
  }

  @Test("The order is drawn anew for each round")
  func newOrder() throws {
    var changes = (teams: 0, members: 0)
    for seed in 0..<40 {
      var game = try Game(.test(players: [4, 4, 4, 4], papers: 2, seed: UInt64(seed)))
      let before = try seats(&game, turns: 16)
      game = try game.afterSweep().after(.roundBegan)
      let after = try seats(&game, turns: 16)
      if before.map(\.team) != after.map(\.team) { changes.teams += 1 }
      if before.filter({ $0.team == 0 }) != after.filter({ $0.team == 0 }) { changes.members += 1 }
    }
    // By chance one order in 24 is the same.
    #expect(changes.teams > 30)
    #expect(changes.members > 30)
  }

  @Test("The team that ended a round never begins the next one; any other one may")
  func startOfRound() throws {
    var first: [Int: Int] = [:]
    for seed in 0..<100 {
      let game = try Game(.test(players: [2, 2, 2], papers: 2, seed: UInt64(seed))).afterSweep()
      let next = try game.after(.roundBegan).nextTurn.team
      #expect(next != game.turns.last?.team)
      first[next, default: 0] += 1
    }
    #expect(first.count == 3 && first.values.allSatisfy { $0 > 15 })
  }
}
