public import UIKitNames

/// Something to do when a control is used.
///
/// Owned by the controls that it was added to.
@preconcurrency @MainActor
public final class UIAction {
  /// What the action is called where it is shown.
  public let title: String

  /// The control that the action runs for; `nil` while it does not run.
  public private(set) var sender: Any?

  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action of a closure.
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

/// A view that the user operates, and that runs actions then.
///
/// Owned like any view by its superview.
open class UIControl: UIView {
  /// What happens to a control; raw values as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch ends within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// What the control is for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Has an action run when events happen.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Has an action no longer run when events happen.
  public func removeAction(_ action: UIAction, for events: Event) {
    actions = actions.compactMap { added in
      guard added.action === action else { return added }
      let left = added.events.subtracting(events)
      return left.isEmpty ? nil : (added.action, left)
    }
  }

  /// Runs the actions for events, in the order in which they were added.
  public func sendActions(for events: Event) {
    for added in actions where !added.events.isDisjoint(with: events) {
      added.action.run(for: self)
    }
  }
}
