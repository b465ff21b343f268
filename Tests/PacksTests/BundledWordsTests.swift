import Foundation
import Packs
import Saves
import Testing

@Suite("The words that ship with the program (R32)")
struct BundledWordsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Words")

  /// The tables that people edit, without the index.
  private static func tables() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".csv") && $0 != "packs.csv" }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func text(_ table: String) throws -> String {
    try String(contentsOf: folder.appending(path: table + ".csv"), encoding: .utf8)
  }

  @Test("Every table in Words is in the index and in the program, word for word", arguments: Language.allCases)
  func bundled(language: Language) throws {
    let packs = try BundledWords.packs(in: language)
    let tables = try Self.tables()
    #expect(packs.map(\.slug).sorted() == tables)
    for pack in packs {
      let table = try Table(Self.text(pack.slug))
      let edited = try Pack(slug: pack.slug, name: pack.name, language: language, table: table)
      #expect(pack == edited)
    }
  }

  @Test("The index is bundled as it is in Words", arguments: Language.allCases)
  func index(language: Language) throws {
    let rows = try Table(Self.text("packs")).rows
    let packs = try BundledWords.packs(in: language)
    let slugs = try rows.map { try $0.cell("pack") }
    let names = try rows.map { try $0.cell(language.rawValue) }
    #expect(packs.map(\.slug) == slugs)
    #expect(packs.map(\.name) == names)
    #expect(packs.allSatisfy { !$0.name.isEmpty && $0.name == $0.name.cleaned && $0.language == language })
    #expect(Set(packs.map(\.name)).count == packs.count)
  }

  @Test("Every pack has at least 80 papers, the same in every language")
  func enough() throws {
    let packs = try Language.allCases.map { try BundledWords.packs(in: $0) }
    for pack in packs.joined() { #expect(pack.pappers.count >= 80, "\(pack.slug)") }
    let ids = packs.map { $0.map { $0.pappers.map(\.id) } }
    #expect(Set(ids).count == 1)
  }

  @Test("Words are plain: NFC, clean, of at most 32 characters, nothing replaced", arguments: Language.allCases)
  func plain(language: Language) throws {
    for papper in try BundledWords.packs(in: language).flatMap(\.pappers) {
      let word = papper.word
      #expect(
        Array(word.unicodeScalars) == Array(word.precomposedStringWithCanonicalMapping.unicodeScalars), "\(papper.id)")
      #expect(word == word.cleaned && (1...32).contains(word.count), "\(papper.id)")
      #expect(!word.contains("\u{FFFD}"), "\(papper.id)")
      #expect(word.contains { $0.isLetter }, "\(papper.id)")
    }
  }

  @Test("No id is there twice")
  func ids() throws {
    let ids = try BundledWords.packs(in: .english).flatMap(\.pappers).map(\.id)
    #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test("No word is there twice in a language, whatever its case and accents", arguments: Language.allCases)
  func words(language: Language) throws {
    let pappers = try BundledWords.packs(in: language).flatMap(\.pappers)
    let folded = Dictionary(grouping: pappers) {
      $0.word.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
    #expect(folded.values.filter { $0.count > 1 }.map { $0.map(\.id) } == [])
  }

  @Test(
    "Every level and enough family-friendly papers are there for a game of 40 (R4, R5)", arguments: Language.allCases)
  func choice(language: Language) throws {
    let packs = try BundledWords.packs(in: language)
    #expect(Choice().matches(in: packs).count >= 120)
    #expect(Set(packs.flatMap(\.pappers).map(\.level)).count == 3)
    for pack in packs { #expect(Choice(packs: [pack.slug]).matches(in: packs).count >= 40, "\(pack.slug)") }
  }
}
