import CellConfiguration
import CellText

extension CellView {
  /// Adds a view in front of the other subviews.
  ///
  /// The view leaves its current superview.
  ///
  /// - Precondition: The view is not this one and does not contain it.
  public func addSubview(_ view: CellView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view to insert. It leaves its current superview.
  ///   - index: The number of subviews behind it, clamped to the number of subviews.
  /// - Precondition: The view is not this one and does not contain it.
  public func insertSubview(_ view: CellView, at index: Int) {
    if isDescendant(of: view) {
      trap("found a view that is or contains the new superview, expected any other one")
    }
    let (tint, cache) = (view.tintColor, view.textMeasurementCache)
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.moved(from: tint, cache)
    setNeedsLayout()
  }

  /// Removes the view from its superview; does nothing without one.
  public func removeFromSuperview() {
    guard let superview else { return }
    let (tint, cache) = (tintColor, textMeasurementCache)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    moved(from: tint, cache)
    superview.setNeedsLayout()
  }

  /// Returns whether the view is another view or lies anywhere inside it.
  public func isDescendant(of view: CellView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with a tag, searching this view and its subviews depth first.
  ///
  /// Subviews are searched from back to front.
  public func viewWithTag(_ tag: Int) -> CellView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inherits the values of the new superview in place of those of the previous one.
  private func moved(from tint: CellColor, _ cache: TextMeasurementCache?) {
    if isLayoutNeeded || isLayoutNeededBelow { superview?.markLayoutNeededBelow() }
    inheritTraits()
    if tintColor != tint { tintChanged() }
    if textMeasurementCache !== cache { setNeedsLayoutThroughout() }
    didMoveToSuperview()
  }
}
