import Canvas
import Testing

@Suite("Block letters")
struct LettersTests {
  private static let masters = [("regular", Letters.regular), ("bold", Letters.bold)]
  private static let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let accented = "ÀÁÂÄÃÅÈÉÊËÌÍÎÏÒÓÔÖÕÙÚÛÜÝÇÑàáâäãåèéêëìíîïòóôöõùúûüýÿçñŠšŽžŁłŻżŚśČčĞğŞşŐőŰűĄąĘę"
  private static let others = "0123456789.,:;!?¡¿'’\"“”-–()&/+·%*#@=ªº«»ßÆæŒœØøĐđ"

  @Test("Every letter, figure and sign that a word may need has a drawing with ink", arguments: ["regular", "bold"])
  func drawings(name: String) throws {
    let letters = try #require(Self.masters.first { $0.0 == name }).1
    for character in Self.plain + Self.accented + Self.others {
      let drawing = try #require(letters.set(String(character), tracking: 1), "\(character)")
      #expect(drawing.ink > 0)
    }
  }

  @Test("No two of them look the same", arguments: ["regular", "bold"])
  func different(name: String) throws {
    let letters = try #require(Self.masters.first { $0.0 == name }).1
    // At the end of a line of all heights, so that marks and descenders keep their places.
    let drawings = Dictionary(grouping: Self.plain + Self.accented + Self.others) {
      letters.set("ÀgÇ \($0)", tracking: 1)?.rows
    }
    let alike = drawings.values.filter { $0.count > 1 }.map { String($0) }.sorted()
    #expect(alike.filter { !["‘’", "-–", "“”"].contains($0) } == [])
  }

  @Test("A letter written in two parts is the same as in one")
  func decomposed() {
    #expect(Letters.bold.set("e\u{301}N\u{303}c\u{327}", tracking: 1) == Letters.bold.set("éÑç", tracking: 1))
  }

  @Test("A character without a drawing makes no line", arguments: ["日", "a日", "😀", "Я", "\u{1B}", "a\nb"])
  func missing(text: String) {
    #expect(Letters.regular.set(text, tracking: 1) == nil)
    #expect(Letters.bold.set(text, tracking: 1) == nil)
  }

  @Test("Nothing and spaces alone make no line", arguments: ["", " ", "   "])
  func nothing(text: String) {
    #expect(Letters.regular.set(text, tracking: 1) == nil)
  }

  @Test("A line has no empty rows over or under it", arguments: ["ace", "Àg", "Ç", ".", "’", "A cat"])
  func cropped(text: String) throws {
    for (_, letters) in Self.masters {
      let line = try #require(letters.set(text, tracking: 1))
      #expect(line.inkRows == 0...(line.height - 1))
    }
  }

  @Test("Letters side by side never touch, not even at a corner, nor do they once doubled", arguments: 0..<12)
  func apart(batch: Int) throws {
    let all = Array(Self.plain + "ÀÉÏÑÇàéîïñçüß17.,’!-·")
    for (_, letters) in Self.masters {
      let single = try Dictionary(
        uniqueKeysWithValues: all.map { ($0, try #require(letters.set(String($0), tracking: 1)).pieces) })
      for (index, left) in all.enumerated() where index % 12 == batch {
        for right in all {
          let pair = try #require(letters.set("\(left)\(right)", tracking: 1))
          guard let (a, b) = single[left].flatMap({ a in single[right].map { (a, $0) } }), pair.pieces != a + b else {
            continue
          }
          Issue.record("“\(left)\(right)” touch:\n\(pair.rows.joined(separator: "\n"))")
        }
      }
    }
  }

  @Test("Nor do they in words, where a narrow letter stands between two that lean over it", arguments: [1, 2])
  func words(tracking: Int) throws {
    let words = [
      "LiT", "TiL", "fif", "f.T", "LíT", "VïV", "AiV", "l·l", "L’À", "AlT", "Ljf", "rif", "ÏÏÏ", "îîî", "Tjj", "jjj",
      "P.A",
    ]
    for (_, letters) in Self.masters {
      for word in words {
        guard let line = letters.set(word, tracking: tracking) else { continue }
        let pieces = try word.map { try #require(letters.set(String($0), tracking: tracking)).pieces }.reduce(0, +)
        #expect(line.pieces == pieces, "\(word):\n\(line.rows.joined(separator: "\n"))")
        #expect(line.doubled.pieces == pieces && line.doubled.doubled.pieces == pieces, "\(word)")
      }
    }
  }

  @Test("Letters are set in their order, with all their ink", arguments: ["Caputxeta", "l·la", "VaTa 17"])
  func order(text: String) throws {
    for (_, letters) in Self.masters {
      let line = try #require(letters.set(text, tracking: 1))
      let parts = try text.filter { $0 != " " }.map { try #require(letters.set(String($0), tracking: 1)) }
      #expect(line.ink == parts.map(\.ink).reduce(0, +))
      #expect(line != letters.set(String(text.reversed()), tracking: 1))
    }
  }

  @Test("A wider tracking moves letters apart by as much")
  func tracking() throws {
    for (_, letters) in Self.masters {
      let widths = try (1...4).map { try #require(letters.set("cab", tracking: $0)).width }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 - $0 == 2 })
    }
  }
}
