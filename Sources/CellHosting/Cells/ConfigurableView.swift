public import CellConfiguration
public import CellLayout
public import Foundation

/// A view that shows configurations and keeps them up to date; the base of cells, headers and
/// footers.
///
/// Its inputs are configurations, a handler, flags and traits. A change of an input only marks the
/// view. The update pass runs at the next flush of the ``updateScheduler`` or at the next layout,
/// whichever comes first. It runs once for any number of changes, and always before the view is
/// first laid out. A pass has four steps:
///
/// 1. It updates the configurations for the state, unless automatic updates are off.
/// 2. It calls `updateConfiguration(using:)`.
/// 3. It calls the `configurationUpdateHandler`.
/// 4. It assigns the configurations of the content view and the background if they differ from the
///    ones on display.
///
/// The view observes the properties and traits that steps 1 to 4 read: the next change of one of
/// them marks the view again. It also observes models that `layoutSubviews()` reads; a change of
/// one leads to layout. Observation announces a change only once, and before it is made. A pass
/// therefore misses a change that it makes itself to a value it has already read. A pass that reads
/// a model while another thread changes it may read the old value, and misses the change.
///
/// Do not use this class itself. Use ``CollectionCell``, ``ListCell``, ``TableCell`` and
/// ``HeaderFooterView``. Like any view, it is owned by its superview or by the list that made it.
open class ConfigurableView: CellView, UpdateHost {
  // MARK: Updates

  let updater = Updater()

  /// The state of the running pass, for configurations that are set in it.
  var passState: (any ConfigurationState)?

  /// Whether there is a handler that configures the view.
  private var hasUpdateHandler = false

  // MARK: Inputs

