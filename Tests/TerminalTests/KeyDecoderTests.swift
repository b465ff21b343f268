import CNcurses
import Canvas
import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  /// The keys for bytes or characters as curses hands them on.
  private func keys(_ text: String) -> [Key] {
    keys(text.unicodeScalars.map { Int($0.value) })
  }

  private func keys(_ codes: [Int]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(from: codes)
  }

  @Test(arguments: [
    (10, Key.enter), (13, .enter), (CN_ENTER, .enter), (8, .backspace), (127, .backspace), (CN_BACKSPACE, .backspace),
    (9, .tab), (CN_BACK_TAB, .backTab), (27, .escape), (CN_DELETE, .delete), (CN_UP, .up), (CN_DOWN, .down),
    (CN_LEFT, .left), (CN_RIGHT, .right), (CN_HOME, .home), (CN_END, .end), (CN_PAGE_UP, .pageUp),
    (CN_PAGE_DOWN, .pageDown), (32, .space), (1, .control("a")), (3, .control("c")), (26, .control("z")),
  ])
  func `One code is one key`(code: Int, key: Key) {
    #expect(keys([code]) == [key])
  }

  @Test(arguments: [0, 28, 29, 30, 31, 0x80, 0x9B, CN_NO_KEY, CN_OTHER_KEY, 0xD800, 0xE000, 0x202E, 0x2028, 0x301])
  func `Codes without a key are dropped`(code: Int) {
    #expect(keys([code, 0x78]) == [.character("x")])
  }

  @Test func `Text is typed as it is`() {
    #expect(keys("Núria €好") == ["N", "ú", "r", "i", "a", " ", "€", "好"].map(Key.character))
  }

  @Test func `Marks join the letter before them`() {
    #expect(keys("n\u{303}o") == [.character("ñ"), .character("o")])
    #expect(keys("👨\u{200D}👩\u{200D}👧") == [.character("👨\u{200D}👩\u{200D}👧")])
    #expect(keys("\u{301}e") == [.character("e")])
    #expect(keys([CN_UP, 0x301]) == [.up])
  }

  @Test func `A letter bears seven marks and no more`() {
    let typed = keys("a" + String(repeating: "\u{301}", count: 50))
    guard case .character(let letter) = typed.first else {
      Issue.record("no letter")
      return
    }
    #expect(typed.count == 1)
    #expect(letter.unicodeScalars.count == 8)
  }

  @Test(arguments: [
    ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home), ("[F", .end), ("OA", .up),
    ("OB", .down), ("OC", .right), ("OD", .left), ("OH", .home), ("OF", .end), ("OM", .enter), ("[Z", .backTab),
    ("[1~", .home), ("[3~", .delete), ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[7~", .home),
    ("[8~", .end),
  ])
  func `Usual sequences that curses doesn't know are keys too`(sequence: String, key: Key) {
    #expect(keys("\u{1B}\(sequence)x") == [key, .character("x")])
  }

  @Test(arguments: [
    "[1;5C", "[99;99Z", "[200~", "[201~", "[I", "[O", "[[A", "[M !!", "[<0;40;10M", "[?62;1c", "[97;5u", "[2 q", "OP",
    "O5P", "O1;2P", "q", "é", "]11;rgb:0000/0000/0000\u{7}", "]0;title\u{1B}\\", "P1$r0m\u{1B}\\", "_G\u{1B}\\",
    "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C",
  ])
  func `Unknown sequences are dropped whole`(sequence: String) {
    #expect(keys("\u{1B}\(sequence)x") == [.character("x")])
  }

  @Test(arguments: ["[", "O", "[1;", "[[", "[M", "]11;rgb", "P1", "\u{1B}[", "O1"])
  func `Half a sequence is dropped`(sequence: String) {
    #expect(keys("\u{1B}\(sequence)") == [])
  }

  @Test func `Escape is a key where nothing follows`() {
    #expect(keys("x\u{1B}") == [.character("x"), .escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}\u{1B}\u{1B}[Ax") == [.escape, .character("x")])
  }

  @Test func `A broken sequence ends where it breaks`() {
    #expect(keys([27, 0x5B, 0x31, CN_UP, 0x78]) == [.up, .character("x")])
    #expect(keys([27, 0x5B, 0x31, 13]) == [.enter])
    #expect(keys([27, CN_UP, 0x78]) == [.character("x")])
  }

  @Test func `A drag to the left is a swipe`() {
    #expect(keys([CN_PRESS + 40, CN_RELEASE + 34]) == [.swipe])
    #expect(keys([CN_PRESS + 40, CN_RELEASE + 35]) == [])
    #expect(keys([CN_PRESS + 10, CN_RELEASE + 40]) == [])
    #expect(keys([CN_RELEASE + 1]) == [])
    #expect(keys([CN_PRESS + 40, CN_RELEASE + 30, CN_RELEASE + 20]) == [.swipe])
  }

  @Test func `A drag may come in two reads`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [CN_PRESS + 20]) == [])
    #expect(decoder.keys(from: [CN_RELEASE + 2]) == [.swipe])
  }

  @Test func `Nothing that arrives is too much for it`() {
    var generator = Seeded(state: 7)
    let likely = [27, 0x5B, 0x4F, 0x3B, 0x31, 0x4D, 0x7E, 7, 0x5C, CN_UP, CN_PRESS + 9, CN_RELEASE, .max, .min]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let codes = (0..<count).map { _ in
        let any = Int.random(in: 0...0x11FFFF, using: &generator)
        return Bool.random(using: &generator) ? likely[any % likely.count] : any
      }
      #expect(keys(codes).count <= codes.count)
    }
  }
}

/// Chance from a seed, the same on each run.
///
/// Source: SplitMix64 by Sebastiano Vigna.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
