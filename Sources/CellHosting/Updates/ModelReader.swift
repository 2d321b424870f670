/// An object whose work reads models, and that is notified when one of them changes.
///
/// The work is an update pass, applying content or a background, or placing subviews.
@MainActor
protocol ModelReader: AnyObject, Sendable {
  /// The reads of the last run of the work.
  var modelReads: ModelReads { get set }

  /// The updater of the cell in which the work is done; `nil` outside any cell.
  var updater: Updater? { get }

  /// Whether a change leads to an update pass, and not only to layout.
  var asksForPass: Bool { get }

  /// Called when a model that the last run read is about to change.
  func modelWillChange()
}

extension ModelReader {
  /// Handles a change if the last run read the model.
  func handle(_ change: ModelChangeQueue.Change) {
    if modelReads.isAffected(by: change), updater?.scheduler.isObservationTrackingEnabled != false {
      modelWillChange()
    }
  }

  /// Does the work, and observes the models that it reads.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that receives the changes.
  ///   - work: The work.
  func readModels(in scheduler: UpdateScheduler, _ work: () -> Void) {
    guard scheduler.isObservationTrackingEnabled else {
      modelReads.stop()
      return work()
    }
    readModels(announcing: scheduler.modelChanges, work) {
      let modelChanges = scheduler.modelChanges ?? ModelChangeQueue()
      scheduler.modelChanges = modelChanges
      return modelChanges
    }
  }

  /// Does the work, and observes the models that it reads.
  ///
  /// - Parameters:
  ///   - modelChanges: The queue for changes; `nil` if no work has read a model yet.
  ///   - work: The work.
  ///   - queue: Returns the queue after work that read a model.
  func readModels(
    announcing modelChanges: ModelChangeQueue?, _ work: () -> Void, to queue: () -> ModelChangeQueue
  ) {
    let last = modelReads.begin()
    let isInner = modelChanges?.beginPass() ?? false
    ModelTracking.observe(isCancelable: modelChanges != nil, work) {
      announcement($0, to: queue())
    }
    // Until this point, the previous observation reported changes, so no change is lost.
    last?.cancel()
    // Changes that the work itself made reach other readers now.
    modelChanges?.endPass(isInner: isInner)
  }

  /// Returns the closure that announces a change of a model that the run read.
  private func announcement(
    _ tracking: ModelTracking?, to modelChanges: ModelChangeQueue
  ) -> @Sendable () -> Void {
    modelReads.watch(tracking)
    // The references are weak, because Observation may keep a closure in the tracking's own
    // property if another thread changes a model while the observation begins.
    return { [weak self, weak tracking, generation = modelReads.generation] in
      if let tracking, tracking.isBeingCancelled { return }
      modelChanges.post(ModelChangeQueue.Change(reader: self, generation: generation))
    }
  }
}

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

/// Runs work of a cell outside its update pass, or of a view outside any cell, and observes the
/// models that the work reads.
///
/// The cell or view whose work it is owns the watch. Releasing the watch ends the observation.
@MainActor
final class ModelWatch: ModelReader {
  var modelReads = ModelReads()
  weak var updater: Updater?
  let asksForPass: Bool
  private let onChange: @MainActor () -> Void
  private var isRunning = false

  /// The changes for views outside cells, which have no scheduler.
  ///
  /// It is shared like Observation itself, which nests the work of all views on a thread.
  private static let changesOutsideCells = ModelChangeQueue()

  /// Creates a watch that has not read anything.
  ///
  /// - Parameters:
  ///   - updater: The updater of the cell; `nil` outside any cell.
  ///   - asksForPass: Whether a change leads to an update pass.
  ///   - onChange: Called when a model is about to change; captures the watch's owner weakly.
  init(of updater: Updater?, asksForPass: Bool, onChange: @escaping @MainActor () -> Void) {
    self.updater = updater
    self.asksForPass = asksForPass
    self.onChange = onChange
  }

  deinit { modelReads.tracking?.cancel() }

  /// Does the work and observes the models that it reads.
  ///
  /// The observation lasts until the next run. Nested work is part of the outer work.
  func run(_ work: () -> Void) {
    if isRunning { return work() }
    isRunning = true
    defer { isRunning = false }
    if let updater { return readModels(in: updater.scheduler, work) }
    let modelChanges = Self.changesOutsideCells
    readModels(announcing: modelChanges, work) { modelChanges }
  }

  /// Stops observing, and returns whether there was anything to observe.
  @discardableResult
  func stop() -> Bool {
    defer { modelReads.stop() }
    return modelReads.isWatching
  }

  func modelWillChange() { onChange() }
}
