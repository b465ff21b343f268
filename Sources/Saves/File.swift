#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file, closed with its last owner.
final class File: Sendable {
  let descriptor: CInt
  let path: String

  /// Opens a file, with its folder where it is to be written.
  init(_ path: String, flags: CInt) throws(SaveError) {
    if flags & O_CREAT != 0 { try File.makeFolder(of: path) }
    descriptor = open(path, flags | O_CLOEXEC, 0o600)
    self.path = path
    guard descriptor >= 0 else { throw SaveError("Can't open", path) }
  }

  deinit {
    close(descriptor)
  }

  /// All of it.
  func read() throws(SaveError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #else
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #endif
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw SaveError("Can't read", path)
      }
    }
  }

  /// Writes as much as there is room for and takes it off the front of `bytes`.
  ///
  /// - Throws: `SaveError` if something is left.
  func write(_ bytes: inout [UInt8]) throws(SaveError) {
    while !bytes.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, bytes, bytes.count)
      #else
        let count = Darwin.write(descriptor, bytes, bytes.count)
      #endif
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        throw SaveError("Can't write", path)
      }
    }
  }

  /// Waits until the disk has it. Slow; not for the loop that answers keys.
  func flush() throws(SaveError) {
    #if canImport(Glibc)
      let result = fdatasync(descriptor)
    #else
      let result = fsync(descriptor)
    #endif
    if result != 0, errno != EINVAL { throw SaveError("Can't write", path) }
  }

  /// A file's bytes; nil if there is no such file.
  static func contents(_ path: String) throws(SaveError) -> [UInt8]? {
    guard access(path, F_OK) == 0 else { return nil }
    return try File(path, flags: O_RDONLY).read()
  }

  /// Writes a file whole or not at all: beside it first, then renamed.
  static func replace(_ path: String, with contents: [UInt8]) throws(SaveError) {
    let draft = path + ".new"
    var rest = contents
    do {
      let file = try File(draft, flags: O_WRONLY | O_CREAT | O_TRUNC)
      try file.write(&rest)
      try file.flush()
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let error = SaveError("Can't write", path)
      unlink(draft)
      throw error
    }
  }

  /// Moves a file to a name that no other has: the wanted one with a number before its ending.
  static func keep(_ path: String, as name: String, ending: String) throws(SaveError) -> String {
    var number = 1
    while access("\(name)-\(number)\(ending)", F_OK) == 0 { number += 1 }
    let target = "\(name)-\(number)\(ending)"
    try move(path, to: target)
    return target
  }

  /// Moves a file into another folder or to another name.
  static func move(_ path: String, to target: String) throws(SaveError) {
    try makeFolder(of: target)
    guard rename(path, target) == 0 else { throw SaveError("Can't move \(path) to", target) }
  }

  /// Makes the folder that a file is to stand in, and those over it.
  private static func makeFolder(of path: String) throws(SaveError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw SaveError("Can't make the folder", folder) }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw SaveError("Can't make the folder", folder) }
  }
}
