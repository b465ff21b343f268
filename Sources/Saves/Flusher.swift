import Dispatch
import Synchronization

/// Sees to it that the disk has what was written to a file, behind the back of whoever writes.
final class Flusher: Sendable {
  private let file: File
  private let disk = DispatchQueue(label: "pappers.flush")
  private let failure = Mutex<SaveError?>(nil)

  init(_ file: File) {
    self.file = file
  }

  /// Begins to flush what was written so far.
  func flush() {
    disk.async { [self] in
      do throws(SaveError) {
        try file.flush()
      } catch {
        failure.withLock { $0 = error }
      }
    }
  }

  /// Waits until all flushes that were begun are done.
  func wait() {
    disk.sync {}
  }

  /// What has failed since the last call.
  func takeFailure() -> SaveError? {
    failure.withLock { failure in
      defer { failure = nil }
      return failure
    }
  }
}
