public import CellHosting
public import Foundation

/// An object that recognizes a gesture of the user in a view, which owns it.
///
/// UIKit calls a method with a selector, which needs Objective-C; here it calls a closure.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture; raw values match UIKit.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// The view; `nil` for none.
  public internal(set) weak var view: UIView?
  /// The progress of the gesture.
  open var state = State.possible
  /// Whether the object recognizes gestures.
  open var isEnabled = true
  /// Whether a recognized gesture ends touches of the view, a plain value for a toolkit.
  open var cancelsTouchesInView = true
  /// A name for debugging; `nil` for none.
  open var name: String?
  private var point = CGPoint.zero
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  /// Creates an object that calls a closure; UIKit does not have it.
  public init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }

  /// Returns the point of the gesture in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// Calls the closure for a gesture that begins and ends at a point in the view's coordinates.
  func recognize(at point: CGPoint, _ states: [State]) -> Bool {
    guard isEnabled else { return false }
    self.point = point
    for state in states {
      self.state = state
      handler(self)
    }
    state = .possible
    return true
  }
}

/// An object that recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer, ViewGesture {
  /// The number of taps, a plain value for a toolkit: tests tap as often.
  open var numberOfTapsRequired = 1
  /// The number of fingers, a plain value for a toolkit.
  open var numberOfTouchesRequired = 1

  /// Has the effect of a user's tap at a point in the view; returns whether it is recognized.
  @discardableResult
  public func tapByUser(at point: CGPoint) -> Bool { recognize(at: point, [.ended]) }
}

/// An object that recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer, ViewGesture {
  /// The time after which a press is a long one, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  package func tapByUser(at point: CGPoint) -> Bool { false }
  /// Has the effect of a long press at a point in the view; returns whether it is recognized.
  @discardableResult
  public func pressByUser(at point: CGPoint) -> Bool { recognize(at: point, [.began, .ended]) }
}

extension UIView {
  /// Adds an object that recognizes a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    if let gesture = gestureRecognizer as? any ViewGesture { gestures.append(gesture) }
  }
  /// Removes an object that recognizes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// The objects that recognize gestures; `nil` for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    gestures.isEmpty ? nil : gestures.compactMap { $0 as? UIGestureRecognizer }
  }
}
