/// What a colour is for. Which colour that is depends on the scheme, the screen's tone and the terminal, and stands in the
/// terminal's palette alone. Each surface has inks of its own, so that a terminal without colours can turn both about.
public enum Role: UInt8, CaseIterable, Sendable {
  /// The colour that fills the screen, and the inks on it.
  case field, light, soft
  /// The dark tone of the field: strips and shadows. Written on with `light` and `soft`.
  case shade
  /// A paper, which is what one acts on, and the inks on it.
  case paper, ink, faint
  /// The folded corner of a paper.
  case fold
  /// The grey back of a paper that lies covered, and the ink on it.
  case back, backInk
  /// A row that isn't the chosen or leading one, and the inks on it.
  case card, cardInk, cardFaint
  /// The plate behind the countdown's last seconds, and the ink on it.
  case alarm, alarmInk
  /// The field colours of the three rounds, wherever one is named on a screen of another tone.
  case definition, oneWord, mime
}
