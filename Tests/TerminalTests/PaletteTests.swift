import Canvas
import Testing

@testable import Terminal

@Suite struct PaletteTests {
  private static let grounds = Scheme.allCases.flatMap { scheme in Tone.allCases.map { (scheme, $0) } }

  /// The contrast of an ink on a surface with 256 colours.
  private func contrast(_ ink: Role, _ surface: Role, _ scheme: Scheme, _ tone: Tone) -> Double {
    let palette = Palette(scheme, tone, .full)
    return SeenColour(palette.colour(of: ink)).contrast(with: SeenColour(palette.colour(of: surface)))
  }

  @Test func `The contrast is WCAG's`() {
    #expect(abs(SeenColour(16).contrast(with: SeenColour(231)) - 21) < 0.01)
    #expect(abs(SeenColour(231).contrast(with: SeenColour(28)) - 4.70) < 0.05)
    #expect(SeenColour(124).contrast(with: SeenColour(124)) == 1)
  }

  @Test(arguments: grounds)
  func `With 256 colours all inks stand out from their surfaces`(scheme: Scheme, tone: Tone) {
    #expect(contrast(.light, .field, scheme, tone) >= 4.5)
    #expect(contrast(.soft, .field, scheme, tone) >= 3.5)
    #expect(contrast(.light, .shade, scheme, tone) >= 4.5)
    #expect(contrast(.soft, .shade, scheme, tone) >= 4.5)
    #expect(contrast(.ink, .paper, scheme, tone) >= 10)
    #expect(contrast(.faint, .paper, scheme, tone) >= 3.5)
    #expect(contrast(.ink, .fold, scheme, tone) >= 4.5)
    #expect(contrast(.backInk, .back, scheme, tone) >= 4.5)
    #expect(contrast(.cardInk, .card, scheme, tone) >= 7)
    #expect(contrast(.cardFaint, .card, scheme, tone) >= 3.5)
    #expect(contrast(.alarmInk, .alarm, scheme, tone) >= 4.5)
    #expect(contrast(.paper, .field, scheme, tone) >= 4)
  }

  @Test(arguments: grounds, [Role.definition, .oneWord, .mime])
  func `A round can be named on paper, card and table, and written on`(ground: (Scheme, Tone), round: Role) {
    #expect(contrast(round, .paper, ground.0, ground.1) >= 3)
    #expect(contrast(round, .card, ground.0, ground.1) >= 3)
    #expect(contrast(.light, round, ground.0, ground.1) >= 4.5)
  }

  @Test(arguments: Tone.allCases)
  func `High contrast is high`(tone: Tone) {
    #expect(contrast(.light, .field, .highContrast, tone) >= 12)
    #expect(contrast(.soft, .field, .highContrast, tone) >= 12)
    #expect(contrast(.light, .shade, .highContrast, tone) >= 7)
    #expect(contrast(.ink, .paper, .highContrast, tone) >= 20)
    #expect(contrast(.faint, .paper, .highContrast, tone) >= 20)
    #expect(contrast(.cardInk, .card, .highContrast, tone) >= 20)
    #expect(contrast(.alarmInk, .alarm, .highContrast, tone) >= 7)
  }

  @Test(arguments: SeenColour.Blindness.allCases)
  func `Every eye tells the rounds of the colour-blind scheme apart`(blindness: SeenColour.Blindness) {
    let fields = Tone.allCases.map { SeenColour(Palette(.colourBlind, $0, .full).colour(of: .field), blindness) }
    for (index, field) in fields.enumerated() {
      #expect(fields[..<index].allSatisfy { $0.difference(from: field) > 20 })
    }
  }

  @Test func `The classic colours are the ones of the looks`() {
    let fields = Tone.allCases.map { Palette(.classic, $0, .full).colour(of: .field) }
    #expect(fields == [236, 26, 28, 124])
    let shades = Tone.allCases.dropFirst().map { Palette(.classic, $0, .full).colour(of: .shade) }
    #expect(shades == [18, 22, 52])
    #expect(Palette(.classic, .mime, .full).colour(of: .alarm) == 234)
    #expect(Palette(.classic, .oneWord, .full).colour(of: .alarm) == 160)
  }

  @Test(arguments: [ColourDepth.eight, .sixteen, .full], [Scheme.classic, .colourBlind])
  func `A round's colour is its field's, on a screen of any tone`(depth: ColourDepth, scheme: Scheme) {
    for (role, tone) in [(Role.definition, Tone.definition), (.oneWord, .oneWord), (.mime, .mime)] {
      for other in Tone.allCases {
        let field = Palette(scheme, tone, depth).colour(of: .field)
        #expect(Palette(scheme, other, depth).colour(of: role) == field)
      }
    }
  }

  @Test(arguments: grounds, ColourDepth.allCases)
  func `Colours stay within the depth, and what is read shows`(ground: (Scheme, Tone), depth: ColourDepth) {
    let palette = Palette(ground.0, ground.1, depth)
    let count = [ColourDepth.mono: 2, .eight: 16, .sixteen: 16, .full: 256][depth] ?? 0
    for role in Role.allCases {
      #expect((0..<count).contains(palette.colour(of: role)))
      let look = palette.look(of: Style(role, on: role, bold: true))
      #expect(depth != .eight || (0..<8).contains(look.surface) && (0..<8).contains(look.ink))
    }
    let read: [(Role, Role)] = [
      (.light, .field), (.soft, .field), (.light, .shade), (.soft, .shade), (.ink, .paper), (.faint, .paper),
      (.backInk, .back), (.cardInk, .card), (.cardFaint, .card), (.alarmInk, .alarm), (.light, .definition),
      (.light, .oneWord), (.light, .mime),
    ]
    for (ink, surface) in read {
      let look = palette.look(of: Style(ink, on: surface))
      #expect(look.ink != look.surface, "\(ink) on \(surface)")
    }
  }

  @Test func `With eight colours a bright ink is bold, and black never`() {
    let palette = Palette(.classic, .definition, .eight)
    #expect(palette.look(of: .plain) == Look(ink: 7, surface: 4, isBold: true))
    #expect(palette.look(of: .quiet) == Look(ink: 7, surface: 4, isBold: false))
    #expect(palette.look(of: Style(.ink, on: .paper, bold: true)) == Look(ink: 0, surface: 7, isBold: false))
  }

  @Test func `In mono papers are light and the rest is dark`() {
    let palette = Palette(.classic, .mime, .mono)
    let light = Role.allCases.filter { palette.colour(of: $0) == 1 }
    #expect(light == [.light, .soft, .paper, .backInk, .cardInk, .cardFaint, .alarm])
  }

  @Test func `In mono a round's colour shows on any surface`() {
    let palette = Palette(.classic, .table, .mono)
    #expect(palette.look(of: Style(.mime, on: .paper)).ink == 0)
    #expect(palette.look(of: Style(.mime, on: .card)).ink == 1)
    #expect(palette.look(of: Style(.light, on: .mime)).surface == 0)
  }

  @Test(arguments: [
    (0, ColourDepth.mono), (2, .mono), (8, .eight), (15, .eight), (16, .sixteen), (88, .sixteen), (256, .full),
  ])
  func `The depth follows from the number of colours`(colours: Int, depth: ColourDepth) {
    #expect(ColourDepth(colours: colours) == depth)
  }
}
