import Canvas
import Testing

@Suite("Areas and pictures on a canvas")
struct DrawingTests {
  @Test(
    "An area is filled as far as it lies on the canvas",
    arguments: [
      (Rect(x: 1, y: 0, width: 2, height: 1), ["fppf", "ffff"]),
      (Rect(x: -1, y: -1, width: 2, height: 2), ["pfff", "ffff"]),
      (Rect(x: 3, y: 1, width: 9, height: 9), ["ffff", "fffp"]),
      (Rect(x: -5, y: -5, width: 99, height: 99), ["pppp", "pppp"]),
      (Rect(x: 4, y: 0, width: 2, height: 2), ["ffff", "ffff"]),
      (Rect(x: 0, y: 2, width: 2, height: 2), ["ffff", "ffff"]),
      (Rect(x: -9, y: 0, width: 9, height: 2), ["ffff", "ffff"]),
      (Rect(x: 0, y: -9, width: 4, height: 9), ["ffff", "ffff"]),
      (Rect(x: 1, y: 0, width: 0, height: 2), ["ffff", "ffff"]),
    ])
  func fill(rect: Rect, expected: [String]) {
    var canvas = Canvas(Size(4, 2))
    canvas.fill(rect, .paper)
    #expect((0..<2).map(canvas.surfaces) == expected)
  }

  @Test("What was written under a filled area is gone")
  func covers() {
    var canvas = Canvas(Size(4, 1))
    canvas.write("abcd", x: 0, y: 0, .plain)
    canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), .paper)
    #expect(canvas.rows == ["a..d"])
  }

  @Test("Outside there is no cell, and none can be put")
  func outside() {
    var canvas = Canvas(Size(2, 2))
    let before = canvas
    for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 2), (.max, 0), (0, .min)] {
      #expect(canvas[x, y] == nil)
      canvas.put("x", x: x, y: y, .plain)
      canvas.put("x", x: x, y: y, ink: .ink)
    }
    #expect(canvas == before)
  }

  @Test("The cursor stands only on the canvas")
  func cursor() throws {
    var canvas = Canvas(Size(5, 3))
    #expect(canvas.cursor == nil)
    canvas.cursor = (4, 2)
    let cursor = try #require(canvas.cursor)
    #expect(cursor == (4, 2))
    for place in [(5, 0), (0, 3), (-1, 0), (0, -1)] {
      canvas.cursor = (0, 0)
      canvas.cursor = place
      #expect(canvas.cursor == nil)
    }
  }

  private let picture = Bitmap(rows: ["##.#", "#..#", ".#.#"])

  @Test("A picture is drawn two pixels to a cell with half blocks")
  func unicode() {
    var canvas = Canvas(Size(6, 3))
    canvas.fill(canvas.area, .paper)
    canvas.draw(picture, x: 1, y: 1, ink: .ink)
    #expect(canvas.rows == ["......", ".█▀.█.", "..▀.▀."])
    #expect(canvas[1, 1]?.style == Style(.ink, on: .paper))
    #expect(canvas[3, 1]?.style == Style(.light, on: .paper))
  }

  @Test("In ASCII it is drawn one pixel to a cell with spaces in the ink's colour")
  func ascii() {
    var canvas = Canvas(Size(6, 4), charset: .ascii)
    canvas.draw(picture, x: 1, y: 0, ink: .ink)
    #expect(canvas.rows.joined().allSatisfy { $0 == "." })
    #expect((0..<4).map(canvas.surfaces) == ["fiifif", "fiffif", "ffifif", "ffffff"])
  }

  @Test("The lower pixel alone is a lower half")
  func lower() {
    var canvas = Canvas(Size(2, 1))
    canvas.draw(Bitmap(rows: [".#", "#."]), x: 0, y: 0, ink: .ink)
    #expect(canvas.rows == ["▄▀"])
  }

  @Test(
    "A picture is cut off at every edge",
    arguments: [
      (-1, 0, ["▀.", "▀."]), (0, -1, ["▀▀", ".."]), (1, 1, ["..", ".█"]), (2, 0, ["..", ".."]), (0, 2, ["..", ".."]),
    ])
  func clipped(x: Int, y: Int, expected: [String]) {
    var canvas = Canvas(Size(2, 2))
    canvas.draw(Bitmap(rows: ["##", "#.", "##"]), x: x, y: y, ink: .ink)
    #expect(canvas.rows == expected)
  }
}
