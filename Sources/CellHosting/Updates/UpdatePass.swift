import CellConfiguration

/// One update of a cell, header or footer: made of what has changed since the last one, run, and
/// kept as the last one until the next.
struct UpdatePass: Sendable {
  /// Why the pass runs.
  fileprivate(set) var reasons = UpdateReasons()

  /// The pass that asked for this one; `nil` for something outside.
  private(set) var cause: UpdateCause?

  /// What was true of the host.
  private(set) var flags: ConfigurationStateFlags = []

  /// The flush that it ran in.
  var flushNumber = 0

  /// Whether it runs for a view that is shown already and is in another state now.
  var isForStateChange: Bool {
    !reasons.flags.isEmpty && reasons.marks.isDisjoint(with: [.firstDisplay, .reuse])
  }

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
      cause: cause, flags: host.flags, flushNumber: scheduler.flushNumber)
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
    updater.record(.updated(reasons.list))

    // 1. From here this is the last pass, and what others are marked for has it as its cause.
    updater.pass = self
    updater.isUpdating = true
    updater.reads.forget()
    let outer = scheduler.running
    scheduler.running = updater

    // 2. The host configures itself. What it reads is watched.
    updater.readModels(in: scheduler, canBeLeft: host.runsClientCode) {
      host.update()
      updater.isUpdating = false
    }
    scheduler.running = outer
  }
}
