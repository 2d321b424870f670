/// The models that the last run of some work read, until one changes or the work runs again.
///
/// Observation announces a change of a model on the thread that makes it, before it is made, and
/// once. A run is known by its number, so that a change that was announced to an older one is told
/// apart.
struct ModelReads: Sendable {
  /// The number of the last run.
  private(set) var generation = 0

  /// The number of the run before; `nil` if nobody waits for what that one read.
  private var previousGeneration: Int?

  /// Whether the run may have read a model, and somebody waits for changes of that.
  private(set) var isWatching = false

  /// What it waits for; `nil` if that is nothing, or it was the first one of its scheduler to read
  /// a model.
  private(set) var tracking: ModelTracking?

  /// Begins another run, and gives what the last one waits for.
  mutating func begin() -> ModelTracking? {
    defer {
      isWatching = false
      tracking = nil
    }
    previousGeneration = generation
    generation += 1
    return tracking
  }

  /// Notes that the run read a model.
  mutating func watch(_ tracking: ModelTracking?) {
    isWatching = true
    self.tracking = tracking
  }

  /// Whether what has changed was read by the last run.
  ///
  /// A change made from outside during the run was announced to the run before. What a run changes
  /// itself is its own affair: it may read it again.
  func isAffected(by change: ModelChangeQueue.Change) -> Bool {
    change.generation == generation
      || (change.isBesidePass && change.generation == previousGeneration)
  }

  /// Stops waiting for changes.
  mutating func stop() {
    generation += 1
    previousGeneration = nil
    isWatching = false
    tracking?.cancel()
    tracking = nil
  }
}
