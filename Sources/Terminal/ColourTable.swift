import Canvas

/// The numbers of all colours in one scheme at one depth.
struct ColourTable: Sendable {
  /// The colours that change with the screen's tone.
  struct Ground: Sendable {
    let field, shade, soft, alarm: Int
  }

  /// The colours by which a round is named on a screen of any tone.
  struct Rounds: Sendable {
    let definition, oneWord, mime: Int
  }

  let table, definition, oneWord, mime: Ground
  let rounds: Rounds
  let light, alarmInk: Int
  let paper, ink, faint, fold: Int
  let back, backInk: Int
  let card, cardInk, cardFaint: Int

  /// The colour of a role on a screen of a tone.
  func colour(of role: Role, in tone: Tone) -> Int {
    switch role {
    case .field: ground(tone).field
    case .shade: ground(tone).shade
    case .soft: ground(tone).soft
    case .alarm: ground(tone).alarm
    case .light: light
    case .alarmInk: alarmInk
    case .paper: paper
    case .ink: ink
    case .faint: faint
    case .fold: fold
    case .back: back
    case .backInk: backInk
    case .card: card
    case .cardInk: cardInk
    case .cardFaint: cardFaint
    case .definition: rounds.definition
    case .oneWord: rounds.oneWord
    case .mime: rounds.mime
    }
  }

  private func ground(_ tone: Tone) -> Ground {
    switch tone {
    case .table: table
    case .definition: definition
    case .oneWord: oneWord
    case .mime: mime
    }
  }
}
