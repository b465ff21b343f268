import Canvas
import Testing

@Suite("Writing on a canvas")
struct WritingTests {
  private func canvas(_ width: Int = 6, _ height: Int = 3) -> Canvas { Canvas(Size(width, height)) }

  @Test("A new canvas is empty")
  func empty() {
    #expect(canvas(3, 2).rows == ["...", "..."])
    #expect(canvas(3, 2).cells == Array(repeating: Cell(" ", .plain), count: 6))
    #expect(Canvas(Size(0, 5)).cells == [])
    #expect(Canvas(Size(-3, 5)).cells == [])
  }

  @Test(
    "Text stands where it is written, and is cut off at every edge",
    arguments: [
      ("abc", 0, 1, ["......", "abc...", "......"]),
      ("abc", 3, 1, ["......", "...abc", "......"]),
      ("abc", 4, 1, ["......", "....ab", "......"]),
      ("abc", 6, 1, ["......", "......", "......"]),
      ("abc", -2, 1, ["......", "c.....", "......"]),
      ("abc", -3, 1, ["......", "......", "......"]),
      ("abcdefghi", -1, 1, ["......", "bcdefg", "......"]),
      ("abc", 0, -1, ["......", "......", "......"]),
      ("abc", 0, 0, ["abc...", "......", "......"]),
      ("abc", 0, 2, ["......", "......", "abc..."]),
      ("abc", 0, 3, ["......", "......", "......"]),
    ])
  func edges(text: String, x: Int, y: Int, expected: [String]) {
    var canvas = canvas()
    let end = canvas.write(text, x: x, y: y, .plain)
    #expect(canvas.rows == expected)
    #expect(end == x + text.count)
  }

  @Test(
    "A wide character takes two cells, and isn't cut in half at an edge",
    arguments: [
      ("日本", 0, "日›本›.."), ("日本", 2, "..日›本›"), ("日本", 3, "...日›."), ("日本", 5, "......"), ("日本", -1, ".本›..."),
      ("日本", -2, "本›...."), ("a日b", 0, "a日›b.."), ("日b", -1, ".b...."), ("日b", 5, "......"),
    ])
  func wide(text: String, x: Int, expected: String) {
    var canvas = canvas(6, 1)
    #expect(canvas.write(text, x: x, y: 0, .plain) == x + text.displayWidth)
    #expect(canvas.rows == [expected])
  }

  @Test("Characters of no width, such as an escape sequence's first, never reach a cell")
  func zeroWidth() {
    var canvas = canvas(6, 1)
    #expect(canvas.write("a\u{1B}b\u{200B}\u{7}\u{9B}\u{202E}c\n\r\u{0}", x: 0, y: 0, .plain) == 3)
    #expect(canvas.rows == ["abc..."])
  }

  @Test("A letter with its accent is one cell")
  func combined() {
    var canvas = canvas(4, 1)
    canvas.write("e\u{301}x", x: 0, y: 0, .plain)
    #expect(canvas[0, 0]?.glyph == "é")
    #expect(canvas[1, 0]?.glyph == "x")
  }

  @Test(
    "In a width of its own, what is cut off is told by “…”",
    arguments: [
      ("abcdef", 6, "abcdef.."), ("abcdef", 5, "abcd…..."), ("abcdef", 1, "…......."), ("abcdef", 0, "........"),
      ("abcdef", -1, "........"), ("日本語", 6, "日›本›語›.."), ("日本語", 5, "日›本›…..."), ("日本語", 4, "日›…....."),
      ("日本語", 2, "…......."),
    ])
  func width(text: String, width: Int, expected: String) {
    var canvas = canvas(8, 1)
    canvas.write(text, x: 0, y: 0, .plain, width: width)
    #expect(canvas.rows == [expected])
  }

  @Test(
    "A line stands left, in the middle or right of an area",
    arguments: [
      ("ab", Canvas.Alignment.left, ".ab....."), ("ab", .centre, "...ab..."), ("ab", .right, ".....ab."),
      ("abc", .centre, "..abc..."),
      ("abcdef", .right, ".abcdef."), ("abcdefg", .left, ".abcde…."), ("abcdefg", .right, ".abcde…."),
      ("日本", .centre, "..日›本›.."),
      ("日本", .right, "...日›本›."), ("日本語学", .left, ".日›本›….."),
    ])
  func aligned(text: String, alignment: Canvas.Alignment, expected: String) {
    var canvas = canvas(8, 1)
    canvas.write(text, in: Rect(x: 1, y: 0, width: 6, height: 1), alignment, .plain)
    #expect(canvas.rows == [expected])
  }

  @Test("A row that the area lacks isn't written", arguments: [-1, 2, 9])
  func outsideRow(row: Int) {
    var canvas = canvas()
    canvas.write("ab", in: Rect(x: 0, y: 0, width: 6, height: 2), row: row, .left, .plain)
    canvas.write("ab", in: Rect(x: 0, y: 0, width: 0, height: 2), .left, .plain)
    #expect(canvas.rows == ["......", "......", "......"])
  }

  @Test("The style goes with the text, and putting ink keeps the surface")
  func styles() {
    var canvas = canvas(3, 1)
    canvas.write("ab", x: 0, y: 0, .paper)
    canvas.put("c", x: 1, y: 0, ink: .faint)
    canvas.put("d", x: 2, y: 0, .strong)
    #expect(canvas.cells == [Cell("a", .paper), Cell("c", Style(.faint, on: .paper)), Cell("d", .strong)])
  }
}
