import Foundation
import Game
import Testing

@Suite("A recorded evening")
struct RecordedEveningTests {
  private static func events() throws -> [GameEvent] {
    try RecordedEvening.events.split(separator: "\n").map { line in
      try JSONDecoder().decode(GameEvent.self, from: Data(line.utf8))
    }
  }

  @Test("It is replayed to the same report, byte for byte")
  func report() throws {
    let game = try Game(RecordedEvening.setup, events: Self.events())
    #expect(game.phase == .over(isComplete: true))
    #expect(Array(GameReport(game).description.utf8) == Array(RecordedEvening.report.utf8))
  }

  @Test("Every kind of event but an early end is in it")
  func kinds() {
    for kind in Kind.allCases where kind != .ended {
      #expect(RecordedEvening.events.contains("{\"\(kind)\":"), "\(kind)")
    }
  }

  @Test("Events are written as they were when it was recorded")
  func format() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try Self.events().map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(lines.joined(separator: "\n") == RecordedEvening.events)
  }

  @Test("The early end is written and read too")
  func ended() throws {
    #expect(String(decoding: try JSONEncoder().encode(GameEvent.ended), as: UTF8.self) == #"{"ended":{}}"#)
    #expect(try JSONDecoder().decode(GameEvent.self, from: Data(#"{"ended":{}}"#.utf8)) == .ended)
  }
}
