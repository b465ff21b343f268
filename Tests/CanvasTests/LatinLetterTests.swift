import Canvas
import Testing

@Suite("A text in ASCII")
struct LatinLetterTests {
  @Test(
    "Letters lose their marks, signs become their nearest likes",
    arguments: [
      ("plain text 123 !?", "plain text 123 !?"), ("ÀÁÈÉÍÏÒÓÚÜÇÑ", "AAEEIIOOUUCN"), ("àáèéíïòóúüçñ", "aaeeiioouucn"),
      ("col·lecció", "col.leccio"), ("¡ah! ¿eh?", "!ah! ?eh?"), ("Straße", "Strasse"),
      ("Œuvre Ærø Łódź", "OEuvre AEro Lodz"),
      ("“x” – ‘y’ «z»…", "\"x\" - 'y' \"z\"."), ("1ª 2º", "1a 2o"), ("e\u{301}n\u{303}", "en"), ("日本", "??"),
      ("😀", "?"), ("", ""),
    ])
  func ascii(text: String, expected: String) {
    #expect(LatinLetter.ascii(text) == expected)
  }

  @Test("No letter of the program's languages, nor of its neighbours', becomes “?”")
  func european() {
    let letters = "ÀàÁáÂâÃãÄäÅåÆæÇçÈèÉéÊêËëÌìÍíÎîÏïÑñÒòÓóÔôÕõÖöØøŒœÙùÚúÛûÜüÝýŸÿßŁłŚśŻżŽžŠšČčĞğŞşĄąĘęĆćŃńŐőŰűĐđ"
    #expect(letters.filter { LatinLetter.ascii(String($0)).contains("?") } == "")
  }

  @Test("What comes out is ASCII, whatever goes in")
  func always() {
    for value in stride(from: UInt32(0), through: 0x2FFFF, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(Character(scalar))"
      guard LatinLetter.ascii(text).utf8.allSatisfy({ $0 < 0x80 }) else {
        Issue.record("U+\(String(value, radix: 16)) doesn't become ASCII")
        return
      }
    }
  }
}
