import Foundation

/// A game's journal as it lies on the disk, read with other eyes than the program's.
struct Journal: Sendable {
  let records: [String]

  init(_ text: String) {
    records = text.split(separator: "\n").map(String.init)
  }

  /// The milliseconds of the turn at the last record that says them.
  var clock: Int? {
    records.reversed().lazy.compactMap { $0.firstMatch(of: /"at":(\d+)/).flatMap { Int($0.1) } }.first
  }

  /// How many guesses there are, whether they count or not.
  var guesses: Int { records.count { $0.hasPrefix("{\"guessed\"") } }

  /// The game's setup, which is the first record.
  var setup: Setup? {
    struct Opening: Decodable { let setup: Setup }
    return records.first.flatMap { try? JSONDecoder().decode(Opening.self, from: Data($0.utf8)) }?.setup
  }

  struct Setup: Decodable, Sendable {
    let language: String
    let teams: [Team]
    let papers: [Paper]
    let rules: Rules
  }

  struct Team: Decodable, Sendable {
    let name: String
    let players: [String]
  }

  struct Paper: Decodable, Sendable {
    let word: String
  }

  struct Rules: Decodable, Sendable {
    let turnSeconds: Int
  }
}

extension Home {
  /// The journal of the game in play.
  func readJournal() throws -> Journal { Journal(try text(journal)) }
}
