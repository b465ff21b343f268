import Canvas
import Game
import Packs

/// What can be chosen once and for all. Source: R2 to R5.
struct SettingsPage: Page {
  private(set) var chosen = 0

  /// One line of the page.
  enum Row: Equatable {
    case section(Section)
    case language, wordLanguage, turnTime, paperCount, family, pack(String), level(Papper.Level), sound, motion, scheme

    /// Whether it is either on or off.
    fileprivate var isSwitch: Bool {
      switch self {
      case .family, .pack, .level, .sound, .motion: true
      default: false
      }
    }
  }

  /// A part of the page.
  enum Section {
    case language, game, packs, levels, screen
  }

  /// The page, and what it needs to know.
  static func opened(_ evening: Evening) -> Outcome {
    .open(SettingsPage()).with(evening.count)
  }

  static func rows(_ evening: Evening) -> [Row] {
    let packs = evening.survey?.packs.map { Row.pack($0.slug) } ?? []
    return [.section(.language), .language, .wordLanguage, .section(.game), .turnTime, .paperCount, .family]
      + [.section(.packs)] + packs + [.section(.levels)] + Papper.Level.allCases.map { .level($0) }
      + [.section(.screen), .scheme, .motion, .sound]
  }

  /// The rows that can be chosen, by their place among all.
  private static func choices(_ evening: Evening) -> [Int] {
    rows(evening).enumerated().filter { if case .section = $0.element { false } else { true } }.map(\.offset)
  }

  func tone(_ evening: Evening) -> Tone { .table }

  func heading(_ evening: Evening) -> Heading {
    let texts = evening.texts
    let right = evening.survey.map { texts.matching($0.matching, unseen: $0.unseen) } ?? ""
    return Heading(left: texts.settings, right: right)
  }

  func hints(_ evening: Evening) -> [Hint] {
    let texts = evening.texts
    return [
      Hint(.up, texts.upDown), Hint(.down), Hint(.right, texts.change), Hint(.left), Hint(.confirm),
      Hint(.back, texts.back), Hint(.help, texts.help.lowercased()),
    ]
  }

  mutating func perform(_ command: Command, _ evening: inout Evening) -> Outcome {
    let choices = Self.choices(evening)
    switch command {
    case .up: chosen = (chosen - 1 + choices.count) % choices.count
    case .down: chosen = (chosen + 1) % choices.count
    case .right, .confirm: return change(Self.rows(evening)[choices[chosen % choices.count]], by: 1, &evening)
    case .left: return change(Self.rows(evening)[choices[chosen % choices.count]], by: -1, &evening)
    case .back: return .back
    default: break
    }
    return .none
  }

  private func change(_ row: Row, by step: Int, _ evening: inout Evening) -> Outcome {
    let packs = evening.survey?.packs.map(\.slug) ?? []
    let before = evening.settings
    let effects = evening.choose { settings in
      switch row {
      case .section: break
      case .language: settings.language = Language.allCases.cycled(settings.language, by: step)
      case .wordLanguage:
        settings.wordLanguage = ([nil] + Language.allCases.map(Optional.some)).cycled(settings.wordLanguage, by: step)
      case .turnTime: settings.turnSeconds = (settings.turnSeconds + 5 * step).clamped(to: HouseRules.turnTimes)
      case .paperCount: settings.paperCount = (settings.paperCount + 5 * step).clamped(to: HouseRules.paperCounts)
      case .family: settings.choice.isFamilyFriendly.toggle()
      case .pack(let slug): settings.choice.packs = settings.choice.packs.toggled(slug, among: packs)
      case .level(let level):
        settings.choice.levels = settings.choice.levels.toggled(level, among: Papper.Level.allCases)
      case .sound: settings.hasSound.toggle()
      case .motion: settings.hasMotion.toggle()
      case .scheme: settings.scheme = Scheme.allCases.cycled(settings.scheme, by: step)
      }
    }
    let isCounted =
      before.choice == evening.settings.choice && before.languageOfWords == evening.settings.languageOfWords
    return Outcome(effects: effects + (isCounted ? [] : [evening.count]))
  }

