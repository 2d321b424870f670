import CellConfiguration

/// Keeps one cell, header or footer up to date.
///
/// It stores the marks of the host, the models and traits that the last pass read, and the changes
/// since the last flush. It decides when a pass is due. It does not depend on views and geometry;
/// its ``UpdateHost`` provides the rest. The host makes and owns its updater.
@MainActor
final class Updater: ModelReader {
  /// The shared weak reference to the host.
  let reference = HostReference()

  /// The marks set since the last pass.
  var marks: UpdateMarks = .firstDisplay

  /// The traits before the first change that marked the host; `nil` without such a change.
  var oldTraits: TraitCollection?

  /// The pass that marked the host; `nil` for a change from outside.
  var cause: UpdateCause?

  /// The running pass, or the last one.
  var pass = UpdatePass()

  var isUpdating = false

  /// The models that the last pass read.
  var modelReads = ModelReads()

  /// The traits that were read by the last pass, or by configurations set since.
  let reads = TraitReads()

  /// The visible change since the last flush.
  private(set) var change = ConfigurationChange.nothing

  /// Whether all changes of the background since the last flush came with a change of state.
  ///
  /// `nil` if the background has not changed.
  private var backgroundChangedWithState: Bool?

  /// Whether the host has been laid out, so that its changes are visible.
  private(set) var isOnDisplay = false

  /// Whether the host is in a pool, where it is never updated.
  var isSuspended = false {
    didSet { if isSuspended { ticket = nil } else { waitIfMarked() } }
  }

  /// The number of the host's entry in the queue; `nil` if it is not waiting for a flush.
  ///
  /// Entries with other numbers are invalid. A host has a ticket from a mark to its pass, unless it
  /// is in a pool or a flush is taking it.
  var ticket: Int?

  /// The last of these numbers.
  var lastTicket = 0

  /// Whether a flush is working on the host.
  var isInFlush = false

  private(set) var assignedScheduler: UpdateScheduler?

  /// The notes of the scheduler's inspector on the host.
  var notes: InspectionState?

  private var identity: String?

  deinit { modelReads.tracking?.cancel() }

  /// Decides when passes run; every host has its own scheduler until you set one.
  var scheduler: UpdateScheduler {
    get { assignedScheduler ?? makeScheduler() }
    set {
      guard newValue !== assignedScheduler else { return }
      assignedScheduler = newValue
      identity = nil
      ticket = nil
      isInFlush = false
      pass.flushNumber = 0
      let wasWatching = modelReads.isWatching
      modelReads.stop()
      if reference.host?.stopReadingModels() == true || wasWatching { marks.insert(.observation) }
      let needsDisplay = change > .nothing || reference.host?.needsLayout == true
      if !marks.isEmpty || (isOnDisplay && needsDisplay) { newValue.enqueue(self) }
    }
  }

  private func makeScheduler() -> UpdateScheduler {
    let scheduler = MainActorUpdateScheduler()
    // A scheduler with a single host has no earlier pass to decide by, so it starts with a queue.
    scheduler.modelChanges = ModelChangeQueue()
    assignedScheduler = scheduler
    return scheduler
  }

  // MARK: Marks

  /// Requests a pass; several requests lead to one pass.
  func mark(_ mark: UpdateMarks) {
    let scheduler = assignedScheduler ?? makeScheduler()
    let running = scheduler.running
    if let running, running.pass.depth >= scheduler.maximumUpdateDepth {
      let steps = UpdateCause(running).lastSteps(scheduler.maximumUpdateDepth)
      return report(.updateCycle(UpdateCycle(steps: steps, refused: name)))
    }
    if marks.isEmpty { cause = running.map(UpdateCause.init) }
    marks.insert(mark)
    scheduler.enqueue(self)
  }

  /// Waits for the next flush if the host is marked and has a scheduler.
  func waitIfMarked() {
    if !marks.isEmpty { assignedScheduler?.enqueue(self) }
  }

  /// Whether a pass is due, including for changes of models that are not delivered yet.
  var isMarked: Bool {
    !marks.isEmpty
      || assignedScheduler?.modelChanges?
        .containsRelevantChange { $0.asksForPass && $0.updater === self } == true
  }

  /// Marks the host for a configuration that was set before a pending pass for state or traits.
  ///
  /// The configuration was updated for the new values. If these change back, the pass must still
  /// run.
  func markForConfiguration() {
    if !marks.isEmpty, marks.isSubset(of: [.state, .traits]) { mark(.configuration) }
  }

  // The updater of the host, which reads the models.
  var updater: Updater? { self }
  var asksForPass: Bool { true }

  /// Marks the host for a change of a model that its last pass read.
  func modelWillChange() { mark(.observation) }

  /// Marks the host if its last pass read one of the changed traits.
  ///
  /// A host on display also records a change of appearance, because colors depend on traits.
  func traitsChanged(from old: TraitCollection, to new: TraitCollection) {
    if isOnDisplay {
      record(.changedTraits(TraitDependencies.all.changed(from: old, to: new)), .display)
    }
    if !marks.contains(.traits), !reads.dependencies.changed(from: old, to: new).isEmpty {
      oldTraits = old
      mark(.traits)
    }
  }

