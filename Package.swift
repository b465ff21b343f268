// swift-tools-version: 6.1
import PackageDescription

let ncurses: [LinkerSetting] = [
  .linkedLibrary("ncursesw", .when(platforms: [.linux])),
  .linkedLibrary("tinfo", .when(platforms: [.linux])),
  .linkedLibrary("ncurses", .when(platforms: [.macOS])),
]

let package = Package(
  name: "pappers",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "pappers", targets: ["pappers"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Pure: values and functions, nothing of the world.
    .target(name: "Game"),
    .target(name: "Packs", dependencies: ["Game"]),
    .target(name: "Canvas"),
    .target(name: "Screens", dependencies: ["Game", "Packs", "Canvas"]),

    // The world: terminal, disk, sound.
    .target(name: "CNcurses", linkerSettings: ncurses),
    .target(name: "CWords"),
    .target(name: "Terminal", dependencies: ["Canvas", "CNcurses"]),
    .target(name: "Saves", dependencies: ["Game", "Packs", "CWords"]),
    .target(name: "Effects", dependencies: ["Screens", "Saves"]),
    .executableTarget(
      name: "pappers",
      dependencies: [
        "Screens", "Terminal", "Effects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .testTarget(name: "GameTests", dependencies: ["Game"]),
    .testTarget(name: "PacksTests", dependencies: ["Packs", "Saves"]),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"], exclude: ["Golden"]),
    .testTarget(name: "SavesTests", dependencies: ["Saves"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(name: "EffectsTests", dependencies: ["Effects"]),
    // The arrows between the modules.
    .testTarget(name: "HouseTests"),
    // The real program in a real terminal.
    .testTarget(name: "Stories", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")]),
  ],
  swiftLanguageModes: [.v6]
)
