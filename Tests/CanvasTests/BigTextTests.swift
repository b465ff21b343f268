import Canvas
import Testing

@Suite("A word in big letters (R8)")
struct BigTextTests {
  private static let words = [
    "A", "À", "l·l", "ós polar", "col·lecció", "La Caputxeta Vermella", "L'illa del tresor", "¡ay!",
    "one two three four",
    "iiii WWWW",
  ]
  private static let areas =
    (0..<6).map { Size(20 + ($0 * 37) % 131, 3 + ($0 * 11) % 29) } + [Size(80, 24), Size(300, 100)]
  private static let charsets: [Canvas.Charset] = [.unicode, .ascii]

  /// A way to set a text, as it should look.
  private struct Setting {
    let size: BigText.LetterSize
    let lines: [Bitmap]
  }

  /// All ways to set a text in so many lines or fewer, largest letters first.
  private func settings(_ text: String, lines: Int) -> [Setting] {
    let words = text.split(separator: " ")
    let breaks = (1..<max(1, lines == 1 ? 1 : words.count)).map { split in
      [words[..<split].joined(separator: " "), words[split...].joined(separator: " ")]
    }
    let sizes: [(BigText.LetterSize, Letters, Int)] = [
      (.boldFourfold, .bold, 2), (.regularFourfold, .regular, 2), (.boldDouble, .bold, 1),
      (.regularDouble, .regular, 1),
      (.bold, .bold, 0), (.regular, .regular, 0),
    ]
    return sizes.flatMap { size, letters, doublings in
      [1, 2].flatMap { tracking in
        ([[text]] + breaks).compactMap { lines in
          let set = lines.compactMap { letters.set($0, tracking: tracking) }
          guard set.count == lines.count else { return nil }
          return Setting(
            size: size, lines: set.map { line in (0..<doublings).reduce(line) { line, _ in line.doubled } })
        }
      }
    }
  }

  private func cells(_ lines: [Bitmap], _ charset: Canvas.Charset) -> Size {
    let rows = lines.map { $0.rows(perCell: charset.pixelsPerCell) }
    return Size(lines.map(\.width).max() ?? 0, rows.reduce(0, +) + lines.count - 1)
  }

  private func fits(_ size: Size, _ area: Size) -> Bool { size.width <= area.width && size.height <= area.height }

  @Test("It is never larger than its area, and its size is what its lines take", arguments: UInt64(0)..<80)
  func neverLarger(seed: UInt64) {
    var state = seed
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let characters = Array("abcdefgijlmnopqrstuvxyzABCLMTVWÀÉÏÑçéíñòú·'’-!¿ß17    ")
    let word = String((0..<(1 + below(30))).map { _ in characters[below(characters.count)] })
    let area = Size(below(220), below(50))
    let charset = Self.charsets[below(2)]
    guard let text = BigText.fitting(word, in: area, charset: charset) else { return }
    #expect(fits(text.size, area), "“\(word)” in \(area)")
    #expect(text.size == cells(text.lines, charset), "“\(word)” in \(area)")
  }

  @Test("It is set at the largest size that fits, wherever it can be broken, or not at all", arguments: words, [1, 2])
  func largestThatFits(word: String, lines: Int) {
    let all = settings(word, lines: lines)
    for charset in Self.charsets {
      let sizes = all.map { cells($0.lines, charset) }
      for area in Self.areas {
        let text = BigText.fitting(word, in: area, charset: charset, maxLines: lines)
        #expect(text.map { fits($0.size, area) } != false)
        let largest = zip(all, sizes).first { fits($1, area) }?.0.size
        let isLargest =
          text.map { text in all.contains { $0.size == largest && $0.lines == text.lines } } ?? (largest == nil)
        #expect(isLargest, "\(area) \(charset) has room for \(largest.map { "\($0)" } ?? "nothing")")
      }
    }
  }

  @Test("No size larger than the one that is asked for is taken", arguments: BigText.LetterSize.allCases)
  func largest(size: BigText.LetterSize) throws {
    let text = try #require(BigText.fitting("gos", in: Size(1000, 1000), largest: size, charset: .unicode))
    #expect(settings("gos", lines: 1).contains { $0.size == size && $0.lines == text.lines })
  }

  @Test("A word without spaces is never broken, and a line never if one is asked for")
  func lines() throws {
    for area in Self.areas {
      #expect(BigText.fitting("paraigua", in: area, charset: .unicode)?.lines.count ?? 1 == 1)
      #expect(BigText.fitting("La Caputxeta Vermella", in: area, charset: .unicode, maxLines: 1)?.lines.count ?? 1 == 1)
    }
    #expect(
      try #require(BigText.fitting("La Caputxeta Vermella", in: Size(76, 15), charset: .unicode)).lines.count == 2)
  }

  @Test("What has no drawing isn't set", arguments: ["日本", "a 😀", "", " "])
  func missing(text: String) {
    #expect(BigText.fitting(text, in: Size(500, 500), charset: .unicode) == nil)
  }

  @Test("No area at all holds nothing", arguments: [Size(0, 0), Size(0, 50), Size(50, 0), Size(1, 1)])
  func noArea(area: Size) {
    #expect(BigText.fitting("gos", in: area, charset: .unicode) == nil)
  }

  @Test("Drawn in an area, all its ink is there and none outside", arguments: charsets)
  func drawn(charset: Canvas.Charset) throws {
    for word in Self.words {
      var canvas = Canvas(Size(90, 34), charset: charset)
      let area = Rect(x: 5, y: 4, width: 80, height: 26)
      guard let text = BigText.fitting(word, in: area.size, charset: charset) else { continue }
      canvas.draw(text, in: area, ink: .ink)
      var pixels = 0
      for y in 0..<34 {
        for x in 0..<90 {
          let cell = try #require(canvas[x, y])
          let ink = cell.glyph == "█" ? 2 : "▀▄".contains(cell.glyph) || cell.style.surface == .ink ? 1 : 0
          pixels += ink
          #expect(ink == 0 || area.contains(x: x, y: y))
        }
      }
      #expect(pixels == text.lines.map(\.ink).reduce(0, +), "\(word)")
    }
  }

  @Test("Two lines are drawn with an empty row between them", arguments: charsets)
  func apart(charset: Canvas.Charset) throws {
    var canvas = Canvas(Size(76, 30), charset: charset)
    let text = try #require(BigText.fitting("La Caputxeta Vermella", in: canvas.size, charset: charset))
    try #require(text.lines.count == 2)
    canvas.draw(text, in: canvas.area, ink: .ink)
    let inked = (0..<30).filter { y in (0..<76).contains { canvas[$0, y]?.style.ink == .ink } }
    let first = try #require(inked.first)
    let between = first + text.lines[0].rows(perCell: charset.pixelsPerCell)
    #expect(inked == (first..<(first + text.size.height)).filter { $0 != between })
  }
}
