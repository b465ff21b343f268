/// A small black-and-white picture: pixels that are about square on a terminal, two to a cell.
public struct Bitmap: Equatable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  private var bits: [Bool]

  /// An empty picture.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bits = Array(repeating: false, count: self.width * self.height)
  }

  /// A picture from rows in which `#` is ink.
  public init(rows: [some StringProtocol]) {
    self.init(width: rows.map(\.utf8.count).max() ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, byte) in row.utf8.enumerated() where byte == UInt8(ascii: "#") {
        self[x, y] = true
      }
    }
  }

  /// A pixel; outside the picture there is no ink, and none can be put.
  public subscript(x: Int, y: Int) -> Bool {
    get { x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] }
    set {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      bits[y * width + x] = newValue
    }
  }

  /// How many rows of cells it takes.
  public func rows(perCell: Int) -> Int { (height + perCell - 1) / perCell }

  /// The rows with ink, nil if there is none.
  public var inkRows: ClosedRange<Int>? {
    let inked = (0..<height).filter { y in (0..<width).contains { self[$0, y] } }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  /// Puts another picture's ink on this one.
  public mutating func stamp(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width where other[column, row] {
        self[x + column, y + row] = true
      }
    }
  }

  /// The picture without its upper and lower rows outside a range.
  public func rows(_ range: ClosedRange<Int>) -> Bitmap {
    var cut = Bitmap(width: width, height: range.count)
    cut.stamp(self, x: 0, y: -range.lowerBound)
    return cut
  }

  /// The picture at twice the size, its steps smoothed to slopes.
  ///
  /// Source: Scale2x by Andrea Mazzoleni: a quarter takes its two outer neighbours' colour where these agree and their
  /// opposites don't.
  public var doubled: Bitmap {
    var large = Bitmap(width: width * 2, height: height * 2)
    for y in 0..<height {
      for x in 0..<width {
        let (up, left, right, down) = (self[x, y - 1], self[x - 1, y], self[x + 1, y], self[x, y + 1])
        let own = self[x, y]
        let smooth = up != down && left != right
        large[2 * x, 2 * y] = smooth && left == up ? left : own
        large[2 * x + 1, 2 * y] = smooth && up == right ? right : own
        large[2 * x, 2 * y + 1] = smooth && left == down ? left : own
        large[2 * x + 1, 2 * y + 1] = smooth && down == right ? right : own
      }
    }
    return large
  }
}
