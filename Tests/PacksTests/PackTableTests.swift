import Game
import Packs
import Testing

@Suite("A pack from its table")
struct PackTableTests {
  private func pack(_ text: String, language: Language = .english) throws -> Pack {
    try Pack(slug: "animals", name: "Animals", language: language, table: Table(text))
  }

  @Test("A row is a paper with its id, level, family flag and the word in the language")
  func reads() throws {
    let table = "id,level,family,ca,es,en\ndog,1,yes,gos,perro,dog\nstep-2,3,no,\"ai, mare\",ay,ouch\n"
    let catalan = try pack(table, language: .catalan)
    #expect((catalan.slug, catalan.name, catalan.language) == ("animals", "Animals", .catalan))
    #expect(
      catalan.pappers == [
        Papper(id: "dog", word: "gos", level: .easy, isFamilyFriendly: true),
        Papper(id: "step-2", word: "ai, mare", level: .hard, isFamilyFriendly: false),
      ])
    #expect(try pack(table, language: .spanish).pappers.map(\.word) == ["perro", "ay"])
    #expect(try pack(table).pappers.map(\.word) == ["dog", "ouch"])
  }

  @Test("The columns may stand in any order, with others between them")
  func order() throws {
    #expect(
      try pack("en,note,family,level,id\ndog,x,yes,2,dog\n").pappers == [Papper(id: "dog", word: "dog", level: .medium)]
    )
  }

  @Test("A row of 32 characters is read, whatever they take in bytes")
  func longest() throws {
    let word = String(repeating: "ç", count: 32)
    #expect(try pack("id,level,family,en\nx,1,yes,\(word)\n").pappers.first?.word == word)
  }

  @Test(
    "Each fault is named with line and column",
    arguments: [
      (",1,yes,dog", "line 3, column id: “” isn't made of the letters a to z, digits and hyphens"),
      ("Dog,1,yes,dog", "line 3, column id: “Dog” isn't made of the letters a to z, digits and hyphens"),
      ("a dog,1,yes,dog", "line 3, column id: “a dog” isn't made of the letters a to z, digits and hyphens"),
      ("../dog,1,yes,dog", "line 3, column id: “../dog” isn't made of the letters a to z, digits and hyphens"),
      ("ós,1,yes,dog", "line 3, column id: “ós” isn't made of the letters a to z, digits and hyphens"),
      ("d\u{1B}[2J,1,yes,dog", "line 3, column id: “d[2J” isn't made of the letters a to z, digits and hyphens"),
      ("cat,1,yes,dog", "line 3, column id: “cat” stands in an earlier line too"),
      ("dog,0,yes,dog", "line 3, column level: not 1, 2 or 3"),
      ("dog,4,yes,dog", "line 3, column level: not 1, 2 or 3"),
      ("dog,,yes,dog", "line 3, column level: not 1, 2 or 3"),
      ("dog,easy,yes,dog", "line 3, column level: not 1, 2 or 3"),
      ("dog,1,Yes,dog", "line 3, column family: not “yes” or “no”"),
      ("dog,1,,dog", "line 3, column family: not “yes” or “no”"),
      ("dog,1,yes,", "line 3, column en: the word is missing"),
      ("dog,1,yes", "line 3, column en: the cell is missing"),
      ("dog", "line 3, column level: the cell is missing"),
      ("dog,1,yes,\(String(repeating: "d", count: 33))", "line 3, column en: longer than 32 characters"),
      ("dog,1,yes, dog", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,dog ", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,a  dog", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,\u{1B}[31mdog", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,\u{202E}god", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,do\u{200B}g", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,\"do\ng\"", "line 3, column en: a control character, or space at an end"),
      ("dog,1,yes,\" \"", "line 3, column en: a control character, or space at an end"),
    ] as [(Sample, String)])
  func faults(row: Sample, message: String) throws {
    let fault = try #require(throws: Fault.self) { try pack("id,level,family,en\ncat,1,yes,cat\n\(row.text)\n") }
    #expect(fault.description == message)
  }

  @Test("A table without the language's column is refused")
  func noColumn() throws {
    let table = "id,level,family,en\ncat,1,yes,cat\n"
    let fault = try #require(throws: Fault.self) { try pack(table, language: .spanish) }
    #expect(fault.description == "line 2, column es: the cell is missing")
  }
}
