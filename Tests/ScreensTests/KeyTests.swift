import Canvas
import Testing

@testable import Screens

/// One table of keys for what they do, the footer and the help.
struct KeyTests {
  @Test func `every footer says how to end, and the keys it names do what it says`() {
    for scene in GoldenTests.scenes {
      var robot = Robot()
      scene.way(&robot)
      let footer = robot.screen.split(separator: "\n").last ?? ""
      #expect(!footer.allSatisfy { $0 == " " }, "\(scene.name) has an empty footer")
    }
  }

  @Test func `no footer shows one key for two things`() {
    for scene in GoldenTests.scenes {
      var robot = Robot()
      scene.way(&robot)
      let hints = robot.app.hints
      let shown = hints.filter { $0.label != nil }.compactMap { hints.key(for: $0) }
      #expect(Set(shown).count == shown.count, "\(scene.name): \(shown)")
      #expect(hints.filter { $0.label != nil }.count == shown.count, "\(scene.name): a command has no key of its own")
    }
  }

  @Test func `the end key is in sight and works in every moment of a game`() {
    for scene in GoldenTests.scenes where ["hand-over", "turn", "paused", "time-up", "ranking"].contains(scene.name) {
      var robot = Robot()
      scene.way(&robot)
      robot.sees("e end game")
      robot.press(.character("e"))
      robot.sees("Go on playing")
    }
  }

  @Test func `where no game is in play the end key asks to quit, and ends no saved game`() {
    var saved = Robot()
    saved.startGame()
    var robot = Robot(game: saved.game)
    robot.press(.character("e"))
    robot.sees("Stay")
    robot.press(.down, .enter)
    #expect(robot.effects == [.quit])
    #expect(robot.game == saved.game)
  }

  @Test(arguments: ["final", "statistics"])
  func `after a game the end key asks to quit`(name: String) throws {
    var robot = Robot()
    try #require(GoldenTests.scenes.first { $0.name == name }).way(&robot)
    robot.press(.character("e"))
    robot.sees("Stay")
  }

  @Test func `a game ended early is left behind: nothing leads back into its turn`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.right, .character("e"), .down, .enter, .character("e"))
    robot.sees("Stay")
  }

  @Test func `the end key works in the help too, and means what it says there`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.character("?"))
    robot.sees("e end game")
    robot.press(.character("e"))
    robot.sees("Go on playing")
    var home = Robot()
    home.press(.character("?"))
    home.sees("e quit")
  }

  @Test func `a bare Escape never ends anything`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.escape, .escape)
    #expect(robot.turn != nil)
    #expect(!robot.effects.contains(.quit))
  }

  @Test func `Ctrl-L repaints`() {
    var robot = Robot()
    robot.press(.control("l"))
    #expect(robot.effects == [.repaint])
  }

  @Test func `Ctrl-C asks before it ends, also while a name is typed`() {
    var robot = Robot()
    robot.press(.enter, .up, .up, .left, .enter, .control("c"))
    robot.sees("Stay")
    #expect(!robot.effects.contains(.quit))
    robot.press(.down, .enter)
    #expect(robot.effects.contains(.quit))
  }
}
