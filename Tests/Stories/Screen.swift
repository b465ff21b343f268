import Foundation

/// What stands on a screen.
struct Screen: Hashable, Sendable {
  let lines: [String]
  /// The lines with a block for each space that has another colour than most of its line: drawn with colours alone.
  private let drawing: [String]

  /// A screen as tmux prints it, with the sequences that change colours.
  init(_ capture: String) {
    let rows = Cell.rows(capture)
    lines = rows.map { String($0.map(\.glyph)) }
    drawing = rows.map { row in
      let usual = Dictionary(grouping: row, by: \.surface).max { $0.value.count < $1.value.count }?.key
      let drawn = row.map { $0.glyph == " " && $0.surface != usual ? "█" : $0.glyph }
      return String(drawn.reversed().drop { $0 == " " }.reversed())
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// All of it as one line, with single spaces: what was broken between words reads as if it weren't.
  private var flat: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether a text stands here, in one line or broken between words.
  func says(_ words: String) -> Bool { text.contains(words) || flat.contains(words) }

  /// The line in which a text stands; nil if none has it.
  func line(with words: String) -> String? { lines.first { $0.contains(words) } }

  /// Whether nothing but ASCII stands here.
  var isASCII: Bool { text.utf8.allSatisfy { $0 < 128 } }

  // MARK: A turn

  /// The figures over a turn's paper.
  struct Figures: Hashable, Sendable {
    let guessed: Int
    let seconds: Int
    let papersLeft: Int
  }

  /// The figures of a turn; nil on any other page, and on screens so high that they are in block letters.
  var figures: Figures? {
    guard
      let match = text.firstMatch(of: /(\d+) guessed +(\d+) +(\d+) papers? left/),
      let guessed = Int(match.1), let seconds = Int(match.2), let left = Int(match.3)
    else { return nil }
    return Figures(guessed: guessed, seconds: seconds, papersLeft: left)
  }

  /// What is drawn on a turn's paper: the same drawing is the same word.
  var paper: String {
    guard let bar = lines.firstIndex(where: isBar) else { return "" }
    let rows = zip(lines, drawing).dropFirst(bar + 1).reversed().drop { $0.0.allSatisfy(\.isWhitespace) }
    return rows.dropFirst().reversed().map(\.1).joined(separator: "\n")
  }

  /// Whether a word can be read on a turn's paper, in letters or in block letters.
  var showsWord: Bool {
    !isPaused && !says(Text.covered) && paper.filter { $0.isLetter || "█▀▄#".contains($0) }.count > 2
  }

  /// Whether the paper is covered because the turn stands.
  var isPaused: Bool { says(Text.paused) }

  /// Whether this is the bar of the time that is left, under the countdown.
  private func isBar(_ line: String) -> Bool {
    let bar = line.filter { "━─=-".contains($0) }
    return bar.count > 20 && bar.count * 3 > line.count * 2
  }
}

/// One place on a screen: a character and the colour behind it.
private struct Cell {
  let glyph: Character
  let surface: String

  /// The rows of cells in what tmux prints.
  static func rows(_ capture: String) -> [[Cell]] {
    var surface = ""
    var isReversed = false
    return capture.components(separatedBy: "\n").map { line in
      let parts = line.components(separatedBy: "\u{1B}[")
      return parts.enumerated().flatMap { index, part -> [Cell] in
        guard index > 0, let end = part.firstIndex(of: "m") else {
          return part.map { Cell(glyph: $0, surface: surface + (isReversed ? " reversed" : "")) }
        }
        let codes = part[..<end]
        for code in codes.isEmpty ? ["0"] : codes.split(separator: ";").map(String.init) where !codes.hasPrefix("38;") {
          if code == "7" { isReversed = true }
          if code == "27" || code == "0" { isReversed = false }
        }
        let isSurface = codes.hasPrefix("48;") || codes.contains(/^(4[0-79]|10[0-7])$/)
        if isSurface || codes.isEmpty || codes == "0" { surface = isSurface ? String(codes) : "" }
        let shown = surface + (isReversed ? " reversed" : "")
        return part[part.index(after: end)...].map { Cell(glyph: $0, surface: shown) }
      }
    }
  }
}
