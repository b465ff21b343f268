/// The contrast of two of the 256 colours, from 1 to 21.
///
/// Source: WCAG 2.2, relative luminance and contrast ratio; the colours are xterm's.
func contrast(_ one: Int, _ other: Int) -> Double {
  let bright = max(luminance(one), luminance(other))
  let dark = min(luminance(one), luminance(other))
  return (bright + 0.05) / (dark + 0.05)
}

private func luminance(_ colour: Int) -> Double {
  let weights = [0.2126, 0.7152, 0.0722]
  return zip(weights, rgb(colour)).map { $0 * linear($1) }.reduce(0, +)
}

private func rgb(_ colour: Int) -> [Int] {
  guard colour < 232 else { return Array(repeating: 8 + 10 * (colour - 232), count: 3) }
  let levels = [0, 95, 135, 175, 215, 255]
  let cube = colour - 16
  return [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
}

/// The light of a channel: its curve without the powers that only Foundation has, to three digits.
private func linear(_ channel: Int) -> Double {
  let value = Double(channel) / 255
  guard value > 0.03928 else { return value / 12.92 }
  return power((value + 0.055) / 1.055)
}

/// `base` to the power of 2.4, which is 12/5: the fifth root by Newton's method.
private func power(_ base: Double) -> Double {
  var root = 1.0
  for _ in 0..<60 {
    root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
  }
  return (0..<12).reduce(1.0) { product, _ in product * root }
}
