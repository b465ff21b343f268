import Foundation

/// Lends a laptop for a story and takes it back, whatever happens in between.
func withLaptop(home: Home? = nil, _ story: (Laptop) async throws -> Void) async throws {
  let own = try home ?? Home()
  if home == nil { await Seats.all.take() }
  let laptop = Laptop(home: own)
  let result: Result<Void, any Error>
  do {
    result = .success(try await story(laptop))
  } catch {
    result = .failure(error)
  }
  // In a task of its own: a story that has run out of time is cancelled, and could close nothing any more.
  await Task.detached { await laptop.close() }.value
  if home == nil {
    own.remove()
    await Seats.all.leave()
  }
  try result.get()
}

/// As many stories at a time as the machine can play without any of them stumbling.
actor Seats {
  static let all = Seats(count: 3 * ProcessInfo.processInfo.activeProcessorCount)
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) {
    free = count
  }

  func take() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}
