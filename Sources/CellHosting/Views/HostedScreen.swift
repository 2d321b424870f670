public import CellConfiguration
package import Foundation

/// A screen of an app: a hierarchy of views, and the parts of bars and alerts around it.
///
/// The module `CellTesting` compares screens with snapshots and drives them as a user does. View
/// controllers are screens. A toolkit adopts the protocol for its own kind of screen.
@preconcurrency @MainActor
public protocol HostedScreen: AnyObject {
  /// The view that fills the screen.
  ///
  /// It is loaded and has appeared; its size is the size of the screen.
  var screenView: CellView { get }

  /// The parts of the screen that are not views: titles, buttons of bars, alerts.
  var screenItems: [ScreenItem] { get }

  /// The views of bars around ``screenView`` into which the user types; none by default.
  var screenBars: [CellView] { get }
}

extension HostedScreen {
  /// No views.
  public var screenBars: [CellView] { [] }
}

/// A part of a screen that is not a view, such as a button of a bar or of an alert.
public struct ScreenItem: Sendable {
  /// The place of the item in the objects of your app, such as `navigationItem.title`.
  public var path: String

  /// The displayed text; `nil` for none.
  public var title: String?

  /// The displayed image; `nil` for none.
  public var image: CellImage?

  /// The kind of the item, such as `destructive`; `nil` for a usual one.
  public var role: String?

  /// The color of the item; `nil` for the color of its bar.
  public var tintColor: CellColor?

  /// Whether the user can choose the item.
  public var isEnabled = true

  /// Whether the item has a checkmark, or is the one of several that is chosen.
  public var isSelected = false

  /// Runs when the user chooses the item; `nil` for an item that is only read.
  public var action: (@MainActor () -> Void)?

  /// Creates an item with a title, which is only read.
  public init(_ path: String, title: String?) { (self.path, self.title) = (path, title) }
}

extension ScreenItem: CustomStringConvertible {
  /// The title in quotation marks, the image, and the properties that hold, on one line.
  public var description: String {
    [
      title.map { "\"\($0)\"" }, image.map { "\($0)" }, tintColor.map { "\($0)" }, role,
      isEnabled ? nil : "disabled",
      isSelected ? "selected" : nil, action == nil ? nil : "button",
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

/// A view that shows itself completely, also if it shows nothing at the moment.
@MainActor
package protocol DrawnView: CellView {}

/// A view that responds to a touch, such as a control.
@MainActor
package protocol TouchTarget: DrawnView {
  /// Whether the user can operate the view.
  var isOperable: Bool { get }

  /// Has the effect of a tap at a point in the view's coordinates.
  ///
  /// - Returns: Whether the view takes the tap.
  func tapByUser(at point: CGPoint) -> Bool
}

/// A control that a user operates by pulling down a list.
@MainActor
package protocol RefreshTarget: TouchTarget {}

/// A view that shows titles, such as a label or a button.
@MainActor
package protocol TitledView: DrawnView {
  /// The titles with their frames in the view.
  var titles: [(title: String, frame: CGRect)] { get }
}

/// A view in which the user edits text.
@MainActor
package protocol TextInputView: CellView {
  /// The text that stands for an empty one; `nil` for none.
  var placeholder: String? { get }

  /// Has the effect of a user who taps the view, types in place of its text, and ends editing.
  func enterByUser(_ text: String)
}

/// An object that recognizes gestures in a view.
@MainActor
package protocol ViewGesture: AnyObject {
  /// Has the effect of a tap at a point in the view's coordinates.
  ///
  /// - Returns: Whether the object recognizes taps.
  func tapByUser(at point: CGPoint) -> Bool

  /// Has the effect of a long press at a point in the view's coordinates.
  ///
  /// - Returns: Whether the object recognizes long presses.
  func pressByUser(at point: CGPoint) -> Bool
}

extension ViewGesture {
  package func pressByUser(at point: CGPoint) -> Bool { false }
}

/// An object that owns a view, such as a view controller; it is the view's next responder.
@MainActor
package protocol ViewOwner: Responder {
  /// Called before the view places its subviews.
  func viewWillPlaceSubviews()

  /// Called after the view has placed its subviews.
  func viewDidPlaceSubviews()
}
