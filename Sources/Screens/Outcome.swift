/// What a page answers: what the world is to do, and which page comes next.
struct Outcome: Sendable {
  var effects: [Effect] = []
  var navigation = Navigation.stay

  enum Navigation: Sendable {
    case stay
    /// Over this page, which comes back afterwards.
    case open(any Page)
    /// Instead of this page.
    case go(any Page)
    /// Back to the page under this one.
    case back
    /// Instead of all pages.
    case restart(any Page)
  }

  static let none = Outcome()
  static let back = Outcome(navigation: .back)
  static let home = Outcome(navigation: .restart(HomePage()))

  static func open(_ page: any Page) -> Outcome { Outcome(navigation: .open(page)) }
  static func go(_ page: any Page, _ effects: [Effect] = []) -> Outcome {
    Outcome(effects: effects, navigation: .go(page))
  }
  static func effects(_ effects: Effect...) -> Outcome { Outcome(effects: effects) }
}