  // MARK: Passes

  /// Updates the host now if it is marked, without waiting for the next flush.
  func updateIfMarked() {
    assignedScheduler?.modelChanges?.deliver()
    if !marks.isEmpty, let host = reference.host { runPass(of: host, in: scheduler) }
  }

  /// Makes, runs and records the pass that the host is marked for.
  ///
  /// - Returns: Whether a pass ran. No pass runs if nothing has changed since the last one, or if
  ///   it must wait.
  @discardableResult
  func runPass(of host: any UpdateHost, in scheduler: UpdateScheduler) -> Bool {
    guard !marks.isEmpty, !isUpdating, !isSuspended else { return false }
    // A host that is marked again during a flush waits for the next flush.
    if scheduler.isFlushing, pass.flushNumber == scheduler.flushNumber { return false }

    // 1. The changes since the last pass determine the next one.
    let changedTraits =
      oldTraits.map { reads.dependencies.changed(from: $0, to: host.currentTraits) } ?? []
    let due = UpdatePass(
      reasons: UpdateReasons(
        marks: marks, flags: host.flags.symmetricDifference(pass.flags), traits: changedTraits),
      cause: cause, flags: host.flags, runsClientCode: host.runsClientCode,
      flushNumber: scheduler.flushNumber)
    marks = []
    oldTraits = nil
    cause = nil
    // A host on display keeps its place for a change or a layout that was requested before.
    if !isOnDisplay || (change == .nothing && !host.needsLayout) { ticket = nil }
    if due.reasons.isEmpty { return false }
    record(.updated(due.reasons.list))

    // 2. From here on it is the last pass, and the cause of the marks that it sets on others.
    pass = due
    isUpdating = true
    reads.forget()
    let outer = scheduler.running
    scheduler.running = self

    // 3. The host configures itself. Only code from outside this module reads models.
    if due.runsClientCode {
      readModels(in: scheduler) {
        host.update()
        // This precedes the delivery of changes that the pass made, which may also mark this host.
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

  // MARK: Display

  /// Requests an update of the display, in the running flush if possible.
  ///
  /// - Parameter change: The visible change so far, if any.
  func setNeedsDisplay(_ change: ConfigurationChange = .nothing) {
    if change > self.change { self.change = change }
    if isOnDisplay, !isInFlush { assignedScheduler?.enqueue(self) }
  }

  /// Lays out the host if it is on display, and returns its change since the last flush.
  ///
  /// A host that is marked again is laid out after its next pass. A host that requests layout
  /// during layout is laid out by the next flush.
  func endFlush(
    of host: any UpdateHost
  ) -> (change: ConfigurationChange, animatesBackground: Bool) {
    if marks.isEmpty, isOnDisplay, host.needsLayout { host.layoutIfNeeded() }
    isInFlush = false
    defer { backgroundChangedWithState = nil }
    guard isOnDisplay else { return (.nothing, false) }
    if host.needsLayout { setNeedsDisplay() }
    defer { change = .nothing }
    return (change, backgroundChangedWithState == true)
  }

  /// Records a change of the shown background.
  func backgroundChanged() {
    let isWithState = isOnDisplay && isUpdating && pass.isForStateChange
    backgroundChangedWithState = isWithState && backgroundChangedWithState != false
  }

  /// Records that the host itself is about to be laid out.
  func willLayOut() {
    isOnDisplay = true
    record(.laidOut, .layout)
  }

  /// Resets the marks to a single one, for the pass before the host is shown again.
  func reset() {
    record(.reused)
    modelReads.stop()
    marks = .reuse
    oldTraits = nil
    change = .nothing
    backgroundChangedWithState = nil
    isOnDisplay = false
  }

  // MARK: Reports

  /// The name of the host in logs and reports, such as `ListCell 3`.
  var name: String {
    if let identity { return identity }
    let kind = reference.host.map { "\(type(of: $0))" } ?? ""
    let identity = "\(kind) \(scheduler.nextNumber())"
    self.identity = identity
    return identity
  }

  /// Receives the operations of the host; `nil` if they are not recorded or checked.
  var inspector: HostInspector? {
    get { assignedScheduler?.inspector }
  }

  /// Records an operation of the host and the visible change that it made.
  func record(
    _ operation: @autoclosure () -> HostOperation, _ change: ConfigurationChange = .nothing
  ) {
    inspector?.record(operation(), of: self)
    if change > .nothing { setNeedsDisplay(change) }
  }

  /// Returns the part of the host in a flush: its pass, or layout alone.
  func step(inFlush number: Int) -> UpdateCycle.Step {
    UpdateCycle.Step(
      host: name, reasons: pass.flushNumber == number ? pass.reasons.list : [])
  }

  /// Reports a use of the host that cannot work.
  func report(_ issue: CellIssue) {
    record(.issue(issue))
    scheduler.report(issue)
  }
}
