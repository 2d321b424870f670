import CellConfiguration

/// One update of a cell, header or footer.
///
/// It is made from the changes since the previous pass, runs, and is kept until the next one.
struct UpdatePass: Sendable {
  /// The reasons for the pass.
  private(set) var reasons = UpdateReasons()

  /// The pass that requested this one; `nil` for a change from outside.
  private(set) var cause: UpdateCause?

  /// The flags of the host in this pass.
  private(set) var flags: ConfigurationStateFlags = []

  /// Whether the pass runs code from outside this module, which may read models.
  private(set) var runsClientCode = false

  /// The number of the flush that the pass ran in.
  var flushNumber = 0

  /// Whether the pass runs for a change of state of a view that is already on display.
  var isForStateChange: Bool {
    !reasons.flags.isEmpty && reasons.marks.isDisjoint(with: [.firstDisplay, .reuse])
  }

  /// The number of passes that requested one another, up to this one.
  var depth: Int { (cause?.depth ?? 0) + 1 }
}

// MARK: Running

extension Updater {
  /// Updates the host now if it is marked, without waiting for the next flush.
  func updateIfMarked() {
    assignedScheduler?.modelChanges?.deliver()
    if !marks.isEmpty, let host = reference.host { runPass(of: host, in: scheduler) }
  }

  /// Makes, runs and records the pass that the host is marked for.
  ///
  /// - Returns: Whether a pass ran. None runs if nothing has changed since the last one, or if it
  ///   is not time for one.
  @discardableResult
  func runPass(of host: any UpdateHost, in scheduler: UpdateScheduler) -> Bool {
    guard !marks.isEmpty, !isUpdating, !isSuspended else { return false }
    // A host that is marked again during a flush waits for the next flush.
    if scheduler.isFlushing, pass.flushNumber == scheduler.flushNumber { return false }

    // 1. What has changed since the last pass makes the next one.
    let changedTraits =
      oldTraits.map { reads.dependencies.changed(from: $0, to: host.currentTraits) } ?? []
    let due = UpdatePass(
      reasons: UpdateReasons(
        marks: marks, flags: host.flags.symmetricDifference(pass.flags), traits: changedTraits),
      cause: cause, flags: host.flags, runsClientCode: host.runsClientCode,
      flushNumber: scheduler.flushNumber)
    marks = []
    ticket = nil
    oldTraits = nil
    cause = nil
    if due.reasons.isEmpty { return false }
    record(.updated(due.reasons.list))

    // 2. It is the last pass from here on, and the cause of marks that it sets on others.
    pass = due
    isUpdating = true
    reads.forget()
    let outer = scheduler.running
    scheduler.running = self

    // 3. The host configures itself. Only code from outside this module reads models.
    if due.runsClientCode {
      readModels(in: scheduler) {
        host.update()
        isUpdating = false
      }
    } else {
      modelReads.stop()
      host.update()
      isUpdating = false
    }
    scheduler.running = outer
    return true
  }
}
