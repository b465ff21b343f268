import Canvas
import Game

/// Who plays: add, remove, rename, shuffle. Source: R1.
struct TeamsPage: Page {
  private(set) var focus: Focus
  private(set) var field: TextField?
  /// The teams before the last removal, to bring back.
  private var beforeRemoval: [Team]?

  /// What can be chosen on the page.
  enum Focus: Equatable {
    case team(Int)
    case player(Int, team: Int)
    case newPlayer(team: Int)
    case newTeam, shuffle, settings, start
  }

  /// More would be no party game any more.
  static let mostTeams = 12
  static let mostPlayers = 12

  /// The page, and what it needs to know.
  static func opened(_ evening: Evening) -> Outcome {
    .open(TeamsPage(focus: .start)).with(evening.count)
  }

  func tone(_ evening: Evening) -> Tone { .table }
  func heading(_ evening: Evening) -> Heading { Heading(left: evening.texts.teams) }

  /// The choices in rows, as they stand on the screen.
  static func grid(_ teams: [Team]) -> [[Focus]] {
    teams.enumerated().map { index, team in
      [.team(index)] + team.players.indices.map { .player($0, team: index) } + [.newPlayer(team: index)]
    } + [[.newTeam, .shuffle, .settings], [.start]]
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    if field != nil { return [Hint(.confirm, texts.accept), Hint(.back, texts.cancel), Hint(.endGame)] }
    var hints = [Hint(.confirm, label(texts)), Hint(.up, texts.arrows), Hint(.down), Hint(.left), Hint(.right)]
    if beforeRemoval != nil { hints.append(Hint(.undo, texts.bringBack)) }
    if isOnName {
      return hints + [Hint(.remove, texts.remove), Hint(.back, texts.back), Hint(.help), Hint(.endGame)]
    }
    return hints + [
      Hint(.shuffle, texts.shuffle.lowercased()), Hint(.settings), Hint(.back, texts.back),
      Hint(.help, texts.help.lowercased()),
    ]
  }

  private func label(_ texts: any Texts) -> String {
    switch focus {
    case .team, .player: texts.rename
    case .newPlayer, .newTeam: texts.add
    case .shuffle, .settings: texts.choose
    case .start: texts.start
    }
  }

  /// Whether the focus is on something that can be renamed: there a letter begins a name, and is no command.
  private var isOnName: Bool {
    switch focus {
    case .team, .player: true
    default: false
    }
  }

  mutating func type(_ key: Key, _ evening: inout Evening) -> Outcome? {
    guard var typed = field else { return beginTyping(key) }
    switch key {
    case .enter, .tab: return accept(typed.name, &evening)
    case .escape:
      field = nil
      return Outcome.none
    case .control("c"), .control("z"), .control("l"): return nil
    default:
      if typed.type(key) { field = typed }
      return Outcome.none
    }
  }

  private mutating func beginTyping(_ key: Key) -> Outcome? {
    guard isOnName, case .character(let letter) = key, letter.isLetter, beforeRemoval == nil || letter != "u" else {
      return nil
    }
    field = TextField(text: String(letter))
    return Outcome.none
  }

  /// Takes a name and goes on to the next one; no name ends it.
  private mutating func accept(_ name: String, _ evening: inout Evening) -> Outcome {
    var teams = evening.teams
    switch focus {
    case .team(let team): teams[team].name = name
    case .player(let player, let team): teams[team].players[player] = name
    default: break
    }
    if let duplicate = teams.duplicate(evening.texts) {
      evening.notice = evening.texts.nameTaken(duplicate)
      return .none
    }
    field = nil
    beforeRemoval = nil
    if name.isEmpty {
      evening.notice = evening.texts.noNameTyped
    } else {
      move(columns: 1, evening)
      edit(teams)
    }
    return Outcome(effects: evening.choose { $0.teams = teams })
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    // Other pages change the teams too: what had the focus may be gone.
    move(evening)
    switch command {
    case .up: move(rows: -1, evening)
    case .down: move(rows: 1, evening)
    case .left: move(columns: -1, evening)
    case .right: move(columns: 1, evening)
    case .remove: return remove(&evening)
    case .undo:
      guard let teams = beforeRemoval else { return .none }
      beforeRemoval = nil
      return Outcome(effects: evening.choose { $0.teams = teams })
    case .shuffle: return .open(NamesPage(evening))
    case .settings: return SettingsPage.opened(evening)
    case .back: return .home
    case .confirm: return confirm(&evening)
    default: break
    }
    return .none
  }

  private mutating func confirm(_ evening: inout Evening) -> Outcome {
    let texts = evening.texts
    var teams = evening.teams
    switch focus {
    case .start:
      if let duplicate = teams.duplicate(texts) {
        evening.notice = texts.nameTaken(duplicate)
        return .none
      }
      return Outcome(effects: [.begin(evening.request(teams.named(texts)))])
    case .shuffle: return .open(NamesPage(evening))
    case .settings: return SettingsPage.opened(evening)
    case .team, .player: edit(teams)
    case .newTeam:
      guard teams.count < Self.mostTeams else {
        evening.notice = texts.noMoreTeams
        return .none
      }
      teams.append(Team(name: "", players: ["", ""]))
      focus = .team(teams.count - 1)
      field = TextField(text: "")
    case .newPlayer(let team):
      guard teams[team].players.count < Self.mostPlayers else {
        evening.notice = texts.noMorePlayers
        return .none
      }
      teams[team].players.append("")
      focus = .player(teams[team].players.count - 1, team: team)
      field = TextField(text: "")
    }
    beforeRemoval = nil
    return Outcome(effects: evening.choose { $0.teams = teams })
  }

  private mutating func edit(_ teams: [Team]) {
    switch focus {
    case .team(let team): field = TextField(text: teams[team].name)
    case .player(let player, let team): field = TextField(text: teams[team].players[player])
    default: break
    }
  }

  private mutating func remove(_ evening: inout Evening) -> Outcome {
    var teams = evening.teams
    switch focus {
    case .team(let team) where teams.count > 2: teams.remove(at: team)
    case .player(let player, let team) where teams[team].players.count > 2: teams[team].players.remove(at: player)
    case .team:
      evening.notice = evening.texts.twoTeamsNeeded
      return .none
    case .player:
      evening.notice = evening.texts.twoPlayersNeeded
      return .none
    default: return .none
    }
    beforeRemoval = evening.teams
    let effects = evening.choose { $0.teams = teams }
    move(evening)
    return Outcome(effects: effects)
  }

  /// Moves the focus, and onto something that is there if what it was on has gone.
  private mutating func move(rows: Int = 0, columns: Int = 0, _ evening: Evening) {
    let grid = Self.grid(evening.teams)
    let row = grid.firstIndex { $0.contains(focus) } ?? min(team ?? 0, grid.count - 3)
    let column = grid[row].firstIndex(of: focus) ?? grid[row].count - 2
    let target = grid[(row + rows).clamped(to: 0...(grid.count - 1))]
    focus = target[(column + columns).clamped(to: 0...(target.count - 1))]
  }

  /// The team that the focus is in.
  private var team: Int? {
    switch focus {
    case .team(let team), .player(_, let team), .newPlayer(let team): team
    case .newTeam, .shuffle, .settings, .start: nil
    }
  }
}

extension Evening {
  /// The teams of the settings.
  var teams: [Team] { settings.teams ?? .initial }
}

extension Outcome {
  /// The outcome and one more effect.
  func with(_ effect: Effect) -> Outcome {
    Outcome(effects: effects + [effect], navigation: navigation)
  }
}
