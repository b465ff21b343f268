extension StringProtocol {
  /// The text without what could harm a screen or hide in it: control characters, escape sequences' beginnings, bidirectional
  /// overrides, characters that aren't assigned; white space as single spaces, none at the ends.
  public var cleaned: String {
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        if clean.last != " ", !clean.isEmpty { clean.append(" ") }
      } else if isPrintable(scalar) {
        clean.append(scalar)
      }
    }
    if clean.last == " " { clean.removeLast() }
    return String(clean)
  }

  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: false
    // Joiners make letters and emoji what they are; all other format characters are invisible.
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
    default: true
    }
  }
}
