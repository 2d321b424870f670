public import CellConfiguration
import CellLayout
public import CellText
import Foundation

extension CellView {
  /// The traits of the view: those of its superview with its ``traitOverrides``.
  ///
  /// A view without a superview has the traits of a phone, so that `1 / displayScale` is a pixel.
  ///
  /// Read inside an update pass of a cell around it, a trait counts as one that the cell depends
  /// on.
  public var traitCollection: TraitCollection {
    guard let updater = nearestUpdater, updater.isUpdating else { return currentTraits }
    return currentTraits.recording(updater.reads)
  }

  /// The color of what can be touched: symbols, accessories, fills without a color of their own.
  ///
  /// Inherited until it is set; `systemBlue` where nobody set one. Setting it decides
  /// it for the views inside too.
  public var tintColor: CellColor {
    get { nearest { $0.ownTint } ?? .systemBlue }
    set { changeTint(newValue) }
  }

  /// Inherits the tint again after it was set.
  public func resetTintColor() { changeTint(nil) }

  /// What measures text in the view, and remembers what it measured.
  ///
  /// Inherited until it is set. Where nobody set one, `nil`: the embedded shaper measures and
  /// nothing is remembered. A list sets one for all its cells.
  public var textMeasurementCache: TextMeasurementCache? {
    get { nearest { $0.ownCache } }
    set {
      guard newValue !== ownCache else { return }
      ownCache = newValue
      setNeedsLayoutThroughout()
    }
  }

  /// The margins that the view hands down to content in it, in points.
  ///
  /// Until they are set they are 8 on every side, as documented for `UIView`; cells, headers and
  /// footers in a list have those of its rows, which depend on the list environment, the style
  /// sheet, the device and the width of the outermost view, which stands for the screen.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? standardMargins }
    set { changeMargins(newValue) }
  }

  /// Goes back to the margins of a view on which nobody set any.
  func resetLayoutMargins() { changeMargins(nil) }

  private func changeMargins(_ margins: DirectionalEdgeInsets?) {
    let old = directionalLayoutMargins
    ownMargins = margins
    guard directionalLayoutMargins != old else { return }
    layoutMarginsDidChange()
    setNeedsLayoutThroughout()
  }

  /// Takes the superview's traits, and hands them down if they differ from those of before.
  func inheritTraits() {
    let inherited = superview?.currentTraits ?? .phone
    let traits = traitOverrides.isEmpty ? inherited : traitOverrides.applied(to: inherited)
    guard traits != currentTraits else { return }
    let previous = currentTraits
    currentTraits = traits
    cachedLayoutContext = nil
    if !traits.hasSameLayout(as: previous) { setNeedsLayout() }
    environmentChanged(.traits(previous))
    traitCollectionDidChange(previous)
    for view in subviews { view.inheritTraits() }
  }

  /// What layouts in this view depend on besides margins.
  ///
  /// Made anew only where traits or cache have changed.
  var layoutContext: LayoutContext {
    if let cachedLayoutContext { return cachedLayoutContext }
    let context =
      textMeasurementCache.map { LayoutContext(traits: currentTraits, cache: $0) }
      ?? LayoutContext(traits: currentTraits)
    cachedLayoutContext = context
    return context
  }

  private func changeTint(_ color: CellColor?) {
    let old = tintColor
    ownTint = color
    if tintColor != old { tintChanged() }
  }

  /// Announces another tint here and to the views that inherit it.
  func tintChanged() {
    environmentChanged(.tint)
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintChanged() }
  }

  /// Announces other margins, or something else that measures text, here and in the views inside.
  func setNeedsLayoutThroughout() {
    cachedLayoutContext = nil
    environmentChanged(.margins)
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }

  /// What keeps the cell up to date that the view is or lies in; `nil` outside any.
  var nearestUpdater: Updater? { ownUpdater ?? superview?.nearest { $0.ownUpdater } }

  /// A value from the nearest view outward that has one, this one included.
  private func nearest<Value>(_ own: (CellView) -> Value?) -> Value? {
    var view: CellView? = self
    while let current = view {
      if let value = own(current) { return value }
      view = current.superview
    }
    return nil
  }
}

extension TraitCollection {
  /// Whether frames are the same with other traits; only colors may differ.
  func hasSameLayout(as other: TraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection && legibilityWeight == other.legibilityWeight
      && displayScale == other.displayScale && userInterfaceIdiom == other.userInterfaceIdiom
      && styleSheet == other.styleSheet && listEnvironment == other.listEnvironment
  }
}
