import Game

extension Pack {
  /// Reads a pack's table: a row a papper with its id, level and family flag, and a column a language.
  ///
  /// - Throws: `Fault` at the first row that isn't a clean papper.
  public init(slug: String, name: String, language: Language, table: Table) throws(Fault) {
    var pappers: [Papper] = []
    var ids: Set<String> = []
    for row in table.rows {
      let papper = try Papper(row, language: language)
      guard ids.insert(papper.id).inserted else {
        throw Fault(line: row.line, column: "id", problem: "“\(papper.id)” stands in an earlier line too")
      }
      pappers.append(papper)
    }
    self.init(slug: slug, name: name, language: language, pappers: pappers)
  }
}

extension Papper {
  /// The most characters of a word.
  public static let longestWord = 32

  fileprivate init(_ row: Table.Row, language: Language) throws(Fault) {
    func fault(_ column: String, _ problem: String) -> Fault {
      Fault(line: row.line, column: column, problem: problem)
    }
    let id = try row.cell("id")
    guard !id.isEmpty, id.utf8.allSatisfy(isSlugByte) else {
      throw fault("id", "“\(id.cleaned)” isn't made of the letters a to z, digits and hyphens")
    }
    guard let level = try Int(row.cell("level")).flatMap(Level.init) else { throw fault("level", "not 1, 2 or 3") }
    guard let isFamilyFriendly = try ["yes": true, "no": false][row.cell("family")] else {
      throw fault("family", "not “yes” or “no”")
    }
    let word = try row.cell(language.rawValue)
    guard !word.isEmpty else { throw fault(language.rawValue, "the word is missing") }
    guard word.count <= Self.longestWord else {
      throw fault(language.rawValue, "longer than \(Self.longestWord) characters")
    }
    guard !word.unicodeScalars.contains("\u{FFFD}") else { throw fault(language.rawValue, "not UTF-8") }
    guard word == word.cleaned else { throw fault(language.rawValue, "a control character, or space at an end") }
    self.init(id: id, word: word, level: level, isFamilyFriendly: isFamilyFriendly)
  }
}

/// The bytes of an id.
private func isSlugByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
  default: false
  }
}
