import CellConfiguration
import CellText
public import Foundation

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
      trap("Add the view to another superview: a view cannot contain itself.")
    }
    let (tint, cache) = (view.nearestTint, view.textMeasurementCache)
    if let old = view.superview {
      if old !== self { old.loseConstraints(of: view) }
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.moved(from: tint, cache)
    setNeedsLayout()
  }

  /// Puts a view right in front of another one in this view; in front of all others if that one is
  /// not in it.
  public func insertSubview(_ view: CellView, aboveSubview sibling: CellView) {
    insert(view, beside: sibling, distance: 1)
  }

  /// Puts a view right behind another one in this view; in front of all others if that one is not
  /// in it.
  public func insertSubview(_ view: CellView, belowSubview sibling: CellView) {
    insert(view, beside: sibling, distance: 0)
  }

  /// Puts a view in front of the others in this one; does nothing if it is not in it.
  public func bringSubviewToFront(_ view: CellView) { reorder(view, to: subviews.count - 1) }

  /// Puts a view behind the others in this one; does nothing if it is not in it.
  public func sendSubviewToBack(_ view: CellView) { reorder(view, to: 0) }

  private func insert(_ view: CellView, beside sibling: CellView, distance: Int) {
    if view === sibling { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    if view.superview === self {
      reorder(view, to: index + distance)
    } else {
      insertSubview(view, at: index + distance)
    }
  }

  /// Moves a subview among the others without removing it.
  private func reorder(_ view: CellView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
  }

  /// Removes the view from its superview; does nothing without one.
  ///
  /// Constraints between this view or a view in it and a view outside are deactivated, as
  /// documented for UIKit.
  public func removeFromSuperview() {
    if superview != nil { callRemovalHandlers() }
    guard let superview else { return }
    superview.loseConstraints(of: self)
    let (tint, cache) = (nearestTint, textMeasurementCache)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    moved(from: tint, cache)
    if isPlacedByConstraints { superview.sizeMayDiffer() } else { superview.setNeedsLayout() }
  }

  private func callRemovalHandlers() {
    rareValues?.removalHandler?()
    for view in subviews { view.callRemovalHandlers() }
  }

  /// Deactivates the constraints that this view and its superviews hold on a subview that leaves.
  private func loseConstraints(of subview: CellView) {
    for view in sequence(first: self, next: \.superview) {
      view.constraintHost?.loseConstraints(of: subview)
    }
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

  /// Replaces the values inherited from the previous superview by the values of the new one.
  private func moved(from tint: CellColor, _ cache: TextMeasurementCache?) {
    if isLayoutNeeded || isLayoutNeededBelow { superview?.markLayoutNeededBelow() }
    if isPropertyUpdateNeededBelow, ownUpdater == nil { superview?.markPropertyUpdateNeeded() }
    inheritTraits()
    if nearestTint != tint { tintChanged() }
    if textMeasurementCache !== cache { setNeedsLayoutThroughout() }
    if ownUpdater == nil, let updater = nearestUpdater { requestObservedLayout(for: updater) }
    didMoveToSuperview()
  }
}

extension CellView {
  /// Converts a point from this view to another one; `nil` means the outermost view's superview.
  ///
  /// Views of different hierarchies are assumed to share the coordinates of the outermost
  /// superview.
  public func convert(_ point: CGPoint, to view: CellView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    let here = offsetFromOutermost
    let there = view?.offsetFromOutermost ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a point from the coordinates of another view to this view's coordinates.
  public func convert(_ point: CGPoint, from view: CellView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    let here = offsetFromOutermost
    return CGPoint(x: point.x - here.x, y: point.y - here.y)
  }

  /// Converts a rectangle from this view's coordinates to the coordinates of another view.
  public func convert(_ rect: CGRect, to view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view to this view's coordinates.
  public func convert(_ rect: CGRect, from view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The translation from the view's coordinates to its superview's.
  private var offset: CGPoint {
    CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  private var offsetFromOutermost: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: .zero) {
      $0.x += $1.offset.x
      $0.y += $1.offset.y
    }
  }
}
