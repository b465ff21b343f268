import Packs
import Testing

@Suite("Clean text")
struct CleanTextTests {
  @Test(
    "What could harm a screen or hide in it is gone",
    arguments: [
      ("dog", "dog"),
      ("", ""),
      ("   ", ""),
      (" dog ", "dog"),
      ("a   dog", "a dog"),
      ("a\tdog", "a dog"),
      ("a\ndog\r\n", "a dog"),
      ("a\u{A0}dog", "a dog"),
      ("a\u{3000}dog", "a dog"),
      ("a\u{2028}dog\u{2029}", "a dog"),
      ("a\u{85}dog", "a dog"),
      ("a \u{7}  \u{0}dog", "a dog"),
      ("dog \u{7}", "dog"),
      ("\u{1B}[31mdog\u{1B}[0m", "[31mdog[0m"),
      ("\u{9B}31mdog", "31mdog"),
      ("\u{1B}]0;title\u{7}dog", "]0;titledog"),
      ("d\u{7F}o\u{8}g\u{0}", "dog"),
      ("\u{202E}god\u{202C}", "god"),
      ("\u{2066}d\u{2067}o\u{2068}g\u{2069}", "dog"),
      ("\u{200E}dog\u{200F}\u{61C}", "dog"),
      ("\u{FEFF}do\u{200B}g\u{2060}", "dog"),
      ("soft\u{AD}hyphen", "softhyphen"),
      ("tag\u{E0041}ged", "tagged"),
      ("private\u{E000}use\u{F8FF}", "privateuse"),
      ("not\u{378}assigned\u{FFFF}", "notassigned"),
    ] as [(Sample, String)])
  func cleaned(sample: Sample, expected: String) {
    #expect(Array(sample.text.cleaned.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "What a language or an emoji needs stays",
    arguments: [
      "À-Ü ç ñ l·l ß ¡ah! ¿eh?", "e\u{301}", "日本語", "क\u{94D}\u{200D}ष", "👩‍👩‍👧", "❤\u{FE0F}", "👍🏽", "🇪🇸", "№ 5 – “x” €",
    ] as [Sample])
  func stays(sample: Sample) {
    #expect(Array(sample.text.cleaned.unicodeScalars) == Array(sample.text.unicodeScalars))
  }

  @Test("Cleaning twice is cleaning once, over all kinds of scalars in a row")
  func idempotent() {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + (0xD800..<0xF000).compactMap(Unicode.Scalar.init)
    for start in 0..<500 {
      var text = String.UnicodeScalarView()
      for step in 0..<40 { text.append(scalars[(start * 7919 + step * 104_729) % scalars.count]) }
      let clean = String(text).cleaned
      #expect(clean.cleaned == clean)
      #expect(!clean.hasPrefix(" ") && !clean.hasSuffix(" ") && !clean.contains("  "))
      #expect(!clean.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test("A part of a text is cleaned too")
  func substring() {
    #expect(" a b, c".split(separator: ",").map(\.cleaned) == ["a b", "c"])
  }
}
