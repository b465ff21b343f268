/// The colour of a whole screen: one for each round, and one for the screens outside a game.
public enum Tone: CaseIterable, Sendable {
  case table, definition, oneWord, mime
}
