#if canImport(Darwin)
  import os

  /// Lets one thread at a time do something.
  struct CacheLock: Sendable {
    private let lock = OSAllocatedUnfairLock()

    func withLock<Result>(_ body: () -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body()
    }
  }
#else
  import Foundation
  import Synchronization

  /// Lets one thread at a time do something.
  ///
  /// Taking it is one atomic exchange, giving it back a plain store, where a mutex needs two exchanges.
  /// Whoever finds it taken tries again, since it is only held for a constant number of steps, and then
  /// sleeps between tries, in case its holder does not get to run.
  struct CacheLock: ~Copyable, Sendable {
    private static var triesBeforeSleep: Int { 1000 }

    private let isTaken = Atomic(false)

    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
      if isTaken.exchange(true, ordering: .acquiring) { wait() }
      defer { isTaken.store(false, ordering: .releasing) }
      return body()
    }

    @inline(never)
    private func wait() {
      var tries = 0
      // Reading leaves the holder's cache line alone until there is something to be had.
      while isTaken.load(ordering: .relaxed) || isTaken.exchange(true, ordering: .acquiring) {
        tries += 1
        if tries >= Self.triesBeforeSleep { Thread.sleep(forTimeInterval: 1e-5) }
      }
    }
  }
#endif
