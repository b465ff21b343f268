/// A spreadsheet's rows as a comma-separated file holds them: the first line names the columns.
///
/// Source: RFC 4180, with LF or CRLF ends of lines.
public struct Table: Sendable {
  /// One line under the header.
  public struct Row: Sendable {
    /// The line in the file on which it begins, from 1.
    public let line: Int
    let cells: [String]
    let places: [String: Int]

    /// The text in a column.
    ///
    /// - Throws: `Fault` if the table has no such column, or the row ends before it.
    public func cell(_ column: String) throws(Fault) -> String {
      guard let place = places[column], place < cells.count else {
        throw Fault(line: line, column: column, problem: "the cell is missing")
      }
      return cells[place]
    }
  }

  /// The names in the first line.
  public let columns: [String]
  /// The lines under it that aren't empty.
  public let rows: [Row]

  /// Reads a file's text.
  ///
  /// - Throws: `Fault` for a quotation that doesn't end, for text behind its end, and for a row that is longer than the header.
  public init(_ text: String) throws(Fault) {
    // Some spreadsheets begin a file with a byte order mark.
    var reader = Reader(bytes: Array((text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8))
    guard let header = try reader.record() else { throw Fault(line: 1, column: nil, problem: "the table is empty") }
    columns = header.cells
    let places = Dictionary(zip(columns, columns.indices), uniquingKeysWith: { first, _ in first })
    var rows: [Row] = []
    while let record = try reader.record() {
      guard record.cells.count <= columns.count else {
        throw Fault(
          line: record.line, column: nil, problem: "\(record.cells.count) cells under \(columns.count) columns")
      }
      rows.append(Row(line: record.line, cells: record.cells, places: places))
    }
    self.rows = rows
  }
}

/// Splits bytes into records and cells.
private struct Reader {
  let bytes: [UInt8]
  var position = 0
  var line = 1

  /// The next record with a cell in it; nil at the end.
  mutating func record() throws(Fault) -> (line: Int, cells: [String])? {
    while position < bytes.count {
      let start = line
      var cells = [try cell()]
      while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
        position += 1
        cells.append(try cell())
      }
      endLine()
      if cells != [""] { return (start, cells) }
    }
    return nil
  }

  private mutating func cell() throws(Fault) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return plainCell() }
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else { return try afterQuote(content) }
        position += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      content.append(byte)
    }
    throw Fault(line: start, column: nil, problem: "a quotation mark opens a cell and none closes it")
  }

  private func afterQuote(_ content: [UInt8]) throws(Fault) -> String {
    guard position == bytes.count || isSeparator(bytes[position]) else {
      throw Fault(line: line, column: nil, problem: "text follows the quotation mark that closes a cell")
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func plainCell() -> String {
    let start = position
    while position < bytes.count, !isSeparator(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func endLine() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    line += 1
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
