/// A command that works now. One without a label works and isn't named in the footer.
struct Hint: Equatable, Sendable {
  let command: Command
  let label: String?

  init(_ command: Command, _ label: String? = nil) {
    self.command = command
    self.label = label
  }
}
