import Game
import Packs
import Testing

@Suite("The papers that match a choice (R5)")
struct ChoiceTests {
  private static func papper(_ id: String, _ level: Papper.Level, family: Bool = true) -> Papper {
    Papper(id: id, word: id, level: level, isFamilyFriendly: family)
  }

  private static let shelf = [
    Pack(
      slug: "animals", name: "Animals", language: .english,
      pappers: [
        papper("dog", .easy), papper("eel", .medium), papper("newt", .hard), papper("louse", .easy, family: false),
      ]),
    Pack(
      slug: "films", name: "Films", language: .english,
      pappers: [papper("jaws", .medium, family: false), papper("dog", .easy), papper("bambi", .easy)]),
  ]

  @Test(
    "Pack, level and family switch each narrow the choice; none chosen is all",
    arguments: [
      (Choice(), ["dog", "eel", "newt", "bambi"]),
      (Choice(isFamilyFriendly: false), ["dog", "eel", "newt", "louse", "jaws", "bambi"]),
      (Choice(packs: ["films"]), ["dog", "bambi"]),
      (Choice(packs: ["films"], isFamilyFriendly: false), ["jaws", "dog", "bambi"]),
      (Choice(packs: ["films", "animals"]), ["dog", "eel", "newt", "bambi"]),
      (Choice(packs: ["unknown"]), []),
      (Choice(packs: ["unknown", "films"]), ["dog", "bambi"]),
      (Choice(levels: [.easy]), ["dog", "bambi"]),
      (Choice(levels: [.medium, .hard]), ["eel", "newt"]),
      (Choice(packs: ["films"], levels: [.medium]), []),
      (Choice(packs: ["films"], levels: [.medium], isFamilyFriendly: false), ["jaws"]),
    ])
  func matches(choice: Choice, expected: [String]) {
    #expect(choice.matches(in: Self.shelf).map(\.id) == expected)
  }

  @Test("A paper that lies in two packs matches once")
  func once() {
    let ids = Choice().matches(in: Self.shelf).map(\.id)
    #expect(ids.count { $0 == "dog" } == 1)
  }

  @Test("The family switch is on unless told")
  func family() {
    #expect(Choice().isFamilyFriendly)
  }

  @Test("What is chosen is told pack by pack and level by level")
  func includes() {
    let choice = Choice(packs: ["films"], levels: [.hard])
    #expect(choice.includes(pack: "films") && !choice.includes(pack: "animals"))
    #expect(choice.includes(.hard) && !choice.includes(.easy))
    #expect(Choice().includes(pack: "animals") && Choice().includes(.easy))
  }
}
