public import Foundation

/// A rectangle in a view, for placing your own views.
///
/// As documented for `UILayoutGuide`: read ``layoutFrame`` in the `layoutSubviews()` of a subclass,
/// or after `layoutIfNeeded()`. The module `CellConstraints` adds anchors for constraints. Its view
/// owns it. A guide that its view has removed keeps its last frame.
@preconcurrency @MainActor
public final class LayoutGuide {
  /// The source of a guide's rectangle.
  package enum Role {
    /// Constraints determine it.
    case constraints

    /// It is part of its view: the image, the texts or the separator.
    case part

    /// It is the view without its margins.
    case margins

    /// It is the view without its margins, at most as wide as a readable line.
    case readable

    /// It is the whole view.
    case safeArea

    /// It is the bottom edge of the view.
    case keyboard
  }

  package let role: Role

  /// The view that the guide belongs to; `nil` for none, and once the view has removed it.
  public package(set) weak var owningView: CellView?

  /// A name for messages; empty by default.
  public var identifier = ""

  /// The rectangle in the view's coordinates, in points, as of the last layout.
  public package(set) var layoutFrame = CGRect.zero

  /// Creates a guide that constraints place, once a view contains it.
  public convenience init() { self.init(.constraints, in: nil) }

  package init(_ role: Role, in view: CellView?) {
    self.role = role
    owningView = view
  }

  convenience init(in view: CellView) { self.init(.part, in: view) }
}
