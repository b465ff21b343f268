import ArgumentParser
import Game
import Packs
import Saves

/// Plays.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "play", abstract: "Play, or go on with the saved game.")

  @Option(help: ArgumentHelp("Language of the words and the screen: ca, es or en.", valueName: "code"))
  var language: Language?

  @Option(help: ArgumentHelp("Length of a turn, 10 to 300 seconds.", valueName: "seconds"))
  var time: Int?

  @Option(help: ArgumentHelp("Papers in the bowl, 5 to 200.", valueName: "count"))
  var words: Int?

  @Option(help: ArgumentHelp("Play with this pack only; may be given again for more.", valueName: "name"))
  var pack: [String] = []

  @Option(help: ArgumentHelp("Play with this level only, 1 easy to 3 hard; may be given again.", valueName: "level"))
  var level: [Papper.Level] = []

  @Flag(inversion: .prefixedNo, help: "Family-friendly words only, or all.")
  var family: Bool?

  @Option(
    help: ArgumentHelp("Draw the same papers and orders as another evening with this number.", valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Show nothing but ASCII.")
  var ascii = false

  @Flag(name: .customLong("no-color"), help: "Show no colours.")
  var noColor = false

  @Flag(help: "Be silent.")
  var mute = false

  func validate() throws {
    if let time, !HouseRules.turnTimes.contains(time) {
      throw ValidationError("--time takes 10 to 300 seconds, not \(time).")
    }
    if let words, !HouseRules.paperCounts.contains(words) {
      throw ValidationError("--words takes 5 to 200 papers, not \(words).")
    }
    guard !pack.isEmpty else { return }
    let slugs = try BundledWords.packs(in: .english).map(\.slug)
    if let unknown = pack.first(where: { !slugs.contains($0) }) {
      throw ValidationError("There is no pack “\(unknown.cleaned)”. There are: \(slugs.joined(separator: ", ")).")
    }
  }

  func run() throws {
    var wishes = Wishes()
    wishes.language = language
    wishes.turnSeconds = time
    wishes.paperCount = words
    wishes.packs = pack
    wishes.levels = level
    wishes.isFamilyFriendly = family
    wishes.seed = seed
    wishes.isASCII = ascii
    wishes.hasNoColours = noColor
    wishes.isMute = mute
    try play(wishes)
  }
}

extension Language: ExpressibleByArgument {}
extension Papper.Level: ExpressibleByArgument {}
