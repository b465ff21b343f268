#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The papers that were shown in games on this laptop: an id a line, in the order in which they were shown. Source: R20.
public enum SeenPapers {
  /// The ids with the number of their last line; none if the file can't be read.
  public static func ranks(in folders: Folders) throws(SaveError) -> [String: Int] {
    let bytes = try File.contents(folders.seen) ?? []
    var ranks: [String: Int] = [:]
    for (rank, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      ranks[String(decoding: line, as: UTF8.self)] = rank
    }
    return ranks
  }

  /// Adds papers that were shown just now.
  public static func add(_ ids: [String], in folders: Folders) throws(SaveError) {
    var lines = ids.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    try File(folders.seen, flags: O_WRONLY | O_APPEND | O_CREAT).write(&lines)
  }
}
