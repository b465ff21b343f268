/// How a cell comes out on the terminal: the numbers of its two colours, and weight. In mono 0 is dark and 1 is light.
struct Look: Hashable, Sendable {
  var ink: Int
  var surface: Int
  var isBold: Bool
}
