import Canvas
import Game
import Packs
import Testing

@testable import Screens

/// Whatever is pressed, in whatever order: no crash, no lost point, every frame within its area.
struct FuzzTests {
  private static let keys: [Key] =
    [
      .enter, .space, .escape, .backspace, .delete, .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .swipe, .control("c"), .control("l"), .control("u"), .control("z"),
    ] + "epuvx?somr,Àß界👩‍👩‍👧z".map(Key.character)

  private func event(_ chance: inout Chance) -> Event {
    switch chance.below(100) {
    case 0: .reply(.notSaved(String(repeating: "full ", count: chance.below(100))))
    case 1: .reply(.counted(Survey(packs: [], matching: chance.below(3), unseen: 0)))
    case 2: .reply([.isPlayedElsewhere, .tooFewPapers(chance.below(5)), .savedAgain][chance.below(3)])
    case 3: [.resumed, .resized(Size(chance.below(60), chance.below(20))), .resized(Size(100, 30))][chance.below(3)]
    case 4...40: .tick(.milliseconds([0, 1, 30, 200, 999, 1000, 2500][chance.below(7)]))
    case 41...50: .key(.enter)
    case 51...70: .key(.right)
    default: .key(Self.keys[chance.below(Self.keys.count)])
    }
  }

  @Test(arguments: 1...8)
  func `200,000 random events harm nothing`(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    var settings = Settings(language: Language.allCases[seed % 3])
    settings.turnSeconds = 10
    var robot = Robot(words: 5 + seed, settings: settings)
    var journal: (setup: Setup, events: [GameEvent])?
    for step in 0..<25_000 {
      let known = robot.effects.count
      robot.send(event(&chance))
      for effect in robot.effects[known...] {
        if case .append(let event) = effect { journal?.events.append(event) }
      }
      if let game = robot.game, journal?.setup != game.setup || game.turns.isEmpty && game.phase == .handOver {
        journal = (game.setup, [])
      }
      if step % 50 == 0 {
        if let game = robot.game, let journal {
          #expect(try Game(journal.setup, events: journal.events) == game)
          #expect(game.standings.allSatisfy { $0.total >= 0 })
        }
        robot.size = Size(chance.below(130), chance.below(45))
        #expect(robot.canvas.cells.count == robot.size.width * robot.size.height)
      }
      if let wake = robot.app.wake { #expect(wake > .zero) }
    }
  }
}
