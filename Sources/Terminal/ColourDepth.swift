/// How many colours a terminal shows.
public enum ColourDepth: CaseIterable, Sendable {
  /// Light and dark only, told apart by reverse video.
  case mono
  /// The eight old colours, with bold for a bright ink.
  case eight
  /// The eight old colours and their bright likes.
  case sixteen
  /// The cube of 6 by 6 by 6 colours, and 24 greys.
  case full

  /// The depth for a number of colours as terminfo gives it.
  public init(colours: Int) {
    self =
      switch colours {
      case 256...: .full
      case 16...: .sixteen
      case 8...: .eight
      default: .mono
      }
  }
}
