#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Game

/// The games that were played.
public enum History {
  /// Reads one journal.
  ///
  /// - Throws: `SaveError` if it isn't there or can't be read.
  public static func game(at path: String) throws(SaveError) -> Game {
    guard let bytes = try File.contents(path) else { throw SaveError("There is no file \(path)") }
    do {
      guard let contents = try JournalText.read(bytes) else { throw SaveError("it is empty") }
      return try Game(contents.setup, events: contents.events)
    } catch {
      throw SaveError("Can't read the game in \(path): \(error)")
    }
  }

  /// The paths of the games played, earliest first.
  public static func paths(in folders: Folders) -> [String] {
    guard let folder = opendir(folders.history) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".jsonl") { names.append(name) }
    }
    return names.sorted().map { folders.history + "/" + $0 }
  }
}
