import CellConfiguration

/// Keeps one cell, header or footer up to date: knows what it was marked for, when its pass is due,
/// what that read, and what has changed since the last flush.
///
/// It knows no view and no geometry; what it has to know, its ``UpdateHost`` answers. What a pass
/// is stands in `UpdatePass`. Made and owned by its host.
@MainActor
final class Updater: ModelReader {
  /// Where the host is found.
  let reference = HostReference()

  /// What the host has been marked for since its last pass.
  var marks: UpdateMarks = .firstDisplay

  /// The traits before the first change that marked the host; `nil` if none did.
  var oldTraits: TraitCollection?

  /// The pass that marked the host; `nil` for something outside.
  var cause: UpdateCause?

  /// The last pass, or the one that is running.
  var pass = UpdatePass()

  var isUpdating = false

  /// The models that the last pass read.
  var modelReads = ModelReads()

  /// The traits that the last pass read, and configurations that were set since.
  let reads = TraitReads()

  /// What has changed of what is seen since the last flush.
  private(set) var change = ConfigurationChange.nothing

  /// Whether the background has changed since the last flush, and with the state each time; `nil`
  /// if it has not changed.
  private var backgroundChangedWithState: Bool?

  /// Whether the host has been laid out, so that changes of it are seen.
  private(set) var isOnDisplay = false

  /// Whether the host lies in a pool, where it is never updated.
  var isSuspended = false

  /// What the host waits with for a flush; `nil` while it does not wait.
  var ticket: Int?

  /// Whether a flush has taken the host up and is not done with it.
  var isInFlush = false

  private(set) var assignedScheduler: UpdateScheduler?
  private var identity: String?

  deinit { modelReads.tracking?.cancel() }

  /// Decides when passes run; one of the host's own until one is set.
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
      if !marks.isEmpty || change > .nothing { newValue.enqueue(self) }
    }
  }

  private func makeScheduler() -> UpdateScheduler {
    let scheduler = MainActorUpdateScheduler()
    // Who has a scheduler alone is the first one that could teach it.
    scheduler.modelChanges = ModelChangeQueue()
    assignedScheduler = scheduler
    return scheduler
  }

  // MARK: Marks

  /// Asks for a pass; requests are merged.
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

  /// Whether a pass is due, also if that has not been passed on yet.
  var isMarked: Bool {
    !marks.isEmpty
      || assignedScheduler?.modelChanges?
        .containsRelevantChange { $0.asksForPass && $0.updater === self } == true
  }

  /// Marks the host for a configuration that was updated for a state or traits which wait for their
  /// pass.
  ///
  /// They can change back, and then there would be none.
  func markForConfiguration() {
    if !marks.isEmpty, marks.isSubset(of: [.state, .traits]) { mark(.configuration) }
  }

  // A pass reads models for the host that this is the updater of.
  var updater: Updater? { self }
  var asksForPass: Bool { true }

  /// Marks the host for a change of a model that its last pass read.
  func modelWillChange() { mark(.observation) }

  /// Marks the host if its last pass read one of the traits that changed; what is seen changes
  /// anyway, since colors depend on traits.
  func traitsChanged(from old: TraitCollection, to new: TraitCollection) {
    if isOnDisplay {
      record(.changedTraits(TraitDependencies.all.changed(from: old, to: new)), .appearance)
    }
    if !marks.contains(.traits), !reads.dependencies.changed(from: old, to: new).isEmpty {
      oldTraits = oldTraits ?? old
      mark(.traits)
    }
  }

  // MARK: Display

  /// Asks for what is seen to be brought up to date, by the flush that is running if it can.
  ///
  /// - Parameter change: What has changed of it, if anything has yet.
  func setNeedsDisplay(_ change: ConfigurationChange = .nothing) {
    if change > self.change { self.change = change }
    if isOnDisplay, !isInFlush { assignedScheduler?.enqueue(self) }
  }

  /// Lays out what is on display, and gives what has changed of it since the last flush.
  ///
  /// Who is marked again is laid out after its next pass, and who asked for layout while it was
  /// laid out by the next flush.
  func endFlush(
    of host: any UpdateHost
  ) -> (change: ConfigurationChange, animatesBackground: Bool) {
    if marks.isEmpty {
      if isOnDisplay, host.needsLayout { host.layoutIfNeeded() }
      ticket = nil
    }
    isInFlush = false
    defer { backgroundChangedWithState = nil }
    guard isOnDisplay else { return (.nothing, false) }
    if host.needsLayout { setNeedsDisplay() }
    defer { change = .nothing }
    return (change, backgroundChangedWithState == true)
  }

  /// Notes that another background is shown.
  func backgroundChanged() {
    let isWithState = isOnDisplay && isUpdating && pass.isForStateChange
    backgroundChangedWithState = isWithState && backgroundChangedWithState != false
  }

  /// Notes that the host itself is about to be laid out.
  func willLayOut() {
    isOnDisplay = true
    record(.laidOut, .layout)
  }

  /// Leaves a single mark: for the pass before the host is shown again.
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

  /// What logs and reports call the host, such as `ListCell 3`.
  var name: String {
    if let identity { return identity }
    let kind = reference.host.map { "\(type(of: $0))" } ?? ""
    let identity = "\(kind) \(scheduler.nextNumber())"
    self.identity = identity
    return identity
  }

  /// Notes something that the host did, and what it changed of what is seen.
  func record(
    _ operation: @autoclosure () -> HostOperation, _ change: ConfigurationChange = .nothing
  ) {
    if let log = assignedScheduler?.operationLog { log.record(operation(), of: name) }
    if change > .nothing { setNeedsDisplay(change) }
  }

  /// Notes a use of the host that cannot work.
  func report(_ problem: HostProblem) {
    record(.problem(problem))
    scheduler.report(problem)
  }
}
