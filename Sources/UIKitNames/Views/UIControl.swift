public import CellHosting
import CellLayout
public import Foundation

/// A view that runs actions when the user operates it; its superview owns it.
open class UIControl: UIView {
  /// Alignments between the sides; raw values match UIKit.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The alignment of a button's content between the sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateDidChange() }
  }
  /// Whether the user can operate the control; otherwise it is pale.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a touch is on the control.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The state, from the three properties above.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// The events for which there are actions.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions = actions.compactMap { added in
      guard added.action.identifier == identifier else { return added }
      let left = added.events.subtracting(events)
      return left.isEmpty ? nil : (added.action, left)
    }
  }

  /// Runs the actions for events, in the order of their addition.
  open func sendActions(for events: Event) {
    for added in actions where !added.events.isDisjoint(with: events) { sendAction(added.action) }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.run(for: self) }

  /// Has the effect of a user's tap: `touchDown`, while highlighted, and `touchUpInside`.
  ///
  /// As all methods whose name ends in `ByUser`, it does nothing if the control or a view around it
  /// is hidden or without user interaction, or the control is disabled.
  public func tapByUser() {
    guard isOperable else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    touchDidEnd()
  }

  func touchDidEnd() { sendActions(for: .touchUpInside) }

  /// Has the effect of a user's tap at a point in the control.
  func tap(at point: CGPoint) { tapByUser() }

  /// Whether a user can operate the control.
  package final var isOperable: Bool {
    let views = sequence(first: self as UIView, next: \.superview)
    return isEnabled && views.allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
  }

  /// Called after a change of the state or look, which leaves the size.
  func stateDidChange() { setNeedsLayout() }

  /// Returns drawing steps, which are pale if the control is disabled.
  final func dimmed(_ contents: [DisplayItem.Content]) -> [DisplayItem.Content] {
    isEnabled ? contents : [contents.pale]
  }
}

extension [DisplayItem.Content] {
  /// The steps at half of their opacity (assumed), as one step.
  var pale: DisplayItem.Content {
    let whole = DisplayItem.Content.group(items(.view(0)), clip: nil)
    return .group([whole].items(.view(0), alpha: 0.5), clip: nil)
  }
}

extension UIControl: TouchTarget {
  package func tapByUser(at point: CGPoint) -> Bool {
    tap(at: point)
    return true
  }
}

extension UIControl {
  /// The states of a control; raw values match UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states.
    public static let normal: State = []
    /// A touch is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user cannot operate the control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The events of a control; raw values match UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control occurs.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user begins to edit a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ends editing a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user presses Return in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
