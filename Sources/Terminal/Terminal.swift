import CNcurses
import Canvas

/// The terminal that the program runs in: canvases onto its screen, keys and signals back. On the main thread only.
public final class Terminal {
  /// Which characters it can show.
  public let charset: Canvas.Charset
  /// How many colours it shows.
  public let depth: ColourDepth
  private var painter: Painter
  private var decoder = KeyDecoder()
  private var isOpen = true

  /// Takes the screen over.
  public init(_ options: Options = Options()) throws(TerminalError) {
    switch Int(cn_open(options.mouse ? 1 : 0)) {
    case CN_OPENED: break
    case CN_NO_TERMINAL: throw .notATerminal
    case CN_NO_TYPE: throw .noType
    case CN_UNKNOWN_TYPE: throw .unknownType(Self.type)
    case CN_TOO_DUMB: throw .tooDumb(Self.type)
    case CN_ALREADY_OPEN: throw .alreadyOpen
    default: throw .failed
    }
    let hasColours = options.colours ?? (cn_no_color() == 0)
    charset = options.ascii || cn_is_utf8() == 0 ? .ascii : .unicode
    depth = hasColours ? ColourDepth(colours: Int(cn_colors())) : .mono
    painter = Painter(depth: depth, charset: charset, pairs: Int(cn_pairs()))
  }

  deinit {
    close()
  }

  private static var type: String { cn_type().map { String(cString: $0) } ?? "" }

  /// The size of now.
  public var size: Size { Size(Int(cn_columns()), Int(cn_rows())) }

  /// Shows a canvas; only what changed since the last one is sent.
  public func show(_ canvas: Canvas) {
    guard isOpen else { return }
    painter.show(canvas)
  }

  /// Sends all of the last canvas again, over a cleared screen.
  public func repaint() {
    cn_repaint()
  }

  /// Rings the bell.
  public func ring() {
    cn_ring()
  }

  /// Sleeps until something happens and returns all that has; nothing if the time-out came first, which nil is without.
  public func wait(_ timeout: Duration?) -> [TerminalEvent] {
    guard isOpen else { return [.end] }
    let deadline = timeout.map { SuspendingClock.now.advanced(by: $0) }
    while true {
      let left = deadline.map { SuspendingClock.now.duration(to: $0) }
      let what = Int(cn_wait(left?.roundedUpToMilliseconds ?? -1))
      var events = what & CN_SIGNALS != 0 ? signalled() : []
      if what & CN_INPUT != 0 { events += typed() }
      if what & CN_HANG_UP != 0 { events.append(.end) }
      if !events.isEmpty || what == 0 { return events }
    }
  }

  /// Gives the screen back and stops the program; once it goes on, takes the screen again. `.resumed` follows.
  public func suspend() {
    cn_suspend()
  }

  /// Forgets the keys that were pressed and not yet waited for.
  public func dropTypedAhead() {
    guard isOpen else { return }
    cn_flush_keys()
    decoder = KeyDecoder()
  }

  /// Gives the screen back for good. Nothing is shown after that.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    cn_close()
  }

  private func typed() -> [TerminalEvent] {
    var codes: [Int] = []
    while case let code = Int(cn_key()), code != CN_NO_KEY {
      codes.append(code)
    }
    return decoder.keys(from: codes).map(TerminalEvent.key)
  }

  private func signalled() -> [TerminalEvent] {
    let signals = Int(cn_signals())
    var events: [TerminalEvent] = []
    if signals & CN_RESIZED != 0 { events.append(.resized) }
    if signals & CN_RESUMED != 0 {
      painter.forget(clear: true)
      events.append(.resumed)
    }
    if signals & CN_STOP != 0 { events.append(.suspendRequested) }
    if signals & CN_ENDED != 0 { events.append(.end) }
    return events
  }
}

extension Duration {
  /// For a poll, which must not wake up too early.
  fileprivate var roundedUpToMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < Int64(Int32.max / 1000) else { return .max }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
