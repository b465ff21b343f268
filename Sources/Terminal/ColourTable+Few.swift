extension ColourTable {
  static let classicSixteen = ColourTable(
    table: Ground(field: 8, shade: 0, soft: 15, alarm: 1),
    definition: Ground(field: 4, shade: 0, soft: 7, alarm: 1),
    oneWord: Ground(field: 2, shade: 0, soft: 15, alarm: 1),
    mime: Ground(field: 1, shade: 0, soft: 7, alarm: 0),
    rounds: Rounds(definition: 4, oneWord: 2, mime: 1),
    light: 15, alarmInk: 15,
    paper: 15, ink: 0, faint: 8, fold: 3,
    back: 7, backInk: 0,
    card: 7, cardInk: 0, cardFaint: 0)

  static let colourBlindSixteen = ColourTable(
    table: Ground(field: 8, shade: 0, soft: 15, alarm: 1),
    definition: Ground(field: 4, shade: 0, soft: 7, alarm: 1),
    oneWord: Ground(field: 3, shade: 0, soft: 15, alarm: 0),
    mime: Ground(field: 5, shade: 0, soft: 15, alarm: 0),
    rounds: Rounds(definition: 4, oneWord: 3, mime: 5),
    light: 15, alarmInk: 15,
    paper: 15, ink: 0, faint: 8, fold: 3,
    back: 7, backInk: 0,
    card: 7, cardInk: 0, cardFaint: 0)

  static let highContrastSixteen = ColourTable(
    table: Ground(field: 0, shade: 0, soft: 15, alarm: 1),
    definition: Ground(field: 0, shade: 4, soft: 15, alarm: 1),
    oneWord: Ground(field: 0, shade: 0, soft: 15, alarm: 1),
    mime: Ground(field: 0, shade: 1, soft: 15, alarm: 1),
    rounds: Rounds(definition: 4, oneWord: 2, mime: 1),
    light: 15, alarmInk: 15,
    paper: 15, ink: 0, faint: 0, fold: 7,
    back: 7, backInk: 0,
    card: 0, cardInk: 15, cardFaint: 15)

  // With eight colours an ink over 7 is bold; a surface has no bright like.
  static let classicEight = ColourTable(
    table: Ground(field: 0, shade: 0, soft: 7, alarm: 1),
    definition: Ground(field: 4, shade: 0, soft: 7, alarm: 1),
    oneWord: Ground(field: 2, shade: 0, soft: 15, alarm: 1),
    mime: Ground(field: 1, shade: 0, soft: 7, alarm: 0),
    rounds: Rounds(definition: 4, oneWord: 2, mime: 1),
    light: 15, alarmInk: 15,
    paper: 7, ink: 0, faint: 0, fold: 3,
    back: 6, backInk: 0,
    card: 6, cardInk: 0, cardFaint: 0)

  static let colourBlindEight = ColourTable(
    table: Ground(field: 0, shade: 0, soft: 7, alarm: 1),
    definition: Ground(field: 4, shade: 0, soft: 7, alarm: 1),
    oneWord: Ground(field: 3, shade: 0, soft: 15, alarm: 0),
    mime: Ground(field: 5, shade: 0, soft: 15, alarm: 0),
    rounds: Rounds(definition: 4, oneWord: 3, mime: 5),
    light: 15, alarmInk: 15,
    paper: 7, ink: 0, faint: 0, fold: 3,
    back: 6, backInk: 0,
    card: 6, cardInk: 0, cardFaint: 0)

  static let highContrastEight = ColourTable(
    table: Ground(field: 0, shade: 0, soft: 15, alarm: 1),
    definition: Ground(field: 0, shade: 4, soft: 15, alarm: 1),
    oneWord: Ground(field: 0, shade: 0, soft: 15, alarm: 1),
    mime: Ground(field: 0, shade: 1, soft: 15, alarm: 1),
    rounds: Rounds(definition: 4, oneWord: 2, mime: 1),
    light: 15, alarmInk: 15,
    paper: 7, ink: 0, faint: 0, fold: 3,
    back: 6, backInk: 0,
    card: 0, cardInk: 15, cardFaint: 15)

  // 0 is dark, 1 is light.
  private static let dark = Ground(field: 0, shade: 0, soft: 1, alarm: 1)

  static let mono = ColourTable(
    table: dark, definition: dark, oneWord: dark, mime: dark,
    rounds: Rounds(definition: 0, oneWord: 0, mime: 0),
    light: 1, alarmInk: 0,
    paper: 1, ink: 0, faint: 0, fold: 0,
    back: 0, backInk: 1,
    card: 0, cardInk: 1, cardFaint: 1)
}
