#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What kept something from being read or saved, in words for the player.
public struct SaveError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What went wrong, with the file it went wrong with.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The last system call's failure.
  init(_ attempt: String, _ path: String, code: CInt = errno) {
    self.init("\(attempt) \(path): \(String(cString: strerror(code)))")
  }
}