  func draw(_ evening: Evening, in area: Rect, on canvas: inout Canvas) {
    let rows = Self.rows(evening)
    let choices = Self.choices(evening)
    let current = rows[choices[chosen % choices.count]]
    let spacious = rows.flatMap { row in
      if case .section = row, row != rows.first { [nil, row] } else { [Optional(row)] }
    }
    let lines = spacious.count <= area.height ? spacious : rows
    let column = area.centred(Size(min(area.width - 2, 72), min(area.height, lines.count)))
    let visible = Menu(count: lines.count, chosen: lines.firstIndex(of: current) ?? 0).visible(column.height)
    for (line, row) in lines[visible].enumerated() {
      let rect = Rect(x: column.x, y: column.y + line, width: column.width, height: 1)
      if let row { draw(row, evening, isChosen: row == current, in: rect, on: &canvas) }
    }
    if visible.upperBound < lines.count { canvas.write("↓", in: column, row: column.height - 1, .right, .quiet) }
    if visible.lowerBound > 0 { canvas.write("↑", in: column, row: 0, .right, .quiet) }
  }

  private func draw(_ row: Row, _ evening: Evening, isChosen: Bool, in rect: Rect, on canvas: inout Canvas) {
    let texts = evening.texts
    if case .section(let section) = row {
      return canvas.write(spaced(texts.name(section)), in: rect.inset(x: 1), .left, .quiet)
    }
    let surface: Role = isChosen ? .paper : .field
    canvas.fill(rect, surface)
    let style = Style(isChosen ? .ink : .light, on: surface, bold: isChosen)
    let (label, value) = texts.setting(row, evening)
    let isWide = rect.width >= 50
    let inner = rect.inset(x: isWide ? 3 : 1)
    let shown = isChosen && !row.isSwitch ? "← \(value) →" : isWide ? "\(value)  " : value
    canvas.write(label.fitted(to: inner.width - shown.displayWidth - 1), in: inner, .left, style)
    canvas.write(shown, in: inner, .right, style)
  }
}

extension Array where Element: Equatable {
  /// The element some steps behind another, round and round.
  fileprivate func cycled(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return element }
    return self[(index + step + count) % count]
  }

  /// This selection with an element put in or taken out. An empty selection stands for all, so the last one stays in.
  fileprivate func toggled(_ element: Element, among all: [Element]) -> [Element] {
    let selected = isEmpty ? all : filter(all.contains)
    let changed =
      selected.contains(element)
      ? selected.filter { $0 != element } : all.filter { $0 == element || selected.contains($0) }
    if changed.isEmpty { return self }
    return changed.count == all.count ? [] : changed
  }
}

extension Texts {
  /// A setting's name and its value.
  fileprivate func setting(_ row: SettingsPage.Row, _ evening: Evening) -> (label: String, value: String) {
    let settings = evening.settings
    switch row {
    case .section(let section): return (name(section), "")
    case .language: return (interfaceLanguage, settings.language.ownName)
    case .wordLanguage: return (wordLanguage, settings.wordLanguage?.ownName ?? sameLanguage)
    case .turnTime: return (turnTime, seconds(settings.turnSeconds))
    case .paperCount: return (paperCount, papers(settings.paperCount))
    case .family: return (familyFriendly, yesOrNo(settings.choice.isFamilyFriendly))
    case .pack(let slug):
      let pack = evening.survey?.packs.first { $0.slug == slug }
      let mark = settings.choice.includes(pack: slug) ? "✓" : "✗"
      return ("\(mark)  \(pack?.name ?? slug)", papers(pack?.matching ?? 0))
    case .level(let level):
      return (
        "\(settings.choice.includes(level) ? "✓" : "✗")  \(name(level))", yesOrNo(settings.choice.includes(level))
      )
    case .sound: return (sound, yesOrNo(settings.hasSound))
    case .motion: return (motion, yesOrNo(settings.hasMotion))
    case .scheme: return (colours, name(settings.scheme))
    }
  }
}
