public import Foundation

/// A rectangle in a view, for placing your own views.
///
/// As documented for `UILayoutGuide`, but without constraints: read ``layoutFrame`` in the
/// `layoutSubviews()` of a subclass, or after `layoutIfNeeded()`. Its view makes and owns it. A
/// guide that its view has removed keeps its last frame.
@preconcurrency @MainActor
public final class LayoutGuide {
  /// The view that the guide belongs to; `nil` once the view has removed it.
  public internal(set) weak var owningView: CellView?

  /// The rectangle in the view's coordinates, in points, as of the last layout.
  public internal(set) var layoutFrame = CGRect.zero

  init(in view: CellView) { owningView = view }
}
