package import Foundation

/// The constraints in a view, which the module `CellConstraints` solves.
///
/// The view owns it.
@MainActor
package protocol ConstraintHost: AnyObject {
  /// Whether there are constraints, and not only guides or priorities.
  var hasConstraints: Bool { get }

  /// Deactivates the constraints on a view that leaves, and on the views in it.
  func loseConstraints(of view: CellView)

  /// Places the views that constraints in a view place.
  func placeViews(in view: CellView)

  /// Returns the size that constraints in a view determine, as wide as a size or narrower; `nil`
  /// without constraints.
  func fittingSize(of view: CellView, within size: CGSize, isExact: Bool) -> CGSize?
}

/// A view with text.
@MainActor
package protocol TextualView: CellView {
  /// Whether the height depends on the width: `sizeThatFits(_:)` returns it for a width.
  var wrapsText: Bool { get }

  /// Returns the distances of the first baseline from the top and of the last one from the bottom
  /// at a width, in points; `nil` without text.
  func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)?

  /// Whether the text stays in the middle of a view that is taller than its content.
  var centersText: Bool { get }
}

extension TextualView {
  package var centersText: Bool { false }
}

extension CellView {
  /// Requests a call of ``updateConstraints()`` in the next layout pass.
  ///
  /// The height of a cell that has the view in its content is measured again, after the call.
  public func setNeedsUpdateConstraints() {
    isConstraintUpdateNeeded = true
    setNeedsLayout()
    invalidateHeightOfCell()
  }

  /// Calls ``updateConstraints()`` of the view and the views in it where it waits to be called.
  public func updateConstraintsIfNeeded() {
    if isConstraintUpdateNeeded {
      isConstraintUpdateNeeded = false
      updateConstraints()
    }
    // Cells do so in their own passes.
    for view in subviews where view.ownUpdater == nil { view.updateConstraintsIfNeeded() }
  }

  /// Returns the height of a content view in points, in this order: by its constraints, its content
  /// or `sizeThatFits(_:)`.
  func contentHeight(fitting width: CGFloat) -> CGFloat {
    updateConstraintsIfNeeded()
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    if let solved = constraintHost?.fittingSize(of: self, within: size, isExact: true) {
      return solved.height
    }
    let intrinsic = intrinsicContentSize.height
    if intrinsic != Self.noIntrinsicMetric, !(self is any TextualView) { return intrinsic }
    return sizeThatFits(size).height
  }
}

/// A view that is always drawn in its intrinsic size, such as a switch.
///
/// Constraints stretch the views beside it instead (assumed).
package protocol FixedSizeView: CellView {}
