#if canImport(Darwin)
  import os

  /// A value that one thread at a time has access to.
  struct CacheLock<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
      lock.withLock(body)
    }
  }
#else
  import Synchronization

  /// A value that one thread at a time has access to.
  ///
  /// Not `Mutex` everywhere, because it is younger than the oldest supported system of Apple.
  struct CacheLock<Value: Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex(value) }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { body(&$0) }
    }
  }
#endif
