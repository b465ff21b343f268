import Saves
import Testing

@Suite("Where things are kept")
struct FoldersTests {
  @Test("Without XDG variables they are under the home folder")
  func home() throws {
    let folders = try Folders(environment: ["HOME": "/home/ada"])
    #expect(folders.settings == "/home/ada/.config/pappers/settings.json")
    #expect(folders.journal == "/home/ada/.local/state/pappers/journal.jsonl")
    #expect(folders.lock == "/home/ada/.local/state/pappers/lock")
    #expect(folders.history == "/home/ada/.local/state/pappers/history")
    #expect(folders.seen == "/home/ada/.local/share/pappers/seen.txt")
  }

  @Test("Each XDG variable moves its own things", arguments: ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"])
  func moved(variable: String) throws {
    let folders = try Folders(environment: ["HOME": "/home/ada", variable: "/elsewhere"])
    let plain = try Folders(environment: ["HOME": "/home/ada"])
    #expect(folders.config == (variable == "XDG_CONFIG_HOME" ? "/elsewhere/pappers" : plain.config))
    #expect(folders.state == (variable == "XDG_STATE_HOME" ? "/elsewhere/pappers" : plain.state))
    #expect(folders.data == (variable == "XDG_DATA_HOME" ? "/elsewhere/pappers" : plain.data))
  }

  @Test(
    "A relative path in a variable is ignored, as the specification says", arguments: ["elsewhere", "./x", "~/x", ""])
  func relative(path: String) throws {
    let environment = ["XDG_CONFIG_HOME": path, "XDG_STATE_HOME": path, "XDG_DATA_HOME": path, "HOME": "/home/ada"]
    #expect(try Folders(environment: environment) == Folders(environment: ["HOME": "/home/ada"]))
  }

  @Test(
    "Without a home folder it is said what to do",
    arguments: [[:], ["HOME": ""], ["HOME": "ada"], ["XDG_DATA_HOME": "/x"]])
  func noHome(environment: [String: String]) throws {
    let error = try #require(throws: SaveError.self) { try Folders(environment: environment) }
    #expect(error.description.contains("HOME") && error.description.contains("XDG_CONFIG_HOME"))
  }

  @Test("With all three variables no home is needed")
  func allThree() throws {
    let folders = try Folders(environment: ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d"])
    #expect([folders.config, folders.state, folders.data] == ["/c/pappers", "/s/pappers", "/d/pappers"])
  }
}
