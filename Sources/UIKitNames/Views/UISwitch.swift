import CellHosting
public import CellLayout
public import Foundation

/// A switch that runs actions when the user toggles it; its superview owns it.
open class UISwitch: UIControl {
  /// Whether the switch is on; setting it runs no actions.
  open var isOn = false { didSet { stateDidChange() } }
  /// The color of the switch while it is on; `nil` for the system's color.
  open var onTintColor: UIColor? { didSet { stateDidChange() } }
  /// The color of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { stateDidChange() } }

  /// Turns the switch on or off without running actions; nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 points, as documented for systems before iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// A switch as the system draws it.
  open override var displayContents: [DisplayItem.Content] {
    let control = CellControl.switch(isOn: isOn, onColor: onTintColor ?? .systemGreen)
    return dimmed([drawing(of: control, [nil, nil, thumbTintColor])])
  }

  /// Has the effect of a user's tap: toggles the switch and runs its actions.
  public func toggleByUser() {
    guard isOperable else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func tap(at point: CGPoint) { toggleByUser() }
}

extension UISwitch: FixedSizeView {}
