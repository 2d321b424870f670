public import CellConfiguration
import CellLayout
public import CellText
import Foundation

extension CellView {
  /// The traits of the view: its superview's traits, with its ``traitOverrides`` applied.
  ///
  /// A view without a superview has the traits of a phone, so `1 / displayScale` is a pixel.
  ///
  /// If you read a trait inside an update pass of the surrounding cell, the cell depends on that
  /// trait. If you read it in ``updateProperties()``, the view does.
  public var traitCollection: TraitCollection {
    if let update = rareValues?.propertyUpdate, update.isRunning {
      return currentTraits.recording(update.reads)
    }
    guard let updater = nearestUpdater, updater.isUpdating else { return currentTraits }
    return currentTraits.recording(updater.reads)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive parts: symbols, accessories, and fills without an assigned color.
  ///
  /// The view inherits it until you set it; the default is `systemBlue`. Setting it also sets it
  /// for the views inside. After you set `nil`, the view inherits the tint again.
  public var tintColor: CellColor! {
    get { nearestTint }
    set { changeTint(newValue) }
  }

  /// The view's own tint, or else the one that it inherits.
  final var nearestTint: CellColor { nearest { $0.ownTint } ?? .systemBlue }

  /// The cache that measures text in the view and stores the measurements.
  ///
  /// The view inherits it until you set it. It is `nil` if no view sets one: the embedded shaper
  /// then measures, and nothing is stored. A list sets one cache for all its cells.
  public var textMeasurementCache: TextMeasurementCache? {
    get { nearest { $0.ownCache } }
    set {
      let old = textMeasurementCache
      ownCache = newValue
      if textMeasurementCache !== old { setNeedsLayoutThroughout() }
    }
  }

  /// The margins that the view passes on to content in it, in points.
  ///
  /// The default is 8 on every side, as documented for `UIView`. Cells, headers and footers in a
  /// list have the margins of its rows by default. These margins depend on the list environment,
  /// the style sheet, the device and the width of the outermost view, which represents the screen.
  /// The content view of a cell has the margins that its cell passes on, or the larger ones of
  /// these and its own (G1; assumed for views other than list content views). In a plain
  /// ``CollectionCell``, its own count alone, as for a `UIView` that does not preserve the margins
  /// of its superview.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      guard let inheritedMargins else { return ownMargins ?? standardMargins }
      guard let ownMargins else { return inheritedMargins }
      let isMinimum = (superview as? ConfigurableView)?.passesMinimumMargins ?? false
      return isMinimum ? ownMargins.maximum(inheritedMargins) : ownMargins
    }
    set {
      if changeMargins({ ownMargins = newValue }) { invalidateHeightOfCell() }
    }
  }

  /// Restores the default margins.
  func resetLayoutMargins() { _ = changeMargins { ownMargins = nil } }

  /// Passes the margins of a cell on to its content view.
  func inheritMargins(_ margins: DirectionalEdgeInsets) {
    _ = changeMargins { inheritedMargins = margins }
  }

  /// Returns whether a closure changes the margins.
  private func changeMargins(_ change: () -> Void) -> Bool {
    let old = directionalLayoutMargins
    change()
    guard directionalLayoutMargins != old else { return false }
    layoutMarginsDidChange()
    setNeedsLayoutThroughout()
    return true
  }

  /// Inherits the superview's traits, and passes them on if they have changed.
  func inheritTraits() {
    let inherited = superview?.currentTraits ?? .phone
    var traits = traitOverrides.isEmpty ? inherited : traitOverrides.applied(to: inherited)
    if let rareValues { rareValues.limitContentSize(of: &traits) }
    guard traits != currentTraits else { return }
    let previous = currentTraits
    currentTraits = traits
    cachedLayoutContext = nil
    if !traits.hasSameLayout(as: previous) { setNeedsLayout() }
    updatePropertiesForTraits(from: previous)
    environmentChanged(.traits(previous))
    traitCollectionDidChange(previous)
    for observer in traitObservers { observer.call(previous) }
    for view in subviews { view.inheritTraits() }
  }

  /// The context for layouts in this view, without margins.
  ///
  /// It is cached until the traits or the text cache change.
  var layoutContext: LayoutContext {
    if let cachedLayoutContext { return cachedLayoutContext }
    let context =
      textMeasurementCache.map { LayoutContext(traits: currentTraits, cache: $0) }
      ?? LayoutContext(traits: currentTraits)
    cachedLayoutContext = context
    return context
  }

  private func changeTint(_ color: CellColor?) {
    let old = nearestTint
    ownTint = color
    if nearestTint != old { tintChanged() }
  }

  /// Announces a change of the tint to this view and to the views that inherit it.
  func tintChanged() {
    environmentChanged(.tint)
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintChanged() }
  }

  /// Requests layout for this view and all views inside, after a change of margins or text cache.
  func setNeedsLayoutThroughout() {
    cachedLayoutContext = nil
    environmentChanged(.margins)
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }

  /// The updater of the view or of the cell around it; `nil` outside any cell.
  var nearestUpdater: Updater? { ownUpdater ?? superview?.nearest { $0.ownUpdater } }

  /// Returns a value from the nearest view that has one, starting with this view and going outward.
  private func nearest<Value>(_ own: (CellView) -> Value?) -> Value? {
    var view: CellView? = self
    while let current = view {
      if let value = own(current) { return value }
      view = current.superview
    }
    return nil
  }
}

/// A change of a value that a view inherits.
enum EnvironmentChange {
  /// The traits changed; the value is the previous ones.
  case traits(TraitCollection)

  /// The tint changed.
  case tint

  /// The margins or the text cache changed.
  case margins
}
