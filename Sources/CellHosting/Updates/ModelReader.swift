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
  /// Reports a change if the last run read the model.
  func handle(_ change: ModelChangeQueue.Change) {
    if modelReads.isAffected(by: change), updater?.scheduler.isObservationTrackingEnabled == true {
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
    let last = modelReads.begin()
    let modelChanges = scheduler.modelChanges
    let isInner = modelChanges?.beginPass() ?? false
    ModelTracking.observe(isCancelable: modelChanges != nil, work) {
      announcement($0, in: scheduler)
    }
    // Until this point, the previous observation reported changes, so no change is lost.
    last?.cancel()
    // Changes that the work itself made reach other readers now.
    modelChanges?.endPass(isInner: isInner)
  }

  /// Returns the closure that announces a change of a model that the run read.
  private func announcement(
    _ tracking: ModelTracking?, in scheduler: UpdateScheduler
  ) -> @Sendable () -> Void {
    let modelChanges = scheduler.modelChanges ?? ModelChangeQueue()
    scheduler.modelChanges = modelChanges
    modelReads.watch(tracking)
    // The references are weak, because Observation may keep a closure in the tracking's own
    // property if another thread changes a model while the observation begins.
    return { [weak self, weak tracking, generation = modelReads.generation] in
      if let tracking, tracking.isBeingCancelled { return }
      modelChanges.post(ModelChangeQueue.Change(reader: self, generation: generation))
    }
  }
}
