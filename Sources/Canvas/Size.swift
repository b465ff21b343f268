/// A size in terminal cells.
public struct Size: Equatable, Hashable, Sendable {
  /// Columns, never negative.
  public let width: Int
  /// Rows, never negative.
  public let height: Int

  /// A size; negative lengths become 0.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
