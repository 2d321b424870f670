/// The models that the last run of some work read, until one changes or the work runs again.
///
/// Observation announces a change of a model once, before it is made, on the thread that makes it.
/// Each run has a number, which distinguishes changes for older runs.
struct ModelReads: Sendable {
  /// The number of the last run.
  private(set) var generation = 0

  /// The number of the previous run; `nil` if its reads are no longer observed.
  private var previousGeneration: Int?

  /// Whether the run may have read a model and is observing it.
  private(set) var isWatching = false

  /// The cancelable observation of the run.
  ///
  /// It is `nil` if there is none, and for the first run of a scheduler that reads a model.
  private(set) var tracking: ModelTracking?

  /// Begins another run and returns the observation of the previous one.
  mutating func begin() -> ModelTracking? {
    defer {
      isWatching = false
      tracking = nil
    }
    previousGeneration = generation
    generation += 1
    return tracking
  }

  /// Records that the run read a model.
  mutating func watch(_ tracking: ModelTracking?) {
    isWatching = true
    self.tracking = tracking
  }

  /// Returns whether a change affects the last run.
  ///
  /// A change from outside during the run was announced to the previous run. A change that the run
  /// makes itself does not count: the run may read the model again.
  func isAffected(by change: ModelChangeQueue.Change) -> Bool {
    change.generation == generation
      || (change.isBesidePass && change.generation == previousGeneration)
  }

  /// Stops observing.
  mutating func stop() {
    generation += 1
    previousGeneration = nil
    isWatching = false
    tracking?.cancel()
    tracking = nil
  }
}
