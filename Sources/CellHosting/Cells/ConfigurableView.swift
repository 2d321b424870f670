import CellConfiguration
public import CellLayout
public import Foundation
import Observation

/// A view that configurations apply to and that keeps itself up to date: what cells, headers and
/// footers have in common.
///
/// It has inputs (configurations, a handler, flags, traits) and shows what follows from them. A
/// change of an input only marks the view. The pass for it runs at the next flush of the
/// ``updateScheduler`` or the next layout, whichever comes first: once for any number of changes,
/// and always before the view is first laid out. In a pass
///
/// 1. configurations are updated for the state, where that is not turned off,
/// 2. `updateConfiguration(using:)` is called,
/// 3. the `configurationUpdateHandler` is called,
/// 4. the content view and the background get what came out, if it is not what they show.
///
/// Observable properties and traits that are read in steps 1 to 4 are watched: the next change of
/// one marks the view again. Observation announces a change of a model before it is made and only
/// once. So a pass does not notice what it changes itself after having read it, and a model that is
/// changed off the main actor may be read by the next pass before its change is made.
///
/// This class is not used by itself: ``CollectionCell``, ``ListCell``, ``TableCell`` and
/// ``HeaderFooterView`` are. Owned like any view by its superview, or by the list that made it.
open class ConfigurableView: CellView {
  // MARK: Inputs

  var content = ShownContent.none
  var background: BackgroundConfiguration?