  /// Whether the view updates the content configuration when the state changes.
  ///
  /// The default is `true`. While it is `false`, the configuration stays exactly as you set it.
  public var automaticallyUpdatesContentConfiguration = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { updater.mark(.automaticUpdates) }
    }
  }

  /// Whether the view updates the background configuration when the state changes.
  ///
  /// The default is `true`. While it is `false`, the configuration stays exactly as you set it.
  public var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { updater.mark(.automaticUpdates) }
    }
  }

  /// The flags that the view's state contains.
  var flags: ConfigurationStateFlags = [] {
    didSet {
      guard flags != oldValue else { return }
      shown.flags = flags
      if !shown.accessories.isEmpty { flagsOfAccessoriesChanged(from: oldValue) }
      updater.mark(.state)
      if flags.dragState != oldValue.dragState { dragStateChanged() }
    }
  }

  /// The parts in addition to the content that take up width: accessories and indentation.
  var arrangement: ListCellConfiguration {
    get { shown }
    set {
      guard newValue != shown else { return }
      shown = newValue
      shown.flags = flags
      invalidateHeight()
    }
  }

  /// The arrangement with the current flags.
  private(set) var shown = ListCellConfiguration() { didSet { look += 1 } }

  /// The number of changes of the values from which ``drawingSteps`` are made.
  private(set) var look = 0

  /// The steps that were made last; `nil` before the first.
  var keptSteps: CellSteps?

  /// The indentation of one level: the width that was set, or the style sheet's for the list.
  var effectiveIndentationWidth: CGFloat {
    get { shown.indentationWidth ?? layoutContext.indentationWidth }
    set {
      if newValue == effectiveIndentationWidth {
        // The width equals the list's now, but no longer follows it.
        shown.indentationWidth = newValue
      } else {
        arrangement.indentationWidth = newValue
      }
    }
  }

  /// Whether the view receives touches; if not, its state is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { flags[.disabled] = !isUserInteractionEnabled }
  }

  /// The color behind everything else in the view; `nil` for none.
  ///
  /// Setting one removes the ``backgroundConfiguration``, as documented for UIKit.
  open override var backgroundColor: CellColor? {
    didSet { if backgroundColor != oldValue { backgroundColorChanged() } }
  }

  /// The parts that the surrounding list adds: separators, cut corners, space above.
  public var decorations = ListCellDecorations() {
    didSet { if decorations != oldValue { invalidateFrames() } }
  }

  // MARK: What is shown

  let content = CellContent()
  let background = CellBackground()

  /// The labels and the image view through which older code sets the content; kept by UIKitNames.
  package final var viewsOfContent: AnyObject?

  /// The views that accessories refer to, by their identifiers.
  var referredAccessoryViews: [String: CellView] = [:] {
    didSet { replaceAccessoryViews(oldValue, with: referredAccessoryViews) }
  }

  /// The views that your app assigned to the names of accessories.
  var namedAccessoryViews: [String: CellView] { [:] }

  /// The last values reported to the change handler; `nil` before the first report on display.
  var displayed: DisplayedCell?

  /// The last layout; `nil` if it may be out of date.
  var cachedLayout: CachedCellLayout? { didSet { look += 1 } }

  /// The last height that was requested; `nil` if it may be out of date.
  var cachedHeight: (width: CGFloat, margins: DirectionalEdgeInsets, height: CGFloat)?

  /// The use that a pool assigned to the view; `nil` for a view that is not from a pool.
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

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Flags

  /// Whether the user is touching the view.
  open var isHighlighted: Bool {
    get { flags[.highlighted] }
    set { flags[.highlighted] = newValue }
  }

  /// Whether the view is selected.
  open var isSelected: Bool {
    get { flags[.selected] }
    set { flags[.selected] = newValue }
  }

  /// Whether the view has keyboard or remote focus.
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

  /// The view's current state, of the type for its kind of view.
  var currentState: any ConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Runs an update pass with the current state.
  func update() { updateConfigurations(for: currentState) { _ in } }

  /// Removes the handler that configures the view.
  func removeUpdateHandler() {}

  /// Called after the drag state in ``flags`` changed.
  func dragStateChanged() {}

  /// The default background of the view; `nil` for none.
  var ownBackground: BackgroundConfiguration? { nil }

  /// Whether the default background shows that the view is selected or highlighted.
  var defaultBackgroundShowsSelection: Bool { true }

  /// The kind of view that contains the list.
  var container: ListConfiguration.Container { .collectionView }

  override var isUsuallyAccessibilityElement: Bool { true }

  /// Whether the margins of the view are a minimum for those of its content view.
  var passesMinimumMargins: Bool { true }

  override var standardMargins: DirectionalEdgeInsets {
    listMargins(fitting: bounds.width, layoutContext)
  }

  /// Arranges the accessories again if the flags show or hide one, or change its appearance.
  private func flagsOfAccessoriesChanged(from old: ConfigurationStateFlags) {
    let changed = flags.symmetricDifference(old)
    if shown.accessories.contains(where: { !changed.isDisjoint(with: $0.flagsOfDisplay) }) {
      invalidateHeight()
    } else if shown.accessories.contains(where: {
      !changed.isDisjoint(with: $0.kind.style.drawingFlags)
    }) {
      cachedLayout = nil
      setNeedsLayout()
    }
  }

  /// Records that the handler was set or removed.
  func handlerWasSet(_ isSet: Bool) {
    hasUpdateHandler = isSet
    updater.mark(.handler)
  }

  /// Whether a pass runs code that may read models.
  ///
  /// This is `false` for cells of this module with list content.
  var runsClientCode: Bool {
    hasUpdateHandler || placesWithClientCode || !background.colorsOfClosures.isEmpty
      || !content.colorsOfClosures.isEmpty
  }

  /// Whether the class or the content comes from outside this module.
  override var placesWithClientCode: Bool {
    content.configuration.isCustom || hasOwnClass
  }

  /// Whether the class comes from outside this module.
  var hasOwnClass: Bool {
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

  /// Whether ``sizeThatFits(_:)`` is called for the height that a subclass computes.
  final var isMeasuringSubclass = false

  /// Returns a width with the preferred height of the view, in points.
  ///
  /// A cell that places subviews without constraints overrides it: if the cell has no content
  /// configuration, its preferred height is the height that the override returns. As in UIKit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight(fitting: size.width))
  }

  /// Places the background, the content and the views of accessories.
  open override func layoutSubviews() {
    let size = bounds.size
    let layout = layout(width: size.width, height: size.height)
    placeBackground(layout)
    placeContent(layout)
    placeGuides(layout)
    super.layoutSubviews()
    placeAccessoryViews(layout)
  }

  /// Places the layout guides of the view, before constraints that refer to them.
  func placeGuides(_ cached: CachedCellLayout) {}

  override func environmentChanged(_ change: EnvironmentChange) {
    look += 1
    switch change {
    case .margins: invalidateFrames()
    case .tint:
      if content.isWidget { setNeedsLayout() }
      if updater.isOnDisplay { updater.record(.changedTint, .display) }
    case .traits(let previous):
      // A widget receives all traits, so its height may depend on any of them.
      if content.isWidget || !currentTraits.hasSameLayout(as: previous) {
        invalidateFrames()
      }
      updater.traitsChanged(from: previous, to: currentTraits)
    }
  }

  // MARK: Reuse

  /// Prepares the view for another item or section.
  ///
  /// The pool calls it before it reuses a view, after all properties of this class have their
  /// initial values again. An override calls super and resets the properties that the subclass adds
  /// or sets in its initializers.
  open func prepareForReuse() { flags.formIntersection([.editing, .disabled]) }

  /// Resets all properties that can be set; subclasses reset their own.
  func resetInputs() {
    // The content view stays for a configuration that it supports. Without one, the next pass
    // removes it.
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
    accessibility = AccessibilityAttributes()
    bounds.origin = .zero
    flags = []
    traitOverrides = TraitOverrides()
    decorations = ListCellDecorations()
    arrangement = ListCellConfiguration()
    referredAccessoryViews = [:]
    ownLayer = nil
    viewsOfContent = nil
    tintColor = nil
    resetLayoutMargins()
    textMeasurementCache = nil
    removeUpdateHandler()
  }

  /// Resets the view to its initial values, for a pool.
  func resetForReuse() {
    resetInputs()
    prepareForReuse()
    updater.reset()
    displayed = nil
    setNeedsUpdateProperties()
    invalidateFrames()
  }
}

extension ConfigurableView: @MainActor CustomStringConvertible {
  /// The type of the view and its displayed configuration as of the last pass, on one line.
  public var description: String { "<\(type(of: self)): \(displayedConfiguration)>" }
}
