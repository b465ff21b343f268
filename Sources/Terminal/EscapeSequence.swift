import Canvas

/// What follows an Escape in the same read: nothing, or the rest of a sequence that curses doesn't know.
enum EscapeSequence {
  /// Takes the sequence off and returns its key: Escape itself if there is none, nil for one without a key.
  static func key(after codes: inout ArraySlice<Int>) -> Key? {
    guard let first = codes.first else { return .escape }
    switch letter(first) {
    case "\u{1B}":
      // Alt with a key that has a sequence of its own begins with two.
      guard let second = codes.dropFirst().first, "[O".unicodeScalars.contains(letter(second)) else { return .escape }
      codes.removeFirst()
      _ = key(after: &codes)
      return nil
    case "[":
      codes.removeFirst()
      return control(&codes)
    case "O":
      codes.removeFirst()
      return keypad(&codes)
    case "]", "P", "_", "^", "X":
      codes.removeFirst()
      skipString(&codes)
      return nil
    default:
      codes.removeFirst()
      return nil
    }
  }

  /// After `[`: parameters and one letter.
  private static func control(_ codes: inout ArraySlice<Int>) -> Key? {
    let parameters = codes.prefix { (" "..."?").contains(letter($0)) }
    codes.removeFirst(parameters.count)
    guard let last = codes.first.map(letter), ("@"..."~").contains(last) else { return nil }
    codes.removeFirst()
    switch (parameters.map(letter), last) {
    case ([], "["):
      // A function key of the Linux console, with a letter more.
      codes = codes.dropFirst()
      return nil
    case ([], "M"):
      // The oldest of mouse reports, with three bytes more.
      codes = codes.dropFirst(3)
      return nil
    case ([], "Z"): return .backTab
    case ([], _): return arrow(last)
    case (["1"], "~"), (["7"], "~"): return .home
    case (["3"], "~"): return .delete
    case (["4"], "~"), (["8"], "~"): return .end
    case (["5"], "~"): return .pageUp
    case (["6"], "~"): return .pageDown
    default: return nil
    }
  }

  /// After `O`: perhaps parameters, and one letter.
  private static func keypad(_ codes: inout ArraySlice<Int>) -> Key? {
    let parameters = codes.prefix { ("0"...";").contains(letter($0)) }
    codes.removeFirst(parameters.count)
    guard let last = codes.first.map(letter), ("@"..."~").contains(last) else { return nil }
    codes.removeFirst()
    guard parameters.isEmpty else { return nil }
    return last == "M" ? .enter : arrow(last)
  }

  private static func arrow(_ letter: Unicode.Scalar) -> Key? {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    default: nil
    }
  }

  /// Up to the bell, or to Escape and a backslash.
  private static func skipString(_ codes: inout ArraySlice<Int>) {
    while let code = codes.popFirst(), code != 7 {
      guard letter(code) == "\u{1B}" else { continue }
      codes = codes.dropFirst()
      return
    }
  }

  private static func letter(_ code: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(clamping: code))
  }
}
