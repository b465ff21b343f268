/// A rectangle of terminal cells; the origin is the upper left corner and may lie outside the screen.
public struct Rect: Equatable, Sendable {
  /// The left column.
  public var x: Int
  /// The upper row.
  public var y: Int
  /// Columns, never negative.
  public let width: Int
  /// Rows, never negative.
  public let height: Int

  /// A rectangle; negative lengths become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The whole of a screen.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The first column to the right of it.
  public var right: Int { x + width }
  /// The first row below it.
  public var bottom: Int { y + height }
  /// Its size.
  public var size: Size { Size(width, height) }

  /// Whether a cell lies in it.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < right && row >= y && row < bottom
  }

  /// This rectangle without a margin on each side; never smaller than empty.
  public func inset(x horizontal: Int = 0, y vertical: Int = 0) -> Rect {
    Rect(x: x + horizontal, y: y + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
  }

  /// The upper rows, at most `count`.
  public func top(_ count: Int) -> Rect {
    Rect(x: x, y: y, width: width, height: min(count, height))
  }

  /// What is left under the upper `count` rows.
  public func dropTop(_ count: Int) -> Rect {
    let taken = min(max(0, count), height)
    return Rect(x: x, y: y + taken, width: width, height: height - taken)
  }

  /// What is left over the lower `count` rows.
  public func dropBottom(_ count: Int) -> Rect {
    Rect(x: x, y: y, width: width, height: height - min(max(0, count), height))
  }

  /// A rectangle of `size` in the middle of this one, cut down to it where it is larger.
  public func centred(_ size: Size) -> Rect {
    let width = min(size.width, width)
    let height = min(size.height, height)
    return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}
