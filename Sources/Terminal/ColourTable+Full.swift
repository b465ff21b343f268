extension ColourTable {
  static let classicFull = ColourTable(
    table: Ground(field: 236, shade: 233, soft: 250, alarm: 160),
    definition: Ground(field: 26, shade: 18, soft: 153, alarm: 160),
    oneWord: Ground(field: 28, shade: 22, soft: 194, alarm: 160),
    mime: Ground(field: 124, shade: 52, soft: 224, alarm: 234),
    rounds: Rounds(definition: 26, oneWord: 28, mime: 124),
    light: 231, alarmInk: 231,
    paper: 230, ink: 235, faint: 243, fold: 180,
    back: 250, backInk: 238,
    card: 254, cardInk: 236, cardFaint: 243)

  static let colourBlindFull = ColourTable(
    table: Ground(field: 236, shade: 233, soft: 250, alarm: 160),
    definition: Ground(field: 26, shade: 17, soft: 153, alarm: 160),
    oneWord: Ground(field: 130, shade: 94, soft: 230, alarm: 234),
    mime: Ground(field: 90, shade: 53, soft: 225, alarm: 234),
    rounds: Rounds(definition: 26, oneWord: 130, mime: 90),
    light: 231, alarmInk: 231,
    paper: 230, ink: 235, faint: 243, fold: 180,
    back: 250, backInk: 238,
    card: 254, cardInk: 236, cardFaint: 243)

  // No green of the 256 is dark enough for a field: there only the strips are coloured. The rounds are named in colours
  // that stand out from white paper and black card alike.
  static let highContrastFull = ColourTable(
    table: Ground(field: 16, shade: 235, soft: 231, alarm: 88),
    definition: Ground(field: 17, shade: 19, soft: 231, alarm: 88),
    oneWord: Ground(field: 16, shade: 22, soft: 231, alarm: 88),
    mime: Ground(field: 52, shade: 88, soft: 231, alarm: 16),
    rounds: Rounds(definition: 26, oneWord: 28, mime: 160),
    light: 231, alarmInk: 231,
    paper: 231, ink: 16, faint: 16, fold: 250,
    back: 250, backInk: 16,
    card: 16, cardInk: 231, cardFaint: 231)
}
