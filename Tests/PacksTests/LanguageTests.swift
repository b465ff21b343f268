import Packs
import Testing

@Suite("A language")
struct LanguageTests {
  @Test(
    "It is found in a POSIX locale",
    arguments: [
      ("ca_ES.UTF-8", Language.catalan), ("ca", .catalan), ("ca_AD", .catalan), ("ca@valencia", .catalan),
      ("ca_ES.UTF-8@valencia", .catalan), ("es_MX.UTF-8", .spanish), ("es.UTF-8", .spanish), ("EN_us", .english),
      ("en_GB.ISO-8859-1", .english), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("_", nil),
      ("fr_FR", nil),
      ("cat", nil), ("english", nil), ("est_EE", nil),
    ])
  func locale(locale: String, expected: Language?) {
    #expect(Language(locale: locale) == expected)
  }

  @Test("Its code is ISO 639-1's and its name its speakers'")
  func names() {
    #expect(Language.allCases.map(\.rawValue) == ["ca", "es", "en"])
    #expect(Language.allCases.map(\.ownName) == ["Català", "Español", "English"])
  }
}
