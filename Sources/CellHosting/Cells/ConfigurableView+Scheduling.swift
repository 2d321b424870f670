import CellConfiguration

extension ConfigurableView {
  /// Decides when marked views get their update pass.
  ///
  /// Every view has a ``MainActorUpdateScheduler`` of its own until one is set; lists set one for
  /// all their cells.
  public var updateScheduler: UpdateScheduler {
    get {
      if let scheduler { return scheduler }
      let scheduler = MainActorUpdateScheduler()
      self.scheduler = scheduler
      return scheduler
    }
    set {
      guard newValue !== scheduler else { return }
      scheduler = newValue
      identity = nil
      ticket = nil
      lastPass.round = 0
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
    scheduler?.inbox.empty()
    return !marks.isEmpty
  }

  func mark(_ mark: UpdateMarks) {
    if let running = scheduler?.runningPass, running.depth >= updateScheduler.limit {
      return refuse(running)
    }
    if marks.isEmpty { cause = scheduler?.runningPass }
    marks.insert(mark)
    schedule()
  }

  func schedule() {
    guard ticket == nil, !isUpdating, !isWaiting else { return }
    ticket = updateScheduler.schedule(self)
  }

  func refuse(_ running: UpdateCause) {
    reportProblem(
      .updateCycle(UpdateCycle(steps: running.lastSteps(updateScheduler.limit), refused: name)))
  }

  /// Marks the view if what has changed was read by its last pass.
  ///
  /// A change made from outside during the last pass was announced to the pass before that one. What
  /// a pass changes itself is its own affair: it may read it again.
  func receive(_ message: UpdateInbox.Message) {
    let wasRead =
      message.generation == lastPass.generation
      || (message.isBesidePass && message.generation == lastPass.previousGeneration)
    if wasRead { mark(.observation) }
  }
}
