// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellHosting

@available(*, unavailable, message: "tables do not show it: leave it out")
extension UITableViewCell {
  public var showingDeleteConfirmation: Bool { unavailable() }
  public var shouldIndentWhileEditing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    separators belong to the list: set `separatorInset` of the table
    """
)
extension UITableViewCell {
  public var separatorInset: UIEdgeInsets {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "focus and dragging belong to the toolkit that shows the cell"
)
extension UITableViewCell {
  public enum FocusStyle: Int { case `default`, custom }
  public var focusStyle: FocusStyle {
    get { unavailable() }
    set { unavailable() }
  }
  public var userInteractionEnabledWhileDragging: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    override `updateConfiguration(using:)`, whose state has `isEditing` and `isSwiped`
    """
)
extension UITableViewCell {
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { unavailable() }
    public static var defaultMask: StateMask { unavailable() }
    public static var showingEditControl: StateMask { unavailable() }
    public static var showingDeleteConfirmation: StateMask { unavailable() }
  }
  public func willTransition(to state: StateMask) { unavailable() }
  public func didTransition(to state: StateMask) { unavailable() }
}
