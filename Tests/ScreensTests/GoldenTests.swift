import Canvas
import Game
import Packs
import Testing

@testable import Screens

/// Every screen as it is meant to look. Rows R2, R7, R8, R11 to R14, R22.
struct GoldenTests {
  /// A way to a screen.
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let way: @Sendable (inout Robot) -> Void
    var testDescription: String { name }
  }

  static let sizes = [Size(100, 30), Size(80, 24), Size(40, 12)]

  static let scenes = [
    Scene(name: "home") { _ in },
    Scene(name: "settings") { $0.press(.character("o"), .down, .down) },
    Scene(name: "about") { $0.press(.down, .down, .down, .enter) },
    Scene(name: "help") { $0.press(.character("?")) },
    Scene(name: "help-mime") { $0.press(.character("?"), .right, .right, .right) },
    Scene(name: "teams") { $0.press(.enter) },
    Scene(name: "names") {
      $0.press(.enter, .character("s"))
      for name in ["Anna", "Èric", "Núria"] {
        $0.type(name)
        $0.press(.enter)
      }
      $0.type("Ro")
    },
    Scene(name: "hand-over") { $0.press(.enter, .enter) },
    Scene(name: "turn") {
      $0.startGame()
      $0.press(.right, .right)
    },
    Scene(name: "last-seconds") {
      $0.startGame()
      $0.press(.right)
      $0.wait(.seconds(52))
    },
    Scene(name: "paused") {
      $0.startGame()
      $0.press(.character("p"))
    },
    Scene(name: "end-game") {
      $0.startGame()
      $0.press(.character("e"))
    },
    Scene(name: "time-up") {
      $0.startGame()
      $0.press(.right, .right, .right)
      $0.wait(.seconds(60))
      $0.press(.up, .up, .enter)
    },
    Scene(name: "ranking") {
      $0.startGame()
      $0.press(.right, .right, .right)
      $0.wait(.seconds(60))
      $0.press(.enter, .enter)
      $0.emptyBowl()
      $0.press(.enter)
    },
    Scene(name: "mime-covered") {
      $0.startGame()
      for _ in 1...2 {
        $0.emptyBowl()
        $0.press(.enter, .enter, .enter)
      }
      $0.wait(.seconds(3))
    },
    Scene(name: "final") {
      $0.startGame()
      for _ in 1...2 {
        $0.emptyBowl()
        $0.press(.enter, .enter, .enter)
      }
      $0.emptyBowl()
      $0.press(.enter)
      $0.wait(.seconds(2))
    },
    Scene(name: "statistics") {
      $0.startGame()
      $0.emptyBowl()
      $0.press(.enter, .character("e"), .down, .enter, .enter)
    },
  ]

  private func robot(_ scene: Scene, _ size: Size, _ settings: Settings) -> Robot {
    var robot = Robot(settings: settings)
    robot.words = [
      "castanyera", "l’home invisible", "pingüí", "col·legi", "Straße", "El senyor dels anells", "año", "À punt",
    ]
    robot.size = size
    scene.way(&robot)
    return robot
  }

  @Test(arguments: scenes, sizes)
  func `each screen at each size`(scene: Scene, size: Size) throws {
    let robot = robot(scene, size, Settings(language: .english))
    try Golden.check(robot.canvas, "\(scene.name)-\(size.width)x\(size.height)")
  }

  @Test(arguments: scenes, [Language.catalan, .spanish])
  func `each screen in each language`(scene: Scene, language: Language) throws {
    let robot = robot(scene, Size(80, 24), Settings(language: language))
    try Golden.check(robot.canvas, "\(scene.name)-\(language.rawValue)")
  }

  @Test func `a turn in high contrast has edges, one in ASCII has no other characters`() throws {
    var settings = Settings(language: .english)
    settings.scheme = .highContrast
    let scene = try #require(Self.scenes.first { $0.name == "turn" })
    let robot = robot(scene, Size(80, 24), settings)
    try Golden.check(robot.canvas, "turn-high-contrast")
    var ascii = Canvas(Size(80, 24), charset: .ascii)
    robot.app.draw(on: &ascii)
    try Golden.check(ascii, "turn-ascii")
  }

  @Test(arguments: [Size(39, 12), Size(40, 11), Size(20, 5), Size(1, 1), Size(0, 0)])
  func `too small a screen says so politely`(size: Size) throws {
    let robot = robot(Self.scenes[8], size, Settings(language: .english))
    try Golden.check(robot.canvas, "too-small-\(size.width)x\(size.height)")
  }
}
