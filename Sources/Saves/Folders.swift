/// Where things are kept, by the XDG Base Directory Specification: a relative path in its variables is ignored.
public struct Folders: Equatable, Sendable {
  /// The settings.
  public let config: String
  /// The game in play and those that were played.
  public let state: String
  /// The papers seen.
  public let data: String

  /// The folders of an environment.
  ///
  /// - Throws: `SaveError` without a home folder.
  public init(environment: [String: String]) throws(SaveError) {
    func folder(_ variable: String, _ fallback: String) throws(SaveError) -> String {
      if let base = environment[variable], base.hasPrefix("/") { return base + "/pappers" }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw SaveError("Pappers can't find your home folder: set HOME, or \(variable), to a full path")
      }
      return home + fallback + "/pappers"
    }
    config = try folder("XDG_CONFIG_HOME", "/.config")
    state = try folder("XDG_STATE_HOME", "/.local/state")
    data = try folder("XDG_DATA_HOME", "/.local/share")
  }

  /// The settings' file.
  public var settings: String { config + "/settings.json" }
  /// The game in play.
  public var journal: String { state + "/journal.jsonl" }
  /// Held by the program that plays the journal's game.
  public var lock: String { state + "/lock" }
  /// The folder of the games that were played.
  public var history: String { state + "/history" }
  /// The papers that were shown.
  public var seen: String { data + "/seen.txt" }
}
