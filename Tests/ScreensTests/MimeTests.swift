import Canvas
import Game
import Testing

@testable import Screens

/// In the mime round each word hides itself. Row R11.
struct MimeTests {
  private func inMime(words: Int = 12) -> Robot {
    var robot = Robot(words: words)
    robot.startGame()
    for _ in 1...2 {
      robot.emptyBowl()
      robot.press(.enter, .enter, .enter)
    }
    return robot
  }

  @Test func `a word is seen for two seconds`() {
    var robot = inMime()
    robot.sees("M I M E")
    #expect(robot.seesWord)
    robot.wait(.milliseconds(1999))
    #expect(robot.seesWord)
    robot.wait(.milliseconds(1))
    #expect(!robot.seesWord)
    robot.sees("to peek")
  }

  @Test func `the sixth word is covered two seconds after it appeared, whatever was passed before`() {
    var robot = inMime()
    robot.wait(.milliseconds(1500))
    robot.press(.right, times: 5, every: .milliseconds(300))
    #expect(robot.turn?.points == 5)
    // The last press was 300 ms ago.
    robot.wait(.milliseconds(1699))
    #expect(robot.seesWord)
    robot.wait(.milliseconds(1))
    #expect(!robot.seesWord)
  }

  @Test func `the app wakes up by itself to cover a word`() throws {
    var robot = inMime()
    robot.wait(.milliseconds(1700))
    let wake = try #require(robot.app.wake)
    #expect(wake <= .milliseconds(300))
  }

  @Test(arguments: [Key.up, .character("v")])
  func `a peek shows it for two seconds more`(key: Key) {
    var robot = inMime()
    robot.wait(.seconds(5))
    robot.send(.key(key))
    robot.wait(.milliseconds(1999))
    #expect(robot.seesWord)
    robot.wait(.milliseconds(1))
    #expect(!robot.seesWord)
  }

  @Test func `a covered word can be passed, and the next one is seen`() {
    var robot = inMime()
    robot.wait(.seconds(5))
    robot.press(.right)
    #expect(robot.turn?.points == 1)
    #expect(robot.seesWord)
  }

  @Test func `a word taken back is seen again`() {
    var robot = inMime()
    robot.press(.right)
    robot.wait(.seconds(5))
    robot.press(.left)
    #expect(robot.seesWord)
  }

  @Test func `other rounds cover nothing`() {
    var robot = Robot()
    robot.startGame()
    robot.wait(.seconds(30))
    #expect(robot.seesWord)
  }
}
