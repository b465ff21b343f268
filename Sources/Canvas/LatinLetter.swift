/// A letter taken apart: what it is without its mark, in ASCII where there is such a letter, and the mark.
public struct LatinLetter: Sendable {
  let base: Character
  let mark: Character

  /// The parts of an accented letter; nil for all others.
  static func parts(of character: Character) -> LatinLetter? {
    table[character]
  }

  /// A text in ASCII: letters without their marks, signs as their nearest likes, all else as "?".
  public static func ascii(_ text: some StringProtocol) -> String {
    var plain = ""
    for character in text {
      if character.isASCII {
        plain.append(character)
      } else if let letter = table[character] {
        plain.append(letter.base)
      } else {
        plain.append(likes[character] ?? "?")
      }
    }
    return plain
  }

  /// Each mark with the letters that bear it, as pairs of the whole and its base.
  private static let marked: KeyValuePairs<Character, String> = [
    "`": "ÀAÈEÌIÒOÙUẀWàaèeìiòoùuẁwǸNǹn",
    "´": "ÁAÉEÍIÓOÚUÝYĆCŃNŚSŹZĹLŔRáaéeíióoúuýyćcńnśsźzĺlŕr",
    "ˆ": "ÂAÊEÎIÔOÛUŴWŶYĈCĜGĤHĴJŜSâaêeîiôoûuŵwŷyĉcĝgĥhĵjŝs",
    "¨": "ÄAËEÏIÖOÜUŸYäaëeïiöoüuÿy",
    "˜": "ÃAÑNÕOĨIŨUãañnõoĩiũu",
    "˚": "ÅAŮUåaůu",
    "ˇ": "ČCĎDĚEŇNŘRŠSŤTŽZčcďděeňnřršsťtžz",
    "¯": "ĀAĒEĪIŌOŪUāaēeīiōoūu",
    "˘": "ĂAĞGŬUăağgŭu",
    "˙": "ĊCĖEĠGİIŻZċcėeġgżz",
    "˝": "ŐOŰUőoűu",
    "¸": "ÇCŞSŢTçcşsţt",
    "˛": "ĄAĘEĮIŲUąaęeįiųu",
  ]

  private static let table: [Character: LatinLetter] = {
    var table: [Character: LatinLetter] = [:]
    for (mark, pairs) in marked {
      var rest = pairs[...]
      while let whole = rest.popFirst(), let base = rest.popFirst() {
        table[whole] = LatinLetter(base: base, mark: mark)
      }
    }
    return table
  }()

  private static let likes: [Character: String] = [
    "ß": "ss", "ẞ": "SS", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D",
    "đ": "d", "ð": "d", "þ": "th", "ı": "i", "·": ".", "’": "'", "‘": "'", "“": "\"", "”": "\"", "«": "\"", "»": "\"",
    "–": "-", "—": "-", "…": ".", "¡": "!", "¿": "?", "ª": "a", "º": "o", "→": ">", "←": "<", "↑": "^", "↓": "v",
    "●": "*", "○": "o", "◐": "+", "✓": "+", "✗": "-", "▸": ">", "★": "*", "█": "#", "▀": "\"", "▄": "_", "▌": "|",
    "▐": "|", "─": "-", "━": "=", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "▏": "|", "▔": "-", "▁": "_",
    "×": "x", "⌫": "<", "◢": "/", "◣": "\\", "◤": "/", "◥": "\\", "∞": "8", "♦": "*", "░": " ", "▒": " ", "▓": "#",
  ]
}
