public import CellConfiguration
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
/// one marks the view again. So are models that `layoutSubviews()` reads, which lead to layout.
/// Observation announces a change of a model before it is made and only once. So a pass does not
/// notice what it changes itself after having read it, and a model that is changed off the main
/// actor may be read by the next pass before its change is made.
///
/// This class is not used by itself: ``CollectionCell``, ``ListCell``, ``TableCell`` and
/// ``HeaderFooterView`` are. Owned like any view by its superview, or by the list that made it.
open class ConfigurableView: CellView, UpdateHost {
  // MARK: Updates

  let updater = Updater()

  /// The state of the pass that is running, for configurations that are set in it.
  var passState: (any ConfigurationState)?

  /// Whether there is a handler that configures the view.
  private var hasUpdateHandler = false

  // MARK: Inputs

  /// Whether the content configuration is updated for the state whenever that changes.
  ///
  /// True at first. While it is false the configuration stays exactly as it was set.
  public var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { updater.mark(.automaticUpdates) }
    }
  }

  /// Whether the background configuration is updated for the state whenever that changes.
  ///
  /// True at first. While it is false the configuration stays exactly as it was set.
  public var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { updater.mark(.automaticUpdates) }
    }
  }

  /// What is true of the view, as its state shows it.
  var flags: ConfigurationStateFlags = [] {
    didSet {
      guard flags != oldValue else { return }
      if !arrangement.accessories.isEmpty { flagsOfAccessoriesChanged(from: oldValue) }
      updater.mark(.state)
      if flags.dragState != oldValue.dragState { dragStateChanged() }
    }
  }

  /// What takes width beside the content: accessories and indentation.
  var arrangement = ListCellConfiguration() {
    didSet { if arrangement != oldValue { invalidateHeight() } }
  }

  /// Whether touches reach the view; where they do not, its state says that it is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { flags[.disabled] = !isUserInteractionEnabled }
  }

  /// The color behind everything else in the view; `nil` for none.
  ///
  /// Setting one removes the ``backgroundConfiguration``, as documented for UIKit.
  open override var backgroundColor: CellColor? {
    didSet { if backgroundColor != oldValue { backgroundColorChanged() } }
  }

  /// What the list around adds: separators, cut corners, space above.
  public var decorations = ListCellDecorations() {
    didSet { if decorations != oldValue { invalidateFrames() } }
  }

  // MARK: What is shown

  var content = CellContent()
  var background = CellBackground()

  /// The last layout; `nil` if it may be another one now.
  var cachedLayout: CachedCellLayout?

  /// The height that was last asked for; `nil` if it may be another one now.
  var cachedHeight: (width: CGFloat, margins: DirectionalEdgeInsets, height: CGFloat)?

  /// What the view is used for, if it came from a pool.
  var poolAssignment: PoolAssignment?

  /// Creates an empty view.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    ownUpdater = updater
    updater.reference.host = self
    addSubview(content.installedView)
  }

  /// Gives `nil`: there are no archives of headless views.
  public required init?(coder: NSCoder) { nil }

  // MARK: Flags

  /// Whether a touch is down on the view.
  open var isHighlighted: Bool {
    get { flags[.highlighted] }
    set { flags[.highlighted] = newValue }
  }

  /// Whether the view is selected.
  open var isSelected: Bool {
    get { flags[.selected] }
    set { flags[.selected] = newValue }
  }

  /// Whether the view has the focus of a keyboard or remote.
  open var isFocused: Bool {
    get { flags[.focused] }
    set { flags[.focused] = newValue }
  }

  /// Whether the view sticks to the edge of its list.
  open var isPinned: Bool {
    get { flags[.pinned] }
    set { flags[.pinned] = newValue }
  }

  // MARK: What kinds of views differ in

  /// The state of this moment, whose type is that of the kind of view.
  var currentState: any ConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Runs the steps of a pass with the state of this moment.
  func update() { update(for: currentState) {} }

  /// Tells the kind of view that ``flags`` have another drag state.
  func dragStateChanged() {}

  /// What the view shows behind its content by itself; `nil` for nothing.
  var ownBackground: BackgroundConfiguration? { nil }

  /// The kind of view that shows the list.
  var container: ListConfiguration.Container { .collectionView }

  override var standardMargins: DirectionalEdgeInsets { listMargins(fitting: bounds.width) }

  /// Arranges accessories anew that appear, move or change with flags.
  private func flagsOfAccessoriesChanged(from old: ConfigurationStateFlags) {
    let changed = flags.symmetricDifference(old)
    let hasMultiselect = arrangement.accessories.contains { $0.kind == .multiselect }
    if changed.contains(.editing) || (changed.contains(.selected) && hasMultiselect) {
      invalidateHeight()
    }
  }

  /// Notes that there is another handler, or none.
  func handlerWasSet(_ isSet: Bool) {
    hasUpdateHandler = isSet
    updater.mark(.handler)
  }

  /// Whether a pass runs code that may read models: not that of cells of this module with the
  /// system's own content.
  var runsClientCode: Bool {
    hasUpdateHandler || placesWithClientCode || !background.colorsOfClosures.isEmpty
      || !content.colorsOfClosures.isEmpty
  }

  /// Whether the class or the content is somebody else's.
  override var placesWithClientCode: Bool {
    if content.configuration.custom != nil { return true }
    let type = type(of: self)
    return type != ListCell.self && type != CollectionCell.self && type != TableCell.self
      && type != HeaderFooterView.self
  }

  func stopReadingModels() -> Bool {
    let contentWasWatching = content.watch?.stop() == true
    if contentWasWatching { content.isStale = true }
    return background.watch?.stop() == true || contentWasWatching
  }

  // MARK: Views

  /// Places background and content.
  open override func layoutSubviews() {
    placeBackground()
    placeContent(layout(width: bounds.width, height: bounds.height).layout)
  }

  override func environmentChanged(_ change: EnvironmentChange) {
    switch change {
    case .margins: invalidateFrames()
    case .tint:
      if content.isWidget { setNeedsLayout() }
      if updater.isOnDisplay { updater.record(.changedTint, .appearance) }
    case .traits(let previous):
      // A widget that is told of all traits may be higher for any of them.
      if content.isWidget || !currentTraits.hasSameLayout(as: previous) {
        invalidateFrames()
      }
      updater.traitsChanged(from: previous, to: currentTraits)
    }
  }

  // MARK: Reuse

  /// Makes the view ready for another item or section.
  ///
  /// Called before a view is used again, after everything that this class has is as in a new one.
  /// An override calls super, and puts back what the subclass has added or sets in its
  /// initializers.
  open func prepareForReuse() { flags.formIntersection([.editing, .disabled]) }

  /// Puts everything back that can be set; subclasses add what they have.
  func resetInputs() {
    // The content view stays for a configuration that it supports; it goes with the next pass if
    // there is none.
    content.configuration = UnboxedContentConfiguration(nil)
    content.forgetApplied()
    background.configuration = nil
    background.watch?.stop()
    removeBackgroundViews()
    automaticallyUpdatesContentConfiguration = true
    automaticallyUpdatesBackgroundConfiguration = true
    isUserInteractionEnabled = true
    super.backgroundColor = nil
    isHidden = false
    alpha = 1
    tag = 0
    bounds.origin = .zero
    flags = []
    traitOverrides = TraitOverrides()
    decorations = ListCellDecorations()
    arrangement = ListCellConfiguration()
    resetTintColor()
    resetLayoutMargins()
    textMeasurementCache = nil
  }

  /// Makes the view as a new one, for a pool.
  func resetForReuse() {
    resetInputs()
    prepareForReuse()
    updater.reset()
    invalidateHeight()
  }
}
