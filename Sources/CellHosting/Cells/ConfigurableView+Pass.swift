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
    scheduler?.inbox.deliver()
    guard !marks.isEmpty, !isUpdating, !isWaiting else { return false }
    let scheduler = updateScheduler
    if scheduler.isFlushing, lastPass.round == scheduler.round { return false }
    let flags = stateFlags
    var traits: [String] = []
    if marks.contains(.traits) {
      traits = reads.dependencies.changed(from: lastPass.traits, to: currentTraits)
    }
    let reasons = NotedReasons(
      marks: marks, flags: flags.symmetricDifference(lastPass.flags), traits: traits)
    marks = []
    ticket = nil
    guard !reasons.isEmpty else { return false }
    lastPass.round = scheduler.round
    lastPass.flags = flags
    lastPass.traits = currentTraits
    runPass(because: reasons)
    return true
  }

  /// Whether a pass runs code that may read models: not the cells of this room with the system's own
  /// content.
  private var runsForeignCode: Bool {
    if hasUpdateHandler || content.kind == .custom { return true }
    let type = type(of: self)
    return type != ListCell.self && type != CollectionCell.self && type != TableCell.self
      && type != HeaderFooterView.self
  }

  private func runPass(because reasons: NotedReasons) {
    let scheduler = updateScheduler
    log(.updated(reasons.spelledOut))
    let outer = scheduler.runningPass
    scheduler.runningPass = RunningPass(host: name, reasons: reasons, after: cause)
    cause = nil
    isUpdating = true
    reads.forget()
    lastPass.isWatching = false
    let inbox = scheduler.inbox
    let isInner = inbox.beginPass()

    let old = tracking
    let new = scheduler.tracksModels && runsForeignCode ? ModelTracking() : nil
    tracking = nil
    withObservationTracking(
      {
        new?.join()
        runUpdateSteps()
      }, onChange: announce(new, in: inbox))
    // Until here a change of what the last pass read was announced, so that none is lost.
    lastPass.previousGeneration = lastPass.generation
    lastPass.generation += 1
    old?.cancel()

    isUpdating = false
    inbox.endPass(isInner: isInner)
    scheduler.runningPass = outer
    if !marks.isEmpty || (isOnDisplay && needsLayout && !scheduler.isFlushing) { schedule() }
  }

  /// Waits for changes of what the running pass read; called only if that is anything observable.
  private func announce(
    _ new: ModelTracking?, in inbox: UpdateInbox
  ) -> @Sendable () -> Void {
    let generation = lastPass.generation + 1
    updateScheduler.tracksModels = true
    lastPass.isWatching = true
    tracking = new
    // Observation announces a change on the thread that makes it.
    return { [weak self] in
      if let new, new.isBeingCancelled { return }
      inbox.announce(UpdateInbox.Message(host: self, generation: generation))
    }
  }

  /// Stops waiting for changes of models.
  func cancelTracking() {
    lastPass.generation += 1
    lastPass.previousGeneration = nil
    lastPass.isWatching = false
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

  /// Whether it may have read a model, and somebody waits for changes of that.
  var isWatching = false
}
