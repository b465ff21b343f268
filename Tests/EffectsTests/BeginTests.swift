import Effects
import Game
import Packs
import Saves
@testable import Screens
import Testing

@Suite("A game is set up")
struct BeginTests {
  @Test("It has the papers, teams, rules and words that were asked for", arguments: Language.allCases)
  func setup(language: Language) throws {
    let laptop = try Laptop()
    let request = GameRequest.test(papers: 12, choice: Choice(packs: ["animals"], levels: [.easy]), language: language)
    let setup = try #require(laptop.start().runner.carryOut(.begin(request))?.begun)
    #expect(setup.papers.count == 12)
    #expect(setup.papers.allSatisfy { $0.level == .easy && $0.isFamilyFriendly })
    let animals = try #require(try BundledWords.packs(in: language).first { $0.slug == "animals" })
    #expect(setup.papers.allSatisfy(animals.pappers.contains))
    #expect(setup.teams == request.teams && setup.rules == request.rules)
    #expect(setup.language == language.rawValue)
    #expect(setup.problem == nil)
    #expect(setup.began > 1_700_000_000)
  }

  @Test("The words change with the language of the next game")
  func nextLanguage() throws {
    let laptop = try Laptop()
    let runner = laptop.start().runner
    for language in Language.allCases {
      let setup = try #require(runner.carryOut(.begin(.test(papers: 200, language: language)))?.begun)
      let words = Set(try BundledWords.packs(in: language).flatMap(\.pappers).map(\.word))
      #expect(setup.papers.allSatisfy { words.contains($0.word) })
      #expect(runner.carryOut(.putAway) == nil)
    }
  }

  @Test("A rematch begins at once after the game before was put away, every time")
  func rematch() throws {
    let laptop = try Laptop()
    let runner = laptop.start().runner
    var seeds: Set<UInt64> = []
    for _ in 0..<30 {
      seeds.insert(try #require(runner.carryOut(.begin(.test(papers: 5)))?.begun).seed)
      #expect(runner.carryOut(.append(.turnBegan)) == nil)
      #expect(runner.carryOut(.putAway) == nil)
    }
    #expect(seeds.count == 30)
    #expect(History.paths(in: laptop.folders).count == 30)
  }

  @Test("The seed of the program makes the game")
  func seed() throws {
    func papers(_ seed: UInt64) throws -> [Papper] {
      try #require(Laptop().start(seed: seed).runner.carryOut(.begin(.test()))?.begun).papers
    }
    #expect(try papers(1) == papers(1))
    #expect(try papers(1) != papers(2))
  }

  @Test("Fewer papers than asked for are offered, too few for a game aren't (R4)")
  func tooFew() throws {
    let laptop = try Laptop()
    let runner = laptop.start().runner
    #expect(runner.carryOut(.begin(.test(choice: Choice(packs: ["unknown"])))) == .tooFewPapers(0))
    #expect(!laptop.exists(laptop.folders.journal))
    let all = Choice().matches(in: try BundledWords.packs(in: .english)).count
    #expect(runner.carryOut(.begin(.test(papers: all + 50)))?.begun?.papers.count == all)
  }

  @Test("Papers that were remembered come last (R20)")
  func remembered() throws {
    let laptop = try Laptop()
    let choice = Choice(packs: ["animals"])
    let ids = choice.matches(in: try BundledWords.packs(in: .english)).map(\.id)
    let seen = ids.dropLast(12)
    let runner = laptop.start().runner
    #expect(runner.carryOut(.remember(Array(seen))) == nil)
    let setup = try #require(runner.carryOut(.begin(.test(papers: 13, choice: choice)))?.begun)
    #expect(Set(setup.papers.map(\.id)).isSuperset(of: ids.suffix(12)))
    // The one more is the one seen longest ago.
    #expect(setup.papers.contains { $0.id == seen.first })
  }

  @Test("The papers are counted by pack, and those that nobody has seen (R5)")
  func counted() throws {
    let laptop = try Laptop()
    let runner = laptop.start().runner
    let packs = try BundledWords.packs(in: .catalan)
    let choice = Choice(packs: ["films"], levels: [.medium], isFamilyFriendly: false)
    let films = choice.matches(in: packs)
    #expect(runner.carryOut(.remember([try #require(films.first).id, "dog"])) == nil)
    guard case .counted(let survey)? = runner.carryOut(.count(choice, .catalan)) else {
      Issue.record("not counted")
      return
    }
    #expect(survey.packs.map(\.slug) == packs.map(\.slug))
    #expect(survey.packs.map(\.name) == packs.map(\.name))
    #expect(survey.packs.map(\.matching) == packs.map { pack in pack.pappers.count { $0.level == .medium } })
    #expect(survey.matching == films.count)
    #expect(survey.unseen == films.count - 1)
  }

  @Test("A game that can't be saved can be played, and it is said")
  func cannotBeSaved() throws {
    let laptop = try Laptop()
    try laptop.write("in the way", to: laptop.path + "/.local/state")
    let runner = laptop.start().runner
    guard case .began(let setup, problem: let problem?)? = runner.carryOut(.begin(.test())) else {
      Issue.record("it didn't begin, or nothing was said")
      return
    }
    #expect(setup.papers.count == 10)
    #expect(problem.contains(laptop.folders.state))
    #expect(runner.carryOut(.append(.turnBegan)) == nil)
    #expect(runner.finish() == nil)
  }

  @Test("What can't be saved is answered, not thrown")
  func notSaved() throws {
    let laptop = try Laptop()
    try laptop.write("in the way", to: laptop.path + "/.config")
    try laptop.write("in the way", to: laptop.path + "/.local")
    let runner = laptop.start().runner
    for effect in [Effect.saveSettings(Settings(language: .english)), .remember(["dog"])] {
      guard case .notSaved(let problem)? = runner.carryOut(effect) else {
        Issue.record("\(effect) was carried out")
        continue
      }
      #expect(problem.contains(laptop.path))
    }
  }

  @Test(
    "Effects on the terminal are somebody else's",
    arguments: [Effect.sound(.passed), .dropTypedAhead, .suspend, .repaint, .quit])
  func terminal(effect: Effect) throws {
    let laptop = try Laptop()
    #expect(laptop.start().runner.carryOut(effect) == nil)
    #expect(!laptop.exists(laptop.path))
  }
}
