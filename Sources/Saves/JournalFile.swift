#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Game
import Synchronization

/// The saved game: written before the screen shows it, on the disk right after, without holding up the next key. Source: R19.
public final class JournalFile: Sendable {
  private let file: File
  /// Given back with the journal itself, even if a flush is still under way.
  private let lock: File
  private let flusher: Flusher
  private let pending = Mutex<[UInt8]>([])

  /// What there is of a saved game.
  public enum Found: Sendable {
    case nothing
    case game(Game, JournalFile)
    /// Another program is playing it.
    case inUse
    /// It couldn't be read and was set aside.
    case setAside(SaveError)
  }

  /// Opens the saved game and replays it.
  ///
  /// - Throws: `SaveError` if the files can't be reached.
  public static func find(in folders: Folders) throws(SaveError) -> Found {
    guard access(folders.journal, F_OK) == 0 else { return .nothing }
    guard let lock = try takeLock(folders) else { return .inUse }
    let file = try File(folders.journal, flags: O_RDWR | O_APPEND)
    let problem: SaveError
    do {
      guard let contents = try JournalText.read(file.read()) else {
        unlink(folders.journal)
        return .nothing
      }
      let game = try Game(contents.setup, events: contents.events)
      guard ftruncate(file.descriptor, off_t(contents.length)) == 0 else { throw SaveError("Can't write", file.path) }
      return .game(game, JournalFile(file, lock: lock))
    } catch let error as SaveError {
      problem = error
    } catch {
      problem = SaveError("\(error)")
    }
    let aside = try File.keep(folders.journal, as: folders.state + "/unreadable", ending: ".jsonl")
    return .setAside(SaveError("The saved game can't be read (\(problem)). It is kept as \(aside)"))
  }

  /// Begins the journal of a new game, with what keeps its opening from being written for now; nil if another program plays.
  ///
  /// - Throws: `SaveError` if there can't be such a file, or is one already.
  public static func begin(_ setup: Setup, in folders: Folders) throws(SaveError) -> (JournalFile, SaveError?)? {
    guard let lock = try takeLock(folders) else { return nil }
    let file = try File(folders.journal, flags: O_RDWR | O_APPEND | O_CREAT | O_EXCL)
    let journal = JournalFile(file, lock: lock)
    defer { journal.flusher.flush() }
    do throws(SaveError) {
      try journal.write(JournalText.opening(setup))
      return (journal, nil)
    } catch {
      return (journal, error)
    }
  }

  private init(_ file: File, lock: File) {
    self.file = file
    self.lock = lock
    flusher = Flusher(file)
  }

  deinit {
    // Closing isn't enough: a program that is being started holds a copy of the descriptor until it runs.
    flock(lock.descriptor, LOCK_UN)
  }

  /// Appends an event, and what couldn't be written before.
  ///
  /// - Throws: `SaveError` if something is still to be written; it stays in memory and is tried again with the next event.
  public func append(_ event: GameEvent) throws(SaveError) {
    try write(JournalText.record(event))
    // The time alone isn't worth waking a disk for; it goes with the next tap.
    if case .clock = event { return }
    flusher.flush()
  }

  private func write(_ record: [UInt8]) throws(SaveError) {
    let error = pending.withLock { pending -> SaveError? in
      pending += record
      do throws(SaveError) {
        try file.write(&pending)
        return nil
      } catch {
        return error
      }
    }
    if let error = error ?? flusher.takeFailure() { throw error }
  }

  /// Waits until the disk has all of it; returns what kept it from that.
  public func settle() -> SaveError? {
    let problem: SaveError?
    do throws(SaveError) {
      try write([])
      problem = nil
    } catch {
      problem = error
    }
    flusher.flush()
    flusher.wait()
    return problem ?? flusher.takeFailure()
  }

  /// Waits until the disk has all of it, and moves it to the games that were played.
  ///
  /// - Throws: `SaveError` if it can't be written whole, or moved.
  public func putAway(_ folders: Folders) throws(SaveError) {
    if let error = settle() { throw error }
    _ = try File.keep(folders.journal, as: "\(folders.history)/\(Clock.now)", ending: ".jsonl")
  }

  /// The right to play the saved game, until the file is closed; nil if another program has it.
  private static func takeLock(_ folders: Folders) throws(SaveError) -> File? {
    let lock = try File(folders.lock, flags: O_RDWR | O_CREAT)
    if flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
    guard errno == EWOULDBLOCK else { throw SaveError("Can't lock", folders.lock) }
    return nil
  }
}
