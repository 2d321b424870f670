import Observation

/// Somebody whose work reads models, and who hears when one of them changes.
///
/// The work is an update pass, applying content or a background, or placing what is in a view.
@MainActor
protocol ModelReader: AnyObject, Sendable {
  /// What the last run of the work read.
  var modelReads: ModelReads { get set }

  /// What keeps the cell up to date that the work is done in; `nil` outside any cell.
  var updater: Updater? { get }

  /// Whether a change leads to an update pass, and not to layout alone.
  var asksForPass: Bool { get }

  /// Called when a model is about to change that the last run read.
  func modelWillChange()
}

extension ModelReader {
  /// Passes on a change of what the last run read.
  func handle(_ change: ModelChangeQueue.Change) {
    if modelReads.isAffected(by: change), updater?.scheduler.isObservationTrackingEnabled == true {
      modelWillChange()
    }
  }

  /// Does the work, and waits for changes of models that it reads.
  ///
  /// - Parameters:
  ///   - scheduler: Where changes arrive.
  ///   - canBeLeft: Whether it is worth what it costs to be able to stop waiting.
  ///   - work: The work.
  func readModels(
    in scheduler: UpdateScheduler, canBeLeft: Bool = true, _ work: () -> Void
  ) {
    guard scheduler.isObservationTrackingEnabled else {
      modelReads.stop()
      return work()
    }
    let last = modelReads.begin()
    let modelChanges = scheduler.modelChanges
    let isInner = modelChanges?.beginPass() ?? false
    let tracking = modelChanges != nil && canBeLeft ? ModelTracking() : nil
    withObservationTracking(
      {
        tracking?.join()
        work()
      }, onChange: announcement(tracking, in: scheduler))
    // Until here a change of what the last run read was announced, so that none is lost.
    last?.cancel()
    // What the work changed itself reaches others now.
    modelChanges?.endPass(isInner: isInner)
  }

  /// What is called before the next change; asked for only if the run read a model.
  private func announcement(
    _ tracking: ModelTracking?, in scheduler: UpdateScheduler
  ) -> @Sendable () -> Void {
    let modelChanges = scheduler.modelChanges ?? ModelChangeQueue()
    scheduler.modelChanges = modelChanges
    modelReads.watch(tracking)
    return { [weak self, generation = modelReads.generation] in
      if let tracking, tracking.isBeingCancelled { return }
      modelChanges.post(ModelChangeQueue.Change(reader: self, generation: generation))
    }
  }
}
