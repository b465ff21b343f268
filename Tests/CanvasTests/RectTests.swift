import Canvas
import Testing

@Suite("A rectangle of cells")
struct RectTests {
  private let rect = Rect(x: 2, y: 3, width: 10, height: 6)

  @Test("Lengths are never negative")
  func lengths() {
    #expect(Rect(x: 1, y: 1, width: -4, height: -1).size == Size(0, 0))
    #expect(Size(-1, -1) == Size(0, 0))
    #expect(rect.inset(x: 6, y: 4).size == Size(0, 0))
  }

  @Test("It ends before its right and bottom")
  func contains() {
    #expect((rect.right, rect.bottom) == (12, 9))
    for (x, y) in [(2, 3), (11, 8), (2, 8), (11, 3)] { #expect(rect.contains(x: x, y: y)) }
    for (x, y) in [(1, 3), (2, 2), (12, 8), (11, 9)] { #expect(!rect.contains(x: x, y: y)) }
    #expect(!Rect(x: 0, y: 0, width: 0, height: 5).contains(x: 0, y: 0))
  }

  @Test("Inset, it loses the margin on each side")
  func inset() {
    #expect(rect.inset(x: 2, y: 1) == Rect(x: 4, y: 4, width: 6, height: 4))
    #expect(rect.inset() == rect)
  }

  @Test("Top and rest share its rows between them", arguments: [-1, 0, 1, 5, 6, 7])
  func top(count: Int) {
    let (top, rest) = (rect.top(count), rect.dropTop(count))
    #expect(top.height + rest.height == rect.height)
    #expect(top.y == rect.y && rest.bottom == rect.bottom && rest.y == top.bottom)
    #expect(top.height == min(max(0, count), 6))
    #expect(rect.dropBottom(count) == rect.top(6 - top.height))
  }

  @Test(
    "Centred, what is smaller stands in the middle and what is larger is cut down",
    arguments: [
      (Size(4, 2), Rect(x: 5, y: 5, width: 4, height: 2)), (Size(5, 3), Rect(x: 4, y: 4, width: 5, height: 3)),
      (Size(10, 6), Rect(x: 2, y: 3, width: 10, height: 6)), (Size(99, 2), Rect(x: 2, y: 5, width: 10, height: 2)),
      (Size(0, 0), Rect(x: 7, y: 6, width: 0, height: 0)),
    ])
  func centred(size: Size, expected: Rect) {
    #expect(rect.centred(size) == expected)
  }
}
