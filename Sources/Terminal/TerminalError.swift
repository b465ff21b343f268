/// Why there is no screen to play on.
public enum TerminalError: Error, Equatable, Sendable {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// TERM is not set.
  case noType
  /// Nothing is known about what TERM names.
  case unknownType(String)
  /// The terminal can't put text where it should stand.
  case tooDumb(String)
  /// The program has a screen already.
  case alreadyOpen
  /// The system refused.
  case failed

  /// What is wrong, and what to do about it.
  public var message: String {
    switch self {
    case .notATerminal:
      "Pappers needs a terminal: its input and output can't be a file or a pipe. Start it by its name alone."
    case .noType:
      "TERM is not set, so nothing is known about this terminal. Try: TERM=xterm-256color pappers"
    case .unknownType(let type):
      "The terminal type \"\(type.printable)\" (TERM) is not known here. Try: TERM=xterm-256color pappers"
    case .tooDumb(let type):
      "A terminal of the type \"\(type.printable)\" (TERM) has no full screen. "
        + "Use another terminal, or if TERM is wrong try: TERM=xterm-256color pappers"
    case .alreadyOpen:
      "The screen is in use already."
    case .failed:
      "The terminal could not be opened. Try again in another one."
    }
  }

  /// The exit code, by `sysexits.h`.
  public var exitCode: Int32 {
    switch self {
    case .notATerminal: 64  // EX_USAGE
    case .noType, .unknownType: 78  // EX_CONFIG
    case .tooDumb: 69  // EX_UNAVAILABLE
    case .alreadyOpen: 70  // EX_SOFTWARE
    case .failed: 71  // EX_OSERR
    }
  }
}

extension String {
  /// Its beginning, with "?" for whatever a terminal might take for a command.
  fileprivate var printable: String {
    String(unicodeScalars.prefix(40).map { (" "..."~").contains($0) ? Character($0) : "?" })
  }
}
