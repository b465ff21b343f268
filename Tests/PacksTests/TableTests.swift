import Packs
import Testing

@Suite("A comma-separated table (RFC 4180)")
struct TableTests {
  private func cells(_ text: String) throws -> [[String]] {
    let table = try Table(text)
    return try table.rows.map { row in try table.columns.map { try row.cell($0) } }
  }

  @Test(
    "Cells are read as the standard has them",
    arguments: [
      ("a,b\n1,2\n", [["1", "2"]]),
      ("a,b\n1,2", [["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["1", "2"]]),
      ("a,b\r\n1,2\n3,4", [["1", "2"], ["3", "4"]]),
      ("a,b\n,\n", [["", ""]]),
      ("a,b\n1,\n", [["1", ""]]),
      ("a,b\n,2\n", [["", "2"]]),
      ("a,b\n 1 , 2\n", [[" 1 ", " 2"]]),
      ("a,b\n\"1\",\"2\"\n", [["1", "2"]]),
      ("a,b\n\"1,5\",2\n", [["1,5", "2"]]),
      ("a,b\n\"say \"\"hi\"\"\",2\n", [["say \"hi\"", "2"]]),
      ("a,b\n\"\"\"\",\"\"\n", [["\"", ""]]),
      ("a,b\n\"two\nlines\",2\n", [["two\nlines", "2"]]),
      ("a,b\r\n\"two\r\nlines\",2\r\n", [["two\r\nlines", "2"]]),
      ("a,b\n1 \"x\",2\n", [["1 \"x\"", "2"]]),
      ("\"a\",\"b\"\n1,2\n", [["1", "2"]]),
      ("a,b\n\n\n1,2\n\n", [["1", "2"]]),
      ("a,b\r\n\r\n1,2\r\n", [["1", "2"]]),
      ("\n\na,b\n1,2\n", [["1", "2"]]),
      ("a,b\nà·ç,日本\n", [["à·ç", "日本"]]),
      ("a,b\n", []),
    ] as [(Sample, [[String]])])
  func reads(sample: Sample, expected: [[String]]) throws {
    #expect(try cells(sample.text) == expected)
  }

  @Test("The first line names the columns")
  func columns() throws {
    #expect(try Table("id,level,\"the, word\"\n").columns == ["id", "level", "the, word"])
  }

  @Test(
    "A row knows the line of the file on which it begins",
    arguments: [
      ("a\n1\n2\n3\n", [2, 3, 4]),
      ("a\r\n1\r\n2\r\n", [2, 3]),
      ("a\n\n1\n\n\n2\n", [3, 6]),
      ("a\n\"1\n1\n1\"\n2\n", [2, 5]),
      ("\n\"a\nb\"\n1\n", [4]),
    ] as [(Sample, [Int])])
  func lines(sample: Sample, expected: [Int]) throws {
    #expect(try Table(sample.text).rows.map(\.line) == expected)
  }

  @Test(
    "What isn't a table is refused, with the line",
    arguments: [
      ("", "line 1: the table is empty"),
      ("\n\r\n\n", "line 1: the table is empty"),
      ("a,b\n1,2,3\n", "line 2: 3 cells under 2 columns"),
      ("a,b\n1,2\n\n1,2,\n", "line 4: 3 cells under 2 columns"),
      ("a,b\n\"1\n1\",2\n1,2,3,4\n", "line 4: 4 cells under 2 columns"),
      ("a,b\n1,\"2\n3,4\n", "line 2: a quotation mark opens a cell and none closes it"),
      ("\"", "line 1: a quotation mark opens a cell and none closes it"),
      ("a\n1\n\"2\"\"", "line 3: a quotation mark opens a cell and none closes it"),
      ("a,b\n\"1\"x,2\n", "line 2: text follows the quotation mark that closes a cell"),
      ("a,b\n\"1\" ,2\n", "line 2: text follows the quotation mark that closes a cell"),
      ("a,b\n\"1\n1\"x,2\n", "line 3: text follows the quotation mark that closes a cell"),
    ] as [(Sample, String)])
  func refused(sample: Sample, message: String) throws {
    let fault = try #require(throws: Fault.self) { try Table(sample.text) }
    #expect(fault.description == message)
  }

  @Test("A cell that a short row lacks is a fault that names line and column")
  func shortRow() throws {
    let table = try Table("a,b\n\n1\n")
    let row = try #require(table.rows.first)
    #expect(try row.cell("a") == "1")
    let fault = try #require(throws: Fault.self) { try row.cell("b") }
    #expect(fault.description == "line 3, column b: the cell is missing")
    let unknown = try #require(throws: Fault.self) { try row.cell("c") }
    #expect((unknown.line, unknown.column, unknown.problem) == (3, "c", "the cell is missing"))
  }

  @Test("Of two columns with the same name the first counts")
  func sameName() throws {
    #expect(try Table("a,a\n1,2\n").rows.first?.cell("a") == "1")
  }
}
