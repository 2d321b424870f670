public import CellHosting
public import CellLayout
public import Foundation

/// An action that a control runs when the user operates it.
///
/// The controls that it was added to own it.
@preconcurrency @MainActor
public final class UIAction {
  /// The displayed name of the action.
  public let title: String

  /// The control for which the action is running; `nil` otherwise.
  public private(set) var sender: Any?

  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action that runs a closure.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  fileprivate func run(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A view that runs actions when the user operates it.
///
/// Like any view, it is owned by its superview.
open class UIControl: UIView {
  /// The events of a control; raw values match UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch ends within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The primary action of the control occurs.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for events: Event) {
    actions = actions.compactMap { added in
      guard added.action === action else { return added }
      let left = added.events.subtracting(events)
      return left.isEmpty ? nil : (added.action, left)
    }
  }

  /// Runs the actions for events, in the order of their addition.
  public func sendActions(for events: Event) {
    for added in actions where !added.events.isDisjoint(with: events) {
      added.action.run(for: self)
    }
  }
}

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

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A switch as the system draws it.
  open override var displayContents: [DisplayItem.Content] {
    [
      .control(
        .switch(isOn: isOn, onColor: onTintColor ?? .systemGreen),
        in: CGRect(origin: .zero, size: bounds.size), tint: tintColor, traits: traitCollection)
    ]
  }

  /// Has the effect of a user's tap: toggles the switch and runs its actions.
  public func toggleByUser() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
