import Canvas
import Game
import Packs
import Testing

@testable import Screens

/// What people do with the program, told as stories. Rows R1 to R5, R12 to R15, R19, R22.
struct StoryTests {
  @Test func `a whole game from the first Enter to the cup and a rematch`() {
    var robot = Robot()
    robot.startGame()
    robot.emptyBowl()
    robot.sees("B O W L   E M P T Y !")
    robot.press(.enter)
    robot.sees("on to one word")
    robot.press(.enter, .enter)
    robot.sees("O N E   W O R D")
    robot.emptyBowl()
    robot.press(.enter, .enter, .enter)
    robot.sees("M I M E")
    robot.emptyBowl()
    robot.press(.enter)
    robot.sees("E N D   O F   T H E   G A M E")
    robot.sees("wins!")
    #expect(robot.game?.turns.map(\.points).reduce(0, +) == 24)
    robot.press(.right, .enter)
    robot.sees("pass the laptop to")
    #expect(robot.effects.filter { $0 == .putAway }.count == 1)
    #expect(robot.game?.turns.isEmpty == true)
  }

  @Test func `time runs out and the hand-over says who is next`() throws {
    var robot = Robot()
    robot.startGame()
    let first = try #require(robot.turn?.team)
    robot.press(.right, .right, .right)
    robot.wait(.seconds(61))
    robot.sees("3 papers guessed")
    robot.press(.enter)
    let next = try #require(robot.game?.nextTurn)
    #expect(next.team != first)
    robot.sees(robot.game?.setup.teams[next.team].name ?? "?")
  }

  @Test func `a mistake is taken back in the list and the word goes back`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.right, .right)
    robot.wait(.seconds(60))
    robot.press(.up)
    robot.sees("counts or not")
    robot.press(.space)
    robot.sees("1 paper guessed")
    robot.press(.down, .enter)
    #expect(robot.game?.papersLeft == 7)
    #expect(robot.game?.turns.first?.points == 1)
  }

  @Test func `the list can be corrected from the next hand-over`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.right)
    robot.wait(.seconds(61))
    robot.press(.enter)
    robot.sees("correct last turn")
    robot.press(.left, .up, .enter, .down, .enter)
    #expect(robot.game?.turns.first?.points == 0)
    #expect(robot.game?.papersLeft == 8)
  }

  @Test func `the word in play when time is up is shown to nobody`() throws {
    var robot = Robot()
    robot.startGame()
    let word = try #require(robot.word)
    robot.wait(.seconds(61))
    robot.seesNo(word)
    robot.press(.enter)
    robot.seesNo(word)
  }

  @Test func `the last tap that emptied the bowl can be taken back and the turn goes on`() {
    var robot = Robot(words: 2)
    robot.startGame()
    robot.press(.right, .right)
    robot.press(.character("u"))
    robot.sees("Go on")
    #expect(robot.turn?.points == 1)
    robot.press(.enter)
    #expect(robot.seesWord)
  }

  @Test func `a game ends at any time after one confirmation, and nothing happens without it`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.right, .character("e"))
    robot.press(.enter)
    #expect(robot.turn != nil)
    robot.press(.character("e"), .down, .enter)
    robot.sees("E N D E D   E A R L Y")
    robot.sees("is ahead")
  }

  @Test func `a game just begun ends at home`() {
    var robot = Robot()
    robot.press(.enter, .enter, .character("e"), .down, .enter)
    #expect(robot.game == nil)
    robot.sees("Play")
    #expect(robot.effects.contains(.putAway))
  }

  @Test func `a game left for later is offered again, paused and covered`() throws {
    var robot = Robot()
    robot.startGame()
    robot.press(.right)
    let word = try #require(robot.word)
    robot.press(.character("e"), .down, .down, .enter)
    robot.sees("Go on")
    robot.seesNo(word)
    robot.press(.enter)
    #expect(!robot.seesWord)
    #expect(robot.turn?.points == 1)
    #expect(robot.word == word)
  }

  @Test func `a saved game is put away only after a confirmation`() throws {
    var saved = Robot()
    saved.startGame()
    var robot = Robot(game: saved.game)
    robot.press(.down, .enter)
    robot.sees("Keep the saved game")
    robot.press(.enter)
    #expect(!robot.effects.contains(.putAway))
    robot.press(.enter, .down, .enter)
    #expect(robot.effects.contains(.putAway))
    robot.sees("Start the game")
  }

  @Test func `each tap is saved in the order in which it happened`() throws {
    var robot = Robot()
    robot.startGame()
    robot.press(.right, .left, .right, .right)
    robot.wait(.seconds(60))
    robot.press(.enter)
    let events = robot.effects.compactMap { effect in
      if case .append(let event) = effect { event } else { nil }
    }
    let setup = try #require(robot.game?.setup)
    #expect(try Game(setup, events: events) == robot.game)
  }

  @Test func `what can't be saved is said, and the game goes on`() {
    var robot = Robot()
    robot.startGame()
    robot.send(.reply(.notSaved("No space left on device")))
    robot.sees("Not saved: No space left on device")
    robot.press(.right)
    #expect(robot.turn?.points == 1)
    robot.seesNo("Not saved")
    robot.sees("✗ not saved")
    robot.send(.reply(.savedAgain))
    robot.seesNo("✗ not saved")
  }

  @Test func `a game that another window has left is offered before a new one`() throws {
    var left = Robot()
    left.startGame()
    var robot = Robot()
    robot.answerToBegin = .isSaved(try #require(left.game))
    robot.press(.enter, .enter)
    robot.sees("There is a saved game by now")
    robot.sees("Go on")
  }

  @Test(arguments: [
    (Reply.isPlayedElsewhere, "another window"), (.tooFewPapers(3), "Only 3 papers match"),
  ])
  func `a game that can't begin says why`(reply: Reply, message: String) {
    var robot = Robot()
    robot.answerToBegin = reply
    robot.press(.enter, .enter)
    robot.sees(message)
    robot.sees("Start the game")
  }

  @Test func `fewer papers than asked for are said and played`() {
    var robot = Robot(words: 8)
    robot.press(.enter, .enter)
    robot.sees("Only 8 papers match, not 40")
  }

  @Test func `fewer unseen papers than asked for are said`() {
    var robot = Robot(words: 40)
    robot.survey = Survey(packs: [], matching: 120, unseen: 12)
    robot.press(.enter, .enter)
    robot.sees("Only 12 of the 40 papers are new")
  }

  @Test func `the help has four pages and comes back to where it was asked for`() {
    var robot = Robot()
    robot.press(.character("?"))
    robot.sees("1 / 4")
    robot.press(.enter, .enter, .enter)
    robot.sees("4 / 4")
    robot.press(.enter)
    robot.sees("Play")
  }

  @Test func `the help opened in a round begins with that round`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.character("?"))
    robot.sees("2 / 4")
  }

  @Test func `papers shown in the first round are remembered, also when the game ends in mid-turn`() {
    var robot = Robot()
    robot.startGame()
    robot.press(.right, .character("e"), .down, .enter)
    let remembered = robot.effects.flatMap { effect in
      if case .remember(let ids) = effect { ids } else { [String]() }
    }
    #expect(remembered.count == 2)
  }
}
