import Canvas
import Game
import Testing

@testable import Screens

/// The turn, played through the app. Rows R7 to R9, R12, R17, R18.
struct TurnTests {
  private func inTurn(words: Int = 8) -> Robot {
    var robot = Robot(words: words)
    robot.startGame()
    return robot
  }

  @Test func `three presses of Enter lead from the start to the first word`() {
    let robot = inTurn()
    #expect(robot.seesWord)
    robot.sees("D E F I N I T I O N")
    robot.sees("papers left")
  }

  @Test func `no word shows before the describer starts`() {
    var robot = Robot()
    robot.press(.enter, .enter)
    robot.sees("pass the laptop to")
    #expect(robot.words.allSatisfy { !robot.screen.contains($0) })
    #expect(robot.turn == nil)
  }

  @Test(arguments: [Key.right, .space, .enter, .swipe])
  func `the next word scores and the new one is there at once`(key: Key) throws {
    var robot = inTurn()
    let first = try #require(robot.word)
    robot.press(key)
    #expect(robot.turn?.points == 1)
    #expect(robot.word != nil && robot.word != first)
    #expect(robot.seesWord)
  }

  @Test func `the new paper lies whole under the one that leaves`() throws {
    var robot = inTurn()
    robot.press(.right)
    let atOnce = robot.canvas
    robot.wait(.milliseconds(1))
    let leaving = robot.canvas
    robot.wait(LeavingPaper.flight)
    let alone = robot.canvas
    let paper = TurnRows(Rect(x: 0, y: 1, width: 100, height: 28)).paper
    for y in paper.y..<paper.bottom {
      for x in paper.x..<paper.right {
        #expect(atOnce[x, y] == alone[x, y])
        #expect(leaving[x, y] == alone[x, y])
      }
    }
    #expect(leaving != alone)
  }

  @Test func `the slide can be switched off`() {
    var settings = Settings(language: .english)
    settings.hasMotion = false
    var robot = Robot(settings: settings)
    robot.startGame()
    robot.press(.right)
    let atOnce = robot.canvas
    robot.wait(.milliseconds(50))
    #expect(robot.canvas == atOnce)
  }

  @Test func `a double tap scores once`() {
    var robot = inTurn()
    robot.wait(.seconds(1))
    robot.press(.right, times: 2, every: .milliseconds(200))
    #expect(robot.turn?.points == 1)
  }

  @Test func `two different presses score twice`() {
    var robot = inTurn()
    robot.wait(.seconds(1))
    robot.press(.right, times: 2, every: .milliseconds(260))
    #expect(robot.turn?.points == 2)
  }

  @Test(arguments: [250, 300, 500, 660])
  func `a held key scores once, however long the keyboard waits before it repeats`(delay: Int) throws {
    var robot = inTurn()
    robot.wait(.seconds(1))
    robot.press(.right, times: 1, every: .milliseconds(delay))
    robot.press(.right, times: 40, every: .milliseconds(33))
    #expect(robot.turn?.points == 1)
  }

  @Test func `a held key that empties the bowl scores once`() throws {
    var robot = inTurn(words: 2)
    robot.wait(.seconds(1))
    robot.press(.right, times: 1, every: .milliseconds(500))
    robot.press(.right, times: 40, every: .milliseconds(33))
    #expect(robot.turn?.points == 1)
    #expect(robot.turn?.current != nil)
  }

  @Test func `quick honest taps are never taken back`() {
    var robot = inTurn()
    robot.wait(.seconds(1))
    robot.press(.right, times: 1, every: .milliseconds(600))
    robot.press(.right, times: 4, every: .milliseconds(200))
    #expect(robot.turn?.points == 2)
  }

  @Test func `Enter held at the hand-over passes no word`() {
    var robot = Robot()
    robot.press(.enter, .enter, .enter)
    robot.press(.enter, times: 5, every: .milliseconds(40))
    #expect(robot.turn?.points == 0)
  }

  @Test(arguments: [Key.left, .backspace, .character("u")])
  func `taps are taken back one by one`(key: Key) {
    var robot = inTurn()
    let first = robot.word
    robot.press(.right, .right, .right, key, key)
    #expect(robot.turn?.points == 1)
    robot.press(key, key, key)
    #expect(robot.turn?.points == 0)
    #expect(robot.word == first)
  }

