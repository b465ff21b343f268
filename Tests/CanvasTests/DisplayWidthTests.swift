import Canvas
import Testing

@Suite("How many cells a text takes")
struct DisplayWidthTests {
  @Test(
    "Each character by its kind",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ñ", 1), ("·", 1), ("ß", 1), ("Ł", 1), ("Ω", 1), ("Я", 1),
      ("א", 1),
      ("–", 1), ("…", 1), ("█", 1), ("─", 1), ("€", 1), ("♦", 1),
      ("日", 2), ("ア", 2), ("한", 2), ("Ａ", 2), ("！", 2), ("　", 2), ("𠀀", 2),
      ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇪🇸", 2), ("❤\u{FE0F}", 2), ("🏆", 2), ("⌛", 2),
      ("", 0), ("\u{0}", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\u{200B}", 0),
      ("\u{202E}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("ｱ", 1),
    ])
  func width(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
  }

  @Test("A text takes what its characters take")
  func sum() {
    #expect("La Caputxeta Vermella".displayWidth == 21)
    #expect("日本 Zoë\u{200B}".displayWidth == 8)
  }

  @Test(
    "Fitted, it is its longest beginning, with “…” for what is missing",
    arguments: [
      ("abc", 3, "abc"), ("abc", 4, "abc"), ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -5, ""),
      ("", 0, ""), ("", 3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 3, "日…"),
      ("日本語", 1, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func fitted(text: String, width: Int, expected: String) {
    #expect(text.fitted(to: width) == expected)
  }

  @Test("Fitted, it never takes more than it is given", arguments: -1...12)
  func neverMore(width: Int) {
    for text in ["", "a", "日", "a日b日c日", "日a日a日", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "La Caputxeta", "\u{200B}\u{200B}a"] {
      #expect(text.fitted(to: width).displayWidth <= max(0, width))
    }
  }
}
