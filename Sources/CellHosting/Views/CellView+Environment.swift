public import CellConfiguration
public import CellText
import Foundation

extension CellView {
  /// The traits of the view: those of its superview with its ``traitOverrides``.
  ///
  /// Read inside an update pass of a cell around it, a trait counts as one that the cell depends
  /// on.
  public var traitCollection: TraitCollection {
    guard let reads = enclosingHost?.passReads else { return currentTraits }
    return currentTraits.recording(reads)
  }

  /// The colour of what can be touched: symbols, accessories, fills without a colour of their own.
  ///
  /// Inherited until it is set; `systemBlue` where nobody set one. Setting it decides
  /// it for the views inside too.
  public var tintColor: CellColor {
    get { sequence(first: self, next: \.superview).firstNonNil(\.ownTint) ?? .systemBlue }
    set { changeTint(newValue) }
  }

  /// Inherits the tint again after it was set.
  public func resetTintColor() { changeTint(nil) }

  /// What measures text in the view, and remembers what it measured.
  ///
  /// Inherited until it is set. Where nobody set one, nil: the embedded shaper measures and nothing
  /// is remembered. A list sets one for all its cells.
  public var textMeasurementCache: TextMeasurementCache? {
    get { sequence(first: self, next: \.superview).firstNonNil(\.ownCache) }
    set {
      guard newValue !== ownCache else { return }
      ownCache = newValue
      setNeedsLayoutThroughout()
    }
  }

  /// The margins that the view hands down to content in it, in points.
  ///
  /// 8 on every side until they are set, as documented for `UIView`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? CellView.standardMargins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ownMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayoutThroughout()
    }
  }

  private static let standardMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Takes the superview's traits, and hands them down if they differ from those of before.
  func inheritTraits() {
    let inherited = superview?.currentTraits ?? TraitCollection()
    let traits = traitOverrides.isEmpty ? inherited : traitOverrides.applied(to: inherited)
    guard traits != currentTraits else { return }
    let previous = currentTraits
    currentTraits = traits
    if !traits.laysOutLike(previous) { setNeedsLayout() }
    traitsChanged(from: previous)
    traitCollectionDidChange(previous)
    for view in subviews { view.inheritTraits() }
  }

  private func changeTint(_ color: CellColor?) {
    guard color != ownTint else { return }
    ownTint = color
    tintChanged()
  }

  func tintChanged() {
    tintChangedHere()
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintChanged() }
  }

  func setNeedsLayoutThroughout() {
    surroundingsChanged()
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }

  /// The cell, header or footer around the view, or the view itself if it is one.
  var enclosingHost: ConfigurableView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ConfigurableView }.first
  }
}

extension TraitCollection {
  /// Whether frames are the same with other traits; only colours may differ.
  func laysOutLike(_ other: TraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection && legibilityWeight == other.legibilityWeight
      && displayScale == other.displayScale && userInterfaceIdiom == other.userInterfaceIdiom
      && styleSheet == other.styleSheet
  }
}

extension Sequence {
  fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
