import Canvas
import Testing

@testable import Terminal

@Suite struct FrameTests {
  /// A canvas of one row, drawn by `draw`, as a frame.
  private func frame(
    _ depth: ColourDepth, _ charset: Canvas.Charset = .unicode, width: Int = 8, _ draw: (inout Canvas) -> Void
  ) -> Frame {
    var canvas = Canvas(Size(width, 1), charset: charset)
    draw(&canvas)
    return Frame(canvas, palette: Palette(canvas.scheme, canvas.tone, depth), charset: charset)
  }

  private func text(_ frame: Frame) -> String {
    String(frame.spots.map(\.glyph))
  }

  @Test func `In mono a drawing in its surface's brightness is left out, and text never`() {
    let shown = frame(.mono) {
      $0.put("█", x: 0, y: 0, Style(.shade, on: .field))
      $0.put("━", x: 1, y: 0, Style(.shade, on: .field))
      $0.put("█", x: 2, y: 0, Style(.light, on: .field))
      $0.put("▀", x: 3, y: 0, Style(.ink, on: .paper))
      $0.put("a", x: 4, y: 0, Style(.faint, on: .field))
      $0.put("◥", x: 5, y: 0, Style(.field, on: .fold))
    }
    #expect(text(shown) == "  █▀a   ")
    #expect(shown.spots.map(\.look.surface) == [0, 0, 0, 1, 0, 0, 0, 0])
  }

  @Test func `In mono the pixels of ASCII letters have the brightness of their ink`() {
    let shown = frame(.mono, .ascii) {
      $0.fill($0.area, .paper)
      $0.draw(Bitmap(rows: ["#.#"]), x: 0, y: 0, ink: .ink)
    }
    #expect(shown.spots.map(\.look.surface) == [0, 1, 0, 1, 1, 1, 1, 1])
    #expect(text(shown) == "        ")
  }

  @Test func `In ASCII each glyph is one character`() {
    let shown = frame(.full, .ascii) { $0.write("Æß…é→好x", x: 0, y: 0, .plain) }
    #expect(text(shown) == "As.e>? x")
    #expect(shown.spots.map(\.room) == [1, 1, 1, 1, 1, 2, 0, 1])
  }

  @Test func `In ASCII a full block is its ink's surface`() {
    let shown = frame(.full, .ascii) { $0.write("x█", x: 0, y: 0, .paper) }
    #expect(text(shown) == "x       ")
    #expect(shown.spots[1].look.surface == shown.spots[0].look.ink)
  }

  @Test func `A wide glyph has two cells, and a lost half none`() {
    let shown = frame(.full) {
      $0.write("好a", x: 0, y: 0, .plain)
      $0.put(Cell.trail, x: 4, y: 0, .plain)
    }
    #expect(shown.spots.map(\.room) == [2, 0, 1, 1, 1, 1, 1, 1])
    #expect(text(shown) == "好 a     ")
  }

  @Test func `Blanks are alike whatever their ink`() {
    let one = frame(.full) { $0.write("    ", x: 0, y: 0, .quiet) }
    let other = frame(.full) { $0.fill($0.area, .field) }
    #expect(zip(one.spots, other.spots).allSatisfy { $0.looks(like: $1) })
    let paper = frame(.full) { $0.fill($0.area, .paper) }
    #expect(!zip(one.spots, paper.spots).contains { $0.looks(like: $1) })
  }

  @Test func `Blanks between two glyphs take their look, on their surface only`() {
    let shown = frame(.full) {
      $0.write("a b", x: 0, y: 0, .quiet)
      $0.write("c d", x: 4, y: 0, .quiet)
      $0.fill(Rect(x: 5, y: 0, width: 1, height: 1), .paper)
    }
    let quiet = Palette(.classic, .table, .full).look(of: .quiet)
    #expect(shown.spots[1].look == quiet)
    #expect(shown.spots[3].look == quiet)
    #expect(shown.spots[5].look != quiet)
    #expect(shown.spots[7].look != quiet)
  }

  @Test func `An empty canvas is a frame`() {
    let canvas = Canvas(Size(0, 0))
    #expect(Frame(canvas, palette: Palette(.classic, .table, .full), charset: .unicode).spots.isEmpty)
  }
}
