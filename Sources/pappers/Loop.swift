import Canvas
import Effects
import Screens
import Terminal

/// Waits for what happens, lets the app answer, carries out what it asks for, and shows it.
struct Loop {
  private var app: App
  private let runner: EffectRunner
  private let terminal: Terminal
  private var isOver = false

  init(app: App, runner: EffectRunner, terminal: Terminal) {
    self.app = app
    self.runner = runner
    self.terminal = terminal
  }

  mutating func run() {
    let clock = SuspendingClock()
    var last = clock.now
    answer(.resized(terminal.size))
    show()
    while !isOver {
      var events = terminal.wait(app.wake)
      // A stop is known only afterwards; it must not count as time.
      if events.contains(.resumed) { answer(.resumed) }
      let now = clock.now
      answer(.tick(now - last))
      last = now
      while !events.isEmpty, !isOver {
        switch events.removeFirst() {
        case .key(let key): if answer(.key(key)).contains(.dropTypedAhead) { events.removeAll(where: \.isKey) }
        case .suspendRequested: answer(.key(.control("z")))
        case .end: answer(.end)
        case .resized: answer(.resized(terminal.size))
        case .resumed: break
        }
      }
      show()
    }
  }

  /// Lets the app answer an event, and carries out what it asks for before anything is shown.
  @discardableResult
  private mutating func answer(_ event: Event) -> [Effect] {
    let effects = app.update(event)
    for effect in effects {
      switch effect {
      case .sound: if app.evening.settings.hasSound { terminal.ring() }
      case .dropTypedAhead: terminal.dropTypedAhead()
      case .suspend: terminal.suspend()
      case .repaint: terminal.repaint()
      case .quit: isOver = true
      default: if let reply = runner.carryOut(effect) { answer(.reply(reply)) }
      }
    }
    return effects
  }

  private func show() {
    guard !isOver else { return }
    var canvas = Canvas(terminal.size, charset: terminal.charset, scheme: app.evening.settings.scheme)
    app.draw(on: &canvas)
    terminal.show(canvas)
  }
}

extension TerminalEvent {
  fileprivate var isKey: Bool {
    if case .key = self { true } else { false }
  }
}
