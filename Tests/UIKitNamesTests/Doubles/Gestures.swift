import UIKitNames

/// A gesture of the user in a view, which calls a closure.
///
/// In UIKit it is a method of some object, found by its selector.
@MainActor
class UIGestureRecognizer {
  enum State { case possible, began, ended }

  weak var view: UIView?
  private(set) var state = State.possible
  private var point = CGPoint.zero
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

  func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// What a finger does at a point in the view.
  fileprivate func reach(_ state: State, at point: CGPoint) {
    self.state = state
    self.point = point
    action(self)
  }
}

/// A tap, which has a beginning and an end.
final class UITapGestureRecognizer: UIGestureRecognizer {
  /// What a finger does that touches a point in the view.
  func tapByUser(at point: CGPoint) {
    reach(.began, at: point)
    reach(.ended, at: point)
  }
}
