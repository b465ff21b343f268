/// What is wrong with a table, and where.
public struct Fault: Error, Equatable, CustomStringConvertible, Sendable {
  /// The line in the file, from 1.
  public let line: Int
  /// The name of the column; nil where the whole line is meant.
  public let column: String?
  /// What is wrong, in a few words.
  public let problem: String

  /// Place and problem in one line.
  public var description: String {
    "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + problem
  }
}
