extension Character {
  /// How many cells a terminal gives this character: 0, 1 or 2.
  ///
  /// Source: the classes W and F of Unicode's East Asian Width, in blocks, and emoji presentation.
  public var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return isControl(first) ? 0 : 1 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return wideBlocks.contains { $0.contains(first.value) } ? 2 : 1
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}

extension StringProtocol {
  /// How many cells a terminal gives this text.
  public var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }

  /// The longest beginning of this text that fits in `width` cells, with "…" in its last cell if something is missing.
  public func fitted(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    var fitted = ""
    var used = 1
    for character in self where used <= width {
      used += character.displayWidth
      if used <= width { fitted.append(character) }
    }
    return width > 0 ? fitted + "…" : ""
  }
}

private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
