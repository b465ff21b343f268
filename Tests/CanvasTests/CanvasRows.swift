import Canvas

extension Canvas {
  /// The rows as text, a character a cell: "›" for the right half of a wide one, "." for an empty cell.
  var rows: [String] {
    (0..<size.height).map { y in
      String(
        (0..<size.width).map { x in
          switch self[x, y]?.glyph {
          case Cell.trail: "›"
          case " ", nil: "."
          case let glyph?: glyph
          }
        })
    }
  }

  /// The surfaces of a row, a character a cell: the first letter of the role.
  func surfaces(_ y: Int) -> String {
    (0..<size.width).map { x in self[x, y].map { String("\($0.style.surface)".prefix(1)) } ?? "?" }.joined()
  }
}

extension Bitmap {
  /// The picture as rows in which `#` is ink.
  var rows: [String] {
    (0..<height).map { y in String((0..<width).map { self[$0, y] ? "#" : "." }) }
  }

  var ink: Int {
    (0..<height).reduce(0) { sum, y in sum + (0..<width).count { self[$0, y] } }
  }

  /// How many pieces of ink there are that touch no other, not even at a corner.
  var pieces: Int {
    let stride = width + 2
    var rest = [Bool](repeating: false, count: stride * (height + 2))
    for y in 0..<height {
      for x in 0..<width where self[x, y] { rest[(y + 1) * stride + x + 1] = true }
    }
    let neighbours = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1]
    var pieces = 0
    var open: [Int] = []
    for start in rest.indices where rest[start] {
      pieces += 1
      rest[start] = false
      open.append(start)
      while let place = open.popLast() {
        for neighbour in neighbours where rest[place + neighbour] {
          rest[place + neighbour] = false
          open.append(place + neighbour)
        }
      }
    }
    return pieces
  }
}
