import Game
import Packs
import Screens

/// What was asked for on the command line: as if it had been chosen in the settings.
struct Wishes {
  var language: Language?
  var turnSeconds: Int?
  var paperCount: Int?
  var packs: [String] = []
  var levels: [Papper.Level] = []
  var isFamilyFriendly: Bool?
  var seed: UInt64?
  var isASCII = false
  var hasNoColours = false
  var isMute = false

  /// The settings with these wishes.
  func applied(to saved: Settings) -> Settings {
    var settings = saved
    if let language { (settings.language, settings.wordLanguage) = (language, nil) }
    settings.turnSeconds = turnSeconds ?? settings.turnSeconds
    settings.paperCount = paperCount ?? settings.paperCount
    if !packs.isEmpty { settings.choice.packs = packs }
    if !levels.isEmpty { settings.choice.levels = levels }
    settings.choice.isFamilyFriendly = isFamilyFriendly ?? settings.choice.isFamilyFriendly
    if isMute { settings.hasSound = false }
    return settings
  }
}