  /// Whether the content configuration is updated for the state whenever that changes.
  ///
  /// True at first. While it is false the configuration stays exactly as it was set.
  public var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { mark(.automaticUpdates) }
    }
  }

  /// Whether the background configuration is updated for the state whenever that changes.
  ///
  /// True at first. While it is false the configuration stays exactly as it was set.
  public var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { mark(.automaticUpdates) }
    }
  }

  /// What is true of the view, without what traits and user interaction say.
  var flags: ConfigurationStateFlags = [] {
    didSet {
      guard flags != oldValue else { return }
      flagsChanged(flags.symmetricDifference(oldValue))
      mark(.state)
    }
  }

  /// Whether touches reach the view; where they do not, its state says that it is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { mark(.state) } }
  }

  /// What the list around adds: separators, cut corners, room above.
  public var surroundings = ListCellSurroundings() {
    didSet { if surroundings != oldValue { invalidateHeight() } }
  }

  // MARK: What is shown

  /// The content view, or an empty view where there is none.
  var contentBox = CellView()

  /// The content view if it is the system's own, to which configurations go without a box.
  var listContentView: ListContentView?

  /// The content view; nil without a configuration.
  var shownContentView: (any ContentView)?

  /// What the content view shows.
  var applied = ShownContent.none

  /// What the background shows.
  var appliedBackground: BackgroundConfiguration?

  var backgroundParts = BackgroundParts()
  var installedBackgroundViews: [CellView] = []

  /// Whether the content view waits for a configuration after reuse.
  var isContentStale = false

  /// Where fill, stroke and image of the background lie; nil without one and before layout.
  public internal(set) var backgroundLayout: BackgroundLayout?

  // MARK: Reuse

  /// What the view is used for, if it came from a pool.
  var use: PoolUse?

  /// Whether the view lies in a pool, where it is never updated.
  var isWaiting = false

  // MARK: Passes

  private var scheduler: UpdateScheduler?
  private var identity: String?

  /// What the view waits with for a flush; nil while it does not wait.
  private(set) var ticket: Int?
  private var passRound = 0
  var marks: UpdateMarks = .firstDisplay
  private var cause: UpdateCause?
  private var generation = 0
  private var previousGeneration: Int?
  private var tracking: ModelTracking?
  private var readsModels = false
  let reads = TraitReads()
  private var passFlags: ConfigurationStateFlags = []
  private var passTraits = TraitCollection()
  var isUpdating = false
  var isOnDisplay = false

  /// The last layout; nil if it may be another one now.
  var knownLayout: KnownLayout?

  /// The height that was last asked for; nil if it may be another one now.
  var knownHeight: (width: CGFloat, height: CGFloat)?

  /// Makes an empty view.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(contentBox)
  }

  /// Gives nil: there are no archives of headless views.
  public required init?(coder: NSCoder) { nil }

  deinit { tracking?.cancel() }

  // MARK: For the classes of this room

  /// Runs steps 1 to 3 of a pass; does nothing here, where the type of the state is not known.
  func runUpdateSteps() {}

  /// Some content for the present state.
  func updatedForState(_ content: ShownContent) -> ShownContent { content }

  /// A background for the present state.
  func updatedForState(_ background: BackgroundConfiguration) -> BackgroundConfiguration {
    background
  }

  /// What follows from changed flags beside the pass.
  func flagsChanged(_ changed: ConfigurationStateFlags) {}

  /// What of the view takes room beside its content.
  var layoutConfiguration: ListCellConfiguration { ListCellConfiguration() }

  /// What the view shows behind its content by itself; nil for nothing.
  var ownBackground: BackgroundConfiguration? { nil }

  // MARK: Scheduler

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
      passRound = 0
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

  // MARK: Marking

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

  private func schedule() {
    guard ticket == nil, !isUpdating, !isWaiting else { return }
    ticket = updateScheduler.schedule(self)
  }

  private func refuse(_ running: UpdateCause) {
    reportProblem(
      .updateCycle(UpdateCycle(steps: running.lastSteps(updateScheduler.limit), refused: name)))
  }

  override func surroundingsChanged() { invalidateHeight() }

  override func traitsChanged(from previous: TraitCollection) {
    if !currentTraits.laysOutLike(previous) { invalidateHeight() }
    if marks.contains(.traits) { return }
    if !reads.dependencies.changed(from: previous, to: currentTraits).isEmpty { mark(.traits) }
  }

  /// Marks the view if what has changed was read by its last pass.
  ///
  /// A change made from outside during the last pass was announced to the pass before that one. What
  /// a pass changes itself is its own affair: it may read it again.
  func receive(_ message: UpdateInbox.Message) {
    let wasRead =
      message.generation == generation
      || (message.isBesidePass && message.generation == previousGeneration)
    if wasRead { mark(.observation) }
  }

  // MARK: The pass

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
    if scheduler.isFlushing, passRound == scheduler.round { return false }
    let flags = stateFlags
    var traits: [String] = []
    if marks.contains(.traits) {
      traits = reads.dependencies.changed(from: passTraits, to: currentTraits)
    }
    let reasons = marks.reasons(flags: flags.symmetricDifference(passFlags), traits: traits)
    marks = []
    ticket = nil
    guard !reasons.isEmpty else { return false }
    passRound = scheduler.round
    passFlags = flags
    passTraits = currentTraits
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
    let new = readsModels ? ModelTracking() : nil
    let next = generation + 1
    tracking = nil
    /// Evaluated only if the pass read anything observable.
    func announce() -> @Sendable () -> Void {
      readsModels = true
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
    previousGeneration = generation
    generation = next
    old?.cancel()

    isUpdating = false
    inbox.endPass(isInner: isInner)
    scheduler.runningPass = outer
    if !marks.isEmpty || (isOnDisplay && needsLayout && !scheduler.isFlushing) { schedule() }
  }

  /// Stops waiting for changes of models.
  func cancelTracking() {
    generation += 1
    previousGeneration = nil
    tracking?.cancel()
    tracking = nil
  }

  // MARK: Layout

  /// Places background and content.
  open override func layoutSubviews() {
    placeBackground()
    placeContent(layout(width: bounds.width, height: bounds.height))
  }

  override func prepareForLayout() { updateIfMarked() }

  /// What is on display is laid out by the next flush.
  override func layoutWasRequested() {
    if isOnDisplay { schedule() }
  }

  override func layoutWasDone() {
    if marks.isEmpty { ticket = nil }
  }

  override func performLayout() {
    isOnDisplay = true
    log(.laidOut)
    super.performLayout()
  }

  /// Puts everything back that can be set, for another use.
  ///
  /// Subclasses of this room put back what they add, and call ``finishReset()`` at the end.
  func resetForReuse() {
    log(.reused)
    cancelTracking()
    retainContentViewForReuse()
    background = nil
    backgroundParts.background = nil
    backgroundParts.selected = nil
    backgroundParts.multipleSelection = nil
    automaticallyUpdatesContentConfiguration = true
    automaticallyUpdatesBackgroundConfiguration = true
    isUserInteractionEnabled = true
    backgroundColor = nil
    isHidden = false
    alpha = 1
    flags = []
    traitOverrides = TraitOverrides()
    surroundings = ListCellSurroundings()
    resetTintColor()
  }

  /// Leaves a single mark: for the pass before the view is shown again.
  func finishReset() {
    marks = .reuse
    isOnDisplay = false
    invalidateHeight()
  }
}
