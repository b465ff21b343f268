import Canvas
import Game
import Packs
import Testing

@testable import Screens

/// Teams, names and settings. Rows R1 to R5.
struct SetupTests {
  /// At the name of the first team.
  private func atTeams() -> Robot {
    var robot = Robot()
    robot.press(.enter, .up, .up, .up, .left, .left, .left)
    return robot
  }

  private func names(_ robot: Robot) -> [[String]] {
    robot.app.evening.teams.map { [$0.name] + $0.players }
  }

  @Test func `nobody has to type: two pairs have names`() {
    var robot = Robot()
    robot.press(.enter)
    for name in ["Team 1", "Team 2", "Player 1", "Player 4"] { robot.sees(name) }
  }

  @Test func `teams and players are renamed, typed letters never being commands`() {
    var robot = atTeams()
    robot.press(.enter)
    robot.type("pels soques?")
    robot.press(.tab)
    robot.type("Èric")
    robot.press(.enter)
    #expect(names(robot)[0] == ["pels soques?", "Èric", ""])
    robot.sees("Èric")
  }

  @Test func `names are typed one after the other, and a letter on a name is no command`() {
    var robot = atTeams()
    robot.type("els Pous")
    robot.press(.enter)
    robot.type("Eva")
    robot.press(.enter)
    robot.type("Quim")
    robot.press(.enter)
    #expect(names(robot)[0] == ["els Pous", "Eva", "Quim"])
    #expect(!robot.effects.contains(.quit))
  }

  @Test func `names that were typed are still there after Escape, and teams keep their names`() {
    var robot = atTeams()
    robot.type("Bruixes")
    robot.press(.enter, .escape, .down, .down, .down, .character("s"))
    robot.type("Anna,Èric,Núria,")
    robot.press(.escape, .character("s"))
    robot.sees("3 names")
    robot.type("Pau")
    robot.press(.enter, .enter)
    #expect(names(robot).map(\.[0]) == ["Bruixes", ""])
  }

  @Test func `a name that is there already gets a clear word and isn't lost`() {
    var robot = atTeams()
    robot.press(.right, .enter)
    robot.type("Anna")
    robot.press(.tab)
    robot.type("anna")
    robot.press(.enter)
    robot.sees("There is already a “anna”")
    robot.sees("anna")
    robot.type(" B")
    robot.press(.enter)
    #expect(names(robot)[0] == ["", "Anna", "anna B"])
  }

  @Test func `an empty name is the usual one`() {
    var robot = atTeams()
    robot.press(.right, .enter, .enter)
    robot.sees("No name typed")
    robot.sees("Player 1")
  }

  @Test func `Escape while typing keeps the old name`() {
    var robot = atTeams()
    robot.press(.enter)
    robot.type("x")
    robot.press(.escape)
    #expect(names(robot)[0][0] == "")
    robot.sees("Team 1")
  }

  @Test func `players and teams are added and removed, and brought back`() {
    var robot = atTeams()
    robot.press(.right, .right, .right, .enter)
    #expect(names(robot)[0].count == 4)
    robot.sees("Enter accept")
    robot.press(.escape, .delete)
    #expect(names(robot)[0].count == 3)
    robot.press(.character("u"))
    #expect(names(robot)[0].count == 4)
    robot.press(.down, .down, .left, .left, .left, .enter)
    #expect(names(robot).count == 3)
    robot.sees("Team 3")
    robot.press(.escape, .delete)
    #expect(names(robot).count == 2)
  }

  @Test func `two teams of two are the least`() {
    var robot = atTeams()
    robot.press(.delete)
    robot.sees("It takes two teams")
    robot.press(.right, .delete)
    robot.sees("A team needs two players")
    #expect(names(robot).map(\.count) == [3, 3])
  }

  @Test(arguments: 4...9)
  func `a typed list of names is dealt out into teams, nobody left over`(count: Int) {
    var robot = Robot()
    robot.press(.enter, .character("s"))
    let typed = (1...count).map { "Name \($0)" }
    for name in typed {
      robot.type(name)
      robot.press(.enter)
    }
    robot.press(.enter)
    let teams = robot.app.evening.teams
    #expect(Set(teams.flatMap(\.players)) == Set(typed))
    #expect(teams.allSatisfy { (2...3).contains($0.players.count) })
    #expect(teams.count { $0.players.count == 3 } == count % 2)
  }

  @Test func `names can be typed with commas, and three are too few`() {
    var robot = Robot()
    robot.press(.enter, .character("s"))
    robot.type("Anna,Èric,Núria,")
    robot.sees("3 names")
    robot.press(.enter)
    robot.sees("at least 4 names")
  }

  @Test func `names are remembered for the next evening`() throws {
    var robot = atTeams()
    robot.press(.enter)
    robot.type("Bruixes")
    robot.press(.enter)
    let saved = robot.effects.compactMap { effect in
      if case .saveSettings(let settings) = effect { settings } else { nil }
    }
    var next = Robot(settings: try #require(saved.last))
    next.press(.enter)
    next.sees("Bruixes")
  }

  @Test func `control characters don't get into a name`() {
    var robot = atTeams()
    robot.press(.enter)
    robot.type("A\u{1B}\u{202E}na")
    robot.press(.enter)
    #expect(names(robot)[0][0] == "Ana")
  }

  @Test func `a language changes the screen and the words`() {
    var robot = Robot()
    robot.press(.character("o"), .left, .left)
    robot.sees("Llengua de les paraules")
    #expect(robot.app.evening.settings.languageOfWords == .catalan)
    robot.press(.down, .right, .right)
    #expect(robot.app.evening.settings.language == .catalan)
    #expect(robot.app.evening.settings.wordLanguage == .spanish)
  }

  @Test func `turn time and papers stay in their ranges`() {
    var robot = Robot()
    robot.press(.character("o"), .down, .down)
    for _ in 0..<60 { robot.press(.right) }
    #expect(robot.app.evening.settings.turnSeconds == 300)
    for _ in 0..<80 { robot.press(.left) }
    #expect(robot.app.evening.settings.turnSeconds == 10)
    robot.press(.down)
    for _ in 0..<60 { robot.press(.left) }
    #expect(robot.app.evening.settings.paperCount == 5)
  }

  @Test func `packs are switched off and on, but never all off`() {
    var robot = Robot()
    robot.press(.character("o"), .down, .down, .down, .down, .down, .enter)
    #expect(robot.app.evening.settings.choice.packs == ["animals"])
    robot.press(.down, .enter)
    #expect(robot.app.evening.settings.choice.packs == ["animals"])
    robot.press(.up, .enter)
    #expect(robot.app.evening.settings.choice.packs.isEmpty)
    #expect(robot.effects.contains(.count(Choice(packs: ["animals"]), .english)))
  }
}
