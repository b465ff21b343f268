/// All that a game needs to begin, and to be played again to the last point from its events.
public struct Setup: Equatable, Codable, Sendable {
  /// What the house has agreed on.
  public let rules: HouseRules
  /// At least two.
  public let teams: [Team]
  /// The papers in the bowl, no two with the same id.
  public let papers: [Papper]
  /// What all the game's chances come from.
  public let seed: UInt64
  /// The language of the words: its ISO 639-1 code.
  public let language: String
  /// When it was set up, in seconds since 1970.
  public let began: Int

  /// A setup; `problem` tells whether it can be played.
  public init(rules: HouseRules, teams: [Team], papers: [Papper], seed: UInt64, language: String, began: Int) {
    self.rules = rules
    self.teams = teams
    self.papers = papers
    self.seed = seed
    self.language = language
    self.began = began
  }

  /// What keeps it from being played; nil if nothing does.
  public var problem: String? {
    if !HouseRules.turnTimes.contains(rules.turnSeconds) { return "a turn of \(rules.turnSeconds) seconds" }
    if rules.rounds.isEmpty { return "no rounds" }
    if teams.count < 2 { return "fewer than two teams" }
    if let team = teams.first(where: { $0.players.count < 2 }) { return "fewer than two players in \(team.name)" }
    if papers.isEmpty { return "no papers" }
    if Set(papers.map(\.id)).count < papers.count { return "the same paper twice" }
    return nil
  }
}