  @Test func `a pause covers the word and stops the clock`() throws {
    var robot = inTurn()
    robot.press(.character("p"))
    #expect(!robot.seesWord)
    robot.sees("Go on")
    let before = try #require(robot.turn?.elapsed)
    #expect(robot.app.wake == nil)
    robot.wait(.seconds(600))
    robot.press(.enter)
    #expect(robot.seesWord)
    robot.press(.right)
    #expect(robot.turn?.elapsed == before + 1000)
  }

  @Test func `a suspended program is paused and has lost no time`() throws {
    var robot = inTurn()
    robot.wait(.milliseconds(1500))
    robot.send(.key(.control("z")))
    #expect(robot.effects.contains(.suspend))
    robot.send(.resumed)
    robot.send(.tick(.seconds(3600)))
    #expect(robot.turn?.elapsed == 1500)
    #expect(!robot.seesWord)
  }

  @Test func `a long gap is a pause, not time`() {
    var robot = inTurn()
    robot.wait(.milliseconds(500))
    robot.send(.tick(.seconds(40)))
    #expect(robot.turn?.elapsed == 500)
    #expect(!robot.seesWord)
  }

  @Test(arguments: [Key.character("?"), .character("e"), .control("c")])
  func `whatever covers the turn stops its clock`(key: Key) {
    var robot = inTurn()
    robot.wait(.milliseconds(700))
    robot.send(.key(key))
    robot.wait(.seconds(100))
    robot.press(.escape)
    #expect(robot.turn?.elapsed == 700)
    #expect(!robot.seesWord)
  }

  @Test func `time runs out exactly, however it is cut up`() {
    for step in [1, 7, 333, 999, 1000, 1999] {
      var robot = inTurn()
      var played = 0
      while robot.turn?.current != nil, played < 70_000 {
        robot.send(.tick(.milliseconds(step)))
        played += step
      }
      #expect(played >= 60_000 && played < 60_000 + step)
      robot.sees("T I M E ’ S   U P !")
    }
  }

  @Test func `the countdown shows each second once, down to 1`() {
    var robot = Robot()
    robot.size = Size(40, 12)
    robot.startGame()
    for second in (1...60).reversed() {
      #expect(robot.screen.split(separator: "\n")[1].contains(" \(second) "))
      robot.wait(.seconds(1))
    }
    robot.sees("T I M E ’ S   U P !")
  }

  @Test func `keys pressed in the last moment don't reach the list`() throws {
    var robot = inTurn()
    robot.press(.right)
    robot.wait(.milliseconds(58_999))
    robot.send(.tick(.milliseconds(1)))
    #expect(robot.effects.contains(.dropTypedAhead))
    robot.wait(.milliseconds(300))
    robot.send(.key(.space))
    robot.sees("T I M E ’ S   U P !")
    #expect(robot.turn?.points == 1)
  }

  @Test func `what was typed ahead is dropped at a turn's start`() {
    let robot = inTurn()
    #expect(robot.effects.contains(.dropTypedAhead))
  }

  @Test func `nobody plays blind: a screen that is too small pauses the turn and takes no keys`() {
    var robot = inTurn()
    robot.wait(.milliseconds(800))
    robot.send(.resized(Size(39, 12)))
    robot.wait(.seconds(50))
    robot.press(.right, .enter)
    robot.send(.resized(Size(100, 30)))
    #expect(robot.turn?.points == 0)
    #expect(robot.turn?.elapsed == 800)
    #expect(!robot.seesWord)
    robot.press(.enter)
    #expect(robot.seesWord)
  }

  @Test func `who hammers on at the bell doesn't accept the list`() {
    var robot = inTurn()
    robot.press(.right)
    robot.wait(.milliseconds(58_900))
    robot.press(.space, times: 12, every: .milliseconds(350))
    robot.sees("T I M E ’ S   U P !")
    robot.wait(.seconds(1))
    robot.press(.enter)
    robot.sees("pass the laptop to")
  }
}
