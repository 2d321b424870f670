import CellHosting
import Foundation

/// A view in a stack.
struct ArrangedView {
  let view: CellView

  /// The distance after the view; `nil` for the spacing of the stack.
  var spacing: CGFloat?
}

/// The constraints that a view holds, its guides and the priorities of its size.
///
/// The view owns it.
@MainActor
final class ConstraintStorage: ConstraintHost {
  /// The active constraints in the order of their activation, some perhaps of removed guides.
  var constraints: [LayoutConstraint] = []

  /// The views that a stack arranges; empty for any other view.
  var arranged: [ArrangedView] = []

  var guides: [LayoutGuide] = []
  var hugging: [LayoutConstraint.Axis: LayoutPriority] = [:]
  var resistance: [LayoutConstraint.Axis: LayoutPriority] = [:]
  private var standardGuides: [LayoutGuide.Role: LayoutGuide] = [:]

  /// The view whose layout placed the views in this one last; `nil` if it was this view.
  weak var outerRoot: CellView?

  func guide(_ role: LayoutGuide.Role, in view: CellView) -> LayoutGuide {
    if let guide = standardGuides[role] { return guide }
    let guide = LayoutGuide(role, in: view)
    standardGuides[role] = guide
    return guide
  }

  /// The guides that were added or requested.
  var usedGuides: [LayoutGuide] { guides + standardGuides.values }

  var hasConstraints: Bool { !constraints.isEmpty }

  func loseConstraints(of view: CellView) {
    for constraint in constraints where constraint.refers(to: view) { constraint.isActive = false }
    arranged.removeAll { $0.view === view }
  }

  func placeViews(in view: CellView) {
    if view.isPlacedByConstraints, view.superview != nil { return }
    if let outerRoot, outerRoot !== view, view.isDescendant(of: outerRoot) { return }
    ViewSolver.place(in: view)
  }

  func fittingSize(of view: CellView, within size: CGSize, isExact: Bool) -> CGSize? {
    if !hasConstraints, !(view is StackView) { return nil }
    let isLimited = size.width < 1e9
    let width = isLimited && size.width > 0 ? Double(size.width) : 0
    return isLimited && isExact
      ? ViewSolver.size(of: view, fitting: (width, LinearConstraint.required), (0, 50))
      : ViewSolver.size(
        of: view, fitting: (0, 50), (0, 50), maximumWidth: isLimited ? width : nil)
  }
}
