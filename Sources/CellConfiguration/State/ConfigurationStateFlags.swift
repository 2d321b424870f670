/// What is true of a cell or view at one moment, as a set that is compared in one step.
///
/// The states have a Boolean property for each flag; configurations and style sheets look at the
/// set.
public struct ConfigurationStateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt16

  /// Creates a set of bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  // The flags that the system's own styles react to come first, so that their tables stay small.

  /// User interaction is off.
  public static let disabled = ConfigurationStateFlags(rawValue: 1 << 0)

  /// A touch is down on it.
  public static let highlighted = ConfigurationStateFlags(rawValue: 1 << 1)

  /// It is selected.
  public static let selected = ConfigurationStateFlags(rawValue: 1 << 2)

  /// It has the focus of a keyboard or remote.
  public static let focused = ConfigurationStateFlags(rawValue: 1 << 3)

  /// Its list is in editing mode.
  public static let editing = ConfigurationStateFlags(rawValue: 1 << 4)

  /// Its swipe actions are showing.
  public static let swiped = ConfigurationStateFlags(rawValue: 1 << 5)

  /// Something dragged would be dropped on it.
  public static let targeted = ConfigurationStateFlags(rawValue: 1 << 6)

  /// The device is a Mac.
  ///
  /// Set from the traits, not from a state of the view.
  public static let onMac = ConfigurationStateFlags(rawValue: 1 << 7)

  /// It is a header or footer that sticks to the edge.
  public static let pinned = ConfigurationStateFlags(rawValue: 1 << 8)

  /// It is an outline item that shows its children.
  public static let expanded = ConfigurationStateFlags(rawValue: 1 << 9)

  /// It is being moved by the user.
  public static let reordering = ConfigurationStateFlags(rawValue: 1 << 10)

  /// It was picked up, the drag has not begun.
  public static let lifting = ConfigurationStateFlags(rawValue: 1 << 11)

  /// It is being dragged.
  public static let dragging = ConfigurationStateFlags(rawValue: 1 << 12)

  /// Something dragged may be dropped in its list, but not on it.
  public static let notTargeted = ConfigurationStateFlags(rawValue: 1 << 13)
}

extension StateFlag {
  /// The flags of states, in the order in which UIKit prints them.
  static let all = [
    StateFlag(
      "disabled", .disabled, .anyView, "isDisabled", "Disabled", "whether it cannot be used"),
    StateFlag(
      "highlighted", .highlighted, .anyView, "isHighlighted", "Highlighted",
      "whether it is being touched"),
    StateFlag(
      "selected", .selected, .anyView, "isSelected", "Selected", "whether it is selected"),
    StateFlag(
      "focused", .focused, .anyView, "isFocused", "Focused", "whether it has the focus"),
    StateFlag(
      "pinned", .pinned, .anyView, "isPinned", "Pinned", "whether it sticks to the edge of the list"
    ),
    StateFlag(
      "editing", .editing, .cell, "isEditing", "Editing", "whether the list is being edited"),
    StateFlag(
      "expanded", .expanded, .cell, "isExpanded", "Expanded", "whether its children are shown"),
    StateFlag(
      "swiped", .swiped, .cell, "isSwiped", "Swiped", "whether its swipe actions are shown"),
    StateFlag(
      "reordering", .reordering, .cell, "isReordering", "Reordering", "whether it is being moved"),
    StateFlag(
      "lifting", .lifting, .cell, "cellDragState", Drag.lifting, insteadOf: .none,
      "cellDragState = Lifting", dragMeaning),
    StateFlag(
      "dragging", .dragging, .cell, "cellDragState", Drag.dragging, insteadOf: .none,
      "cellDragState = Dragging", dragMeaning),
    StateFlag(
      "notTargeted", .notTargeted, .cell, "cellDropState", Drop.notTargeted, insteadOf: .none,
      "cellDropState = Not Targeted", dropMeaning),
    StateFlag(
      "targeted", .targeted, .cell, "cellDropState", Drop.targeted, insteadOf: .none,
      "cellDropState = Targeted", dropMeaning),
  ]

  private static let dragMeaning = "how far it is being dragged"
  private static let dropMeaning = "what it is to something dragged over the list"

  private typealias Drag = CellConfigurationState.DragState
  private typealias Drop = CellConfigurationState.DropState
}

extension ConfigurationStateFlags: NamedOptions {
  package static let names: [(name: String, option: ConfigurationStateFlags)] =
    StateFlag.all.map { ($0.name, $0.option) } + [("onMac", .onMac)]

  package subscript(flag: ConfigurationStateFlags) -> Bool {
    get { contains(flag) }
    set { if newValue { insert(flag) } else { remove(flag) } }
  }
}
