import CellConfiguration
import Observation

extension ConfigurableView {
  /// Runs the update pass now if one is due.
  ///
  /// Layout does so by itself.
  public func updateConfigurationIfNeeded() { updateIfMarked() }

  /// What a trait has to be read through to be noted; nil outside of passes.
  var passReads: TraitReads? { isUpdating ? reads : nil }

  /// Flags as the state shows them.
  var stateFlags: ConfigurationStateFlags {
    isUserInteractionEnabled ? flags : flags.union(.disabled)
  }

  @discardableResult
  func updateIfMarked() -> Bool {
    scheduler?.inbox.empty()
    guard !marks.isEmpty, !isUpdating, !isWaiting else { return false }
    let scheduler = updateScheduler
    if scheduler.isFlushing, lastPass.round == scheduler.round { return false }
    let flags = stateFlags
    var traits: [String] = []
    if marks.contains(.traits) {
      traits = reads.dependencies.changed(from: lastPass.traits, to: currentTraits)
    }
    let reasons = marks.reasons(flags: flags.symmetricDifference(lastPass.flags), traits: traits)
    marks = []
    ticket = nil
    guard !reasons.isEmpty else { return false }
    lastPass.round = scheduler.round
    lastPass.flags = flags
    lastPass.traits = currentTraits
    runPass(because: reasons)
    return true
  }

  private func runPass(because reasons: [UpdateReason]) {
    let scheduler = updateScheduler
    log(.updated(reasons))
    let outer = scheduler.runningPass
    scheduler.runningPass = UpdateCause(
      UpdateCycle.Step(host: name, reasons: reasons), after: cause)
    cause = nil
    isUpdating = true
    reads.forget()
    let inbox = scheduler.inbox
    let isInner = inbox.beginPass()

    let old = tracking
    let new = lastPass.readsModels ? ModelTracking() : nil
    let next = lastPass.generation + 1
    tracking = nil
    /// Evaluated only if the pass read anything observable.
    func announce() -> @Sendable () -> Void {
      lastPass.readsModels = true
      tracking = new
      // Observation announces a change on the thread that makes it.
      return { [weak self] in
        let message = UpdateInbox.Message(host: self, generation: next)
        if inbox.post(message) { Task { @MainActor in inbox.empty() } }
      }
    }
    withObservationTracking(
      {
        new?.join()
        runUpdateSteps()
      }, onChange: announce())
    // Until here a change of what the last pass read was announced, so that none is lost.
    lastPass.previousGeneration = lastPass.generation
    lastPass.generation = next
    old?.cancel()

    isUpdating = false
    inbox.endPass(isInner: isInner)
    scheduler.runningPass = outer
    if !marks.isEmpty || (isOnDisplay && needsLayout && !scheduler.isFlushing) { schedule() }
  }

  /// Stops waiting for changes of models.
  func cancelTracking() {
    lastPass.generation += 1
    lastPass.previousGeneration = nil
    tracking?.cancel()
    tracking = nil
  }
}

/// What an update pass saw, to tell what is different at the next one.
struct PassRecord {
  var flags: ConfigurationStateFlags = []
  var traits = TraitCollection()

  /// The flush that it ran in.
  var round = 0

  /// The number of the pass, by which changes of models are told apart from older ones.
  var generation = 0

  /// The number of the pass before; nil if nobody waits for what that one read.
  var previousGeneration: Int?

  /// Whether any pass has ever read a model, so that the next one has to be cancellable.
  var readsModels = false
}
