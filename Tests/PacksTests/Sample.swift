import Testing

/// A text that a test is given, escaped in its log: what isn't clean would reach the terminal of whoever runs the tests.
struct Sample: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomTestStringConvertible, Sendable {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var testDescription: String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .format
        ? "\\u{\(String(scalar.value, radix: 16))}" : scalar.escaped(asASCII: false)
    }
    return "\"\(escaped.joined())\""
  }
}
