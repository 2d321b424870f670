import CellConfiguration
public import CellLayout
public import Foundation

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

  /// Whether the content waits to be updated in the running pass.
  var isContentOutdated = false
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

  /// What the content view shows if that is not the system's own configuration.
  var appliedCustom: (any ContentConfiguration)?

  /// What the background shows.
  var appliedBackground: BackgroundConfiguration?

  var backgroundParts = BackgroundParts()
  var installedBackgroundViews: [CellView] = []

  /// Where fill, stroke and image of the background lie; nil without one and before layout.
  public internal(set) var backgroundLayout: BackgroundLayout?

  // MARK: Reuse

  /// What the view is used for, if it came from a pool.
  var use: PoolUse?

  /// Whether the view lies in a pool, where it is never updated.
  var isWaiting = false

  // MARK: Passes

  var scheduler: UpdateScheduler?
  var identity: String?

  /// What the view has been marked for since its last pass.
  var marks: UpdateMarks = .firstDisplay

  /// The pass that marked the view; nil for something outside.
  var cause: UpdateCause?

  /// What the view is held by while it waits for a flush.
  private(set) lazy var reference = HostReference(self)

  /// What the view waits with for a flush; nil while it does not wait.
  var ticket: Int?

  /// What the last pass saw.
  var lastPass = PassRecord()

  /// The traits that the last pass read, and configurations that were set since.
  let reads = TraitReads()

  /// What the last pass waits for; nil if that is nothing, or it was the first one of its scheduler
  /// to read a model.
  var tracking: ModelTracking?

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

  /// Whether there is a handler that configures the view; here there is none.
  var hasUpdateHandler: Bool { false }

  /// Gives some content the look for the present state.
  func updateForState(_ content: inout ShownContent) {}

  /// Gives a background the look for the present state.
  func updateForState(_ background: inout BackgroundConfiguration) {}

  /// What follows from changed flags beside the pass.
  func flagsChanged(_ changed: ConfigurationStateFlags) {}

  /// What of the view takes room beside its content.
  var layoutConfiguration: ListCellConfiguration { ListCellConfiguration() }

  /// What the view shows behind its content by itself; nil for nothing.
  var ownBackground: BackgroundConfiguration? { nil }

  override var enclosingHost: ConfigurableView? { self }

  override func surroundingsChanged() { invalidateHeight() }

  override func traitsChanged(from previous: TraitCollection) {
    if !currentTraits.laysOutLike(previous) { invalidateHeight() }
    if marks.contains(.traits) { return }
    if !reads.dependencies.changed(from: previous, to: currentTraits).isEmpty { mark(.traits) }
  }

  // MARK: Layout

  /// Places background and content.
  open override func layoutSubviews() {
    placeBackground()
    placeContent(layout(width: bounds.width, height: bounds.height).layout)
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
    forgetBackgroundViews()
    automaticallyUpdatesContentConfiguration = true
    automaticallyUpdatesBackgroundConfiguration = true
    isUserInteractionEnabled = true
    backgroundColor = nil
    isHidden = false
    alpha = 1
    tag = 0
    bounds.origin = .zero
    flags = []
    traitOverrides = TraitOverrides()
    surroundings = ListCellSurroundings()
    resetTintColor()
    resetLayoutMargins()
    textMeasurementCache = nil
  }

  /// Leaves a single mark: for the pass before the view is shown again.
  func finishReset() {
    marks = .reuse
    isOnDisplay = false
    invalidateHeight()
  }
}
