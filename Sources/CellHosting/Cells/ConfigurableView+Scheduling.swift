import CellConfiguration

extension ConfigurableView {
  /// Decides when marked views get their update pass.
  ///
  /// Every view has a ``MainActorUpdateScheduler`` of its own until one is set; lists set one for
  /// all their cells. A view that watches models has another pass on its new scheduler: the old one
  /// may have been told of a change that it did not yet pass on.
  public var updateScheduler: UpdateScheduler {
    get {
      if let scheduler { return scheduler }
      let scheduler = MainActorUpdateScheduler()
      // Who has a scheduler alone is the first one that could teach it.
      scheduler.tracksModels = true
      self.scheduler = scheduler
      return scheduler
    }
    set {
      guard newValue !== scheduler else { return }
      scheduler = newValue
      identity = nil
      ticket = nil
      lastPass.round = 0
      if lastPass.isWatching {
        cancelTracking()
        marks.insert(.observation)
      }
      if !marks.isEmpty { schedule() }
    }
  }

  func isUsing(_ scheduler: UpdateScheduler) -> Bool { self.scheduler === scheduler }

  /// What logs and reports call the view, such as `ListCell 3`.
  ///
  /// The number is given by the ``updateScheduler``.
  public var name: String {
    if let identity { return identity }
    let identity = "\(type(of: self)) \(updateScheduler.nextNumber())"
    self.identity = identity
    return identity
  }

  func log(_ operation: @autoclosure () -> HostOperation) {
    if let log = scheduler?.operationLog { log.record(operation(), of: name) }
  }

  func reportProblem(_ problem: HostProblem) {
    log(.problem(problem))
    updateScheduler.report(problem)
  }

  /// Asks for an update pass; requests are merged.
  ///
  /// Asked for in a pass, another one follows.
  public func setNeedsUpdateConfiguration() { mark(.request) }

  /// Whether an update pass is due.
  public var needsUpdateConfiguration: Bool {
    !marks.isEmpty || scheduler?.inbox.containsNews { $0 === self } == true
  }

  func mark(_ mark: UpdateMarks) {
    if let running = scheduler?.runningPass, running.depth >= updateScheduler.limit {
      return refuse(running)
    }
    if marks.isEmpty { cause = scheduler?.runningPass.map(UpdateCause.init) }
    marks.insert(mark)
    schedule()
  }

  func schedule() {
    guard ticket == nil, !isUpdating, !isWaiting else { return }
    ticket = updateScheduler.schedule(self)
  }

  func refuse(_ running: RunningPass) {
    reportProblem(
      .updateCycle(UpdateCycle(steps: running.lastSteps(updateScheduler.limit), refused: name)))
  }

  /// Marks the view if what has changed was read by its last pass.
  func receive(_ message: UpdateInbox.Message) {
    if concerns(message) { mark(.observation) }
  }

  /// Whether what has changed was read by the last pass.
  ///
  /// A change made from outside during the last pass was announced to the pass before that one. What
  /// a pass changes itself is its own affair: it may read it again.
  func concerns(_ message: UpdateInbox.Message) -> Bool {
    message.generation == lastPass.generation
      || (message.isBesidePass && message.generation == lastPass.previousGeneration)
  }
}
