public import Foundation
public import CellHosting

/// A switch that runs actions when the user toggles it.
///
/// Like any view, it is owned by its superview.
open class UISwitch: UIControl {
  /// Whether the switch is on; setting it runs no actions.
  public var isOn = false

  /// The color of the switch while it is on; `nil` for the system's color.
  public var onTintColor: UIColor?

  /// Turns the switch on or off without running actions; nothing is animated.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 points, as documented for systems before iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  /// Has the effect of a user's tap: toggles the switch and runs its actions.
  public func toggleByUser() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
