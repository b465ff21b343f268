#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Game
import Packs

/// A journal as text: JSON, one record a line, the setup first, then an event each.
enum JournalText {
  /// The version of the format that this program writes, and the only one it reads.
  static let version = 1

  struct Opening: Codable {
    let pappers: Int
    let setup: Setup
  }

  /// What a journal's bytes hold, and how many of them are whole records; a torn last one is left out.
  struct Contents {
    let setup: Setup
    let events: [GameEvent]
    let length: Int
  }

  static func opening(_ setup: Setup) -> [UInt8] {
    line(Opening(pappers: version, setup: setup))
  }

  static func record(_ event: GameEvent) -> [UInt8] {
    line(event)
  }

  /// Reads a journal; nil if not even its opening is whole.
  ///
  /// - Throws: `SaveError` that names the line which can't be read.
  static func read(_ bytes: [UInt8]) throws(SaveError) -> Contents? {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let torn = lines.popLast()?.count ?? 0
    guard let first = lines.first else {
      let beginning = Array("{\"pappers\":\(version),".utf8)
      if bytes.prefix(beginning.count).elementsEqual(beginning.prefix(bytes.count)) { return nil }
      throw SaveError("it isn't a game of Pappers")
    }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(first)) else {
      throw SaveError("line 1 isn't the beginning of a game of Pappers")
    }
    guard version.pappers == Self.version else {
      throw SaveError("it was saved in format \(version.pappers), this Pappers reads format \(Self.version)")
    }
    let opening: Opening
    do {
      opening = try JSONDecoder().decode(Opening.self, from: Data(first))
    } catch {
      throw SaveError("line 1 can't be read")
    }
    var events: [GameEvent] = []
    for (number, line) in lines.enumerated().dropFirst() {
      guard let event = try? JSONDecoder().decode(GameEvent.self, from: Data(line)) else {
        throw SaveError("line \(number + 1) can't be read")
      }
      events.append(event)
    }
    return Contents(setup: opening.setup.cleaned, events: events, length: bytes.count - torn)
  }

  private struct Version: Decodable {
    let pappers: Int
  }

  private static func line(_ record: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding values of this module's own plain types has no way to fail; an empty line would be refused on reading.
    return ((try? encoder.encode(record)).map(Array.init) ?? []) + [UInt8(ascii: "\n")]
  }
}

extension Setup {
  /// The setup with names and words that can't harm a terminal, whoever wrote the file.
  fileprivate var cleaned: Setup {
    Setup(
      rules: rules,
      teams: teams.map { Team(name: $0.name.cleaned, players: $0.players.map(\.cleaned)) },
      papers: papers.map {
        Papper(id: $0.id.cleaned, word: $0.word.cleaned, level: $0.level, isFamilyFriendly: $0.isFamilyFriendly)
      },
      seed: seed, language: language.cleaned, began: began)
  }
}
