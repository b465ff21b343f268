import CNcurses
import Canvas

/// Puts canvases on the screen, each as what it changes in the one before.
struct Painter {
  let depth: ColourDepth
  let charset: Canvas.Charset
  private var pairs: PairTable
  private var shown: Frame?
  private var mustClear = true

  init(depth: ColourDepth, charset: Canvas.Charset, pairs: Int) {
    self.depth = depth
    self.charset = charset
    self.pairs = PairTable(capacity: pairs)
  }

  /// Makes the next canvas be sent whole, over a cleared screen or over what stands there.
  mutating func forget(clear: Bool) {
    shown = nil
    mustClear = mustClear || clear
  }

  /// Shows a canvas.
  mutating func show(_ canvas: Canvas) {
    if cn_was_resized() != 0 { forget(clear: false) }
    let frame = Frame(canvas, palette: Palette(canvas.scheme, canvas.tone, depth), charset: charset)
    if shown?.size != frame.size { forget(clear: false) }
    if !put(frame) {
      // Pairs that earlier screens used up are free again.
      pairs.removeAll()
      forget(clear: false)
      _ = put(frame)
    }
    shown = frame
    mustClear = false
    cn_show(Int32(clamping: canvas.cursor?.x ?? -1), Int32(clamping: canvas.cursor?.y ?? -1))
  }

  /// Hands curses the cells that changed; returns false if there weren't pairs enough and forgetting might help.
  private mutating func put(_ frame: Frame) -> Bool {
    let old = shown
    var hasAllPairs = true
    if old == nil {
      cn_begin(attributes(of: frame.ground).pair, mustClear ? 1 : 0)
    }
    let columns = min(frame.size.width, Int(cn_columns()))
    let rows = min(frame.size.height, Int(cn_rows()))
    var last: (look: Look, attributes: Attributes)?
    for y in 0..<rows {
      for x in 0..<columns {
        let index = y * frame.size.width + x
        let spot = frame.spots[index]
        guard spot.room > 0 else { continue }
        if let old {
          if old.spots[index].looks(like: spot) { continue }
        } else if spot.glyph == " ", spot.look.surface == frame.ground.surface {
          continue
        }
        let found = last?.look == spot.look ? last?.attributes : nil
        let attributes = found ?? attributes(of: spot.look)
        last = (spot.look, attributes)
        hasAllPairs = hasAllPairs && attributes.isExact
        let room = x + spot.room > columns ? 1 : spot.room
        String(spot.glyph).withCString {
          cn_put(Int32(x), Int32(y), $0, Int32(room), attributes.pair, attributes.flags)
        }
      }
    }
    return hasAllPairs
  }

  /// What curses calls a look.
  private struct Attributes {
    let pair: Int32
    let flags: Int32
    var isExact = true
  }

  private mutating func attributes(of look: Look) -> Attributes {
    let bold = look.isBold ? CN_BOLD : 0
    if depth == .mono {
      return Attributes(pair: 0, flags: Int32(bold | (look.surface == 1 ? CN_REVERSE : 0)))
    }
    switch pairs.number(ink: look.ink, surface: look.surface) {
    case .known(let number):
      return Attributes(pair: Int32(number), flags: Int32(bold))
    case .new(let number):
      cn_define_pair(Int32(number), Int32(look.ink), Int32(look.surface))
      return Attributes(pair: Int32(number), flags: Int32(bold))
    case .full:
      return Attributes(pair: 0, flags: Int32(bold), isExact: false)
    }
  }
}
