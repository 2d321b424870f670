import CellConfiguration
import Observation

/// One update of a cell, header or footer: made of what has changed since the last one, run, and
/// kept as the last one until the next.
///
/// Observation announces a change of a model on the thread that makes it, before it is made, and
/// once. That decides the order of the steps in ``run(_:by:)``.
struct UpdatePass: Sendable {
  /// Why the pass runs.
  fileprivate(set) var reasons = UpdateReasons()

  /// The pass that asked for this one; `nil` for something outside.
  private(set) var cause: UpdateCause?

  /// What was true of the host.
  private(set) var flags: ConfigurationStateFlags = []

  /// The flush that it ran in.
  var flushNumber = 0

  /// The number of the pass, by which changes of models are told apart from older ones.
  fileprivate var generation = 0

  /// The number of the pass before; `nil` if nobody waits for what that one read.
  fileprivate var previousGeneration: Int?

  /// Whether it may have read a model, and somebody waits for changes of that.
  private(set) var isWatching = false

  /// What it waits for; `nil` if that is nothing, or it was the first one of its scheduler to read a
  /// model.
  private(set) var tracking: ModelTracking?

  /// How many passes asked for one another up to this one.
  var depth: Int { (cause?.depth ?? 0) + 1 }
}

// MARK: Running

extension Updater {
  /// Brings the host up to date now, and not only in the next flush.
  func updateIfMarked() {
    assignedScheduler?.modelChanges?.deliver()
    if !marks.isEmpty, let host = reference.host { runPass(of: host, in: scheduler) }
  }

  /// Makes the pass that the host is marked for, and runs it.
  ///
  /// - Returns: Whether one ran: none does if everything is as the last one saw it, or if it is not
  ///   time for one.
  @discardableResult
  func runPass(of host: any UpdateHost, in scheduler: UpdateScheduler) -> Bool {
    guard !marks.isEmpty, !isUpdating, !isSuspended else { return false }
    // What is marked again in a flush waits for the next one.
    if scheduler.isFlushing, pass.flushNumber == scheduler.flushNumber { return false }
    let changedFlags = host.flags.symmetricDifference(pass.flags)
    let changedTraits =
      oldTraits.map { reads.dependencies.changed(from: $0, to: host.currentTraits) } ?? []
    let isDue =
      !marks.isSubset(of: [.state, .traits]) || !changedFlags.isEmpty || !changedTraits.isEmpty
    let due = UpdatePass(
      reasons: UpdateReasons(marks: marks, flags: changedFlags, traits: changedTraits),
      cause: cause, flags: host.flags, flushNumber: scheduler.flushNumber,
      generation: pass.generation + 1, previousGeneration: pass.generation)
    marks = []
    ticket = nil
    oldTraits = nil
    cause = nil
    if isDue { due.run(host, by: self, in: scheduler) }
    return isDue
  }
}

extension UpdatePass {
  /// Updates the host, and waits for changes of what that read.
  @MainActor
  fileprivate func run(_ host: any UpdateHost, by updater: Updater, in scheduler: UpdateScheduler) {
    let last = updater.pass
    updater.record(.updated(reasons.list))

    // 1. From here this is the last pass, and what others are marked for has it as its cause.
    updater.pass = self
    updater.isUpdating = true
    updater.reads.forget()
    let outer = scheduler.running
    scheduler.running = updater
    let modelChanges = scheduler.modelChanges
    let isInner = modelChanges?.beginPass() ?? false

    // 2. The host configures itself. What it reads is watched, and can be left if that is worth it.
    let tracking = modelChanges != nil && host.runsClientCode ? ModelTracking() : nil
    withObservationTracking(
      {
        tracking?.join()
        host.update()
      }, onChange: updater.pass.watch(tracking, for: updater))

    // 3. Until here a change of what the last pass read was announced, so that none is lost.
    last.tracking?.cancel()

    // 4. What it changed itself reaches others now.
    updater.isUpdating = false
    modelChanges?.endPass(isInner: isInner)
    scheduler.running = outer
  }
}

// MARK: Watching what was read

extension UpdatePass {
  /// Waits for changes of models that the pass read; called only if it read any.
  @MainActor
  fileprivate mutating func watch(
    _ tracking: ModelTracking?, for updater: Updater
  ) -> @Sendable () -> Void {
    let modelChanges = updater.scheduler.modelChanges ?? ModelChangeQueue()
    updater.scheduler.modelChanges = modelChanges
    isWatching = true
    self.tracking = tracking
    return { [weak updater, generation] in
      if let tracking, tracking.isBeingCancelled { return }
      modelChanges.post(ModelChangeQueue.Change(updater: updater, generation: generation))
    }
  }

  /// Whether what has changed was read by this pass.
  ///
  /// A change made from outside during the pass was announced to the pass before. What a pass
  /// changes itself is its own affair: it may read it again.
  func isAffected(by change: ModelChangeQueue.Change) -> Bool {
    change.generation == generation
      || (change.isBesidePass && change.generation == previousGeneration)
  }

  /// Stops waiting for changes of models.
  mutating func stopWatching() {
    generation += 1
    previousGeneration = nil
    isWatching = false
    tracking?.cancel()
    tracking = nil
  }
}
