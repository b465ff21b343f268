extension Terminal {
  /// What the player wants of the terminal.
  public struct Options: Equatable, Sendable {
    /// Whether to show colours; nil leaves it to the variable `NO_COLOR`.
    public var colours: Bool?
    /// Whether to show nothing but ASCII, whatever the locale says.
    public var ascii: Bool
    /// Whether to take the mouse, where the terminal has one: for ``Key/swipe``.
    public var mouse: Bool

    /// The usual options, unless told.
    public init(colours: Bool? = nil, ascii: Bool = false, mouse: Bool = false) {
      self.colours = colours
      self.ascii = ascii
      self.mouse = mouse
    }
  }
}
