public import Foundation

/// A rectangle in a view that views of one's own can be placed by.
///
/// As documented for `UILayoutGuide`, without constraints: read ``layoutFrame`` in the
/// `layoutSubviews()` of a subclass, or after `layoutIfNeeded()`. Made and owned by its view; a
/// guide that its view has given up keeps the last frame.
@preconcurrency @MainActor
public final class LayoutGuide {
  /// The view that the guide belongs to; `nil` once the view has given it up.
  public internal(set) weak var owningView: CellView?

  /// The rectangle in the coordinates of the view, in points, as of the last layout.
  public internal(set) var layoutFrame = CGRect.zero

  init(in view: CellView) { owningView = view }
}
