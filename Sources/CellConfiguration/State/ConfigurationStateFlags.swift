/// The conditions that are true of a cell or view at one moment.
///
/// States have a Boolean property for each flag. Configurations and style sheets use the set, which
/// is compared in one step.
public struct ConfigurationStateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  // The flags that the system's styles react to come first to keep the tables of styles small.

  /// User interaction is off.
  public static let disabled = ConfigurationStateFlags(rawValue: 1 << 0)

  /// A touch is down on the cell or view.
  public static let highlighted = ConfigurationStateFlags(rawValue: 1 << 1)

  /// The cell or view is selected.
  public static let selected = ConfigurationStateFlags(rawValue: 1 << 2)

  /// The cell or view has the focus of a keyboard or remote.
  public static let focused = ConfigurationStateFlags(rawValue: 1 << 3)

  /// The list is in editing mode.
  public static let editing = ConfigurationStateFlags(rawValue: 1 << 4)

  /// Swipe actions are showing.
  public static let swiped = ConfigurationStateFlags(rawValue: 1 << 5)

  /// An item dragged over the list would be dropped on this cell.
  public static let targeted = ConfigurationStateFlags(rawValue: 1 << 6)

  /// The device is a Mac.
  ///
  /// The flag comes from the traits, not from a state of the view.
  public static let onMac = ConfigurationStateFlags(rawValue: 1 << 7)

  /// The header or footer sticks to the edge of its list.
  public static let pinned = ConfigurationStateFlags(rawValue: 1 << 8)

  /// The outline item shows its children.
  public static let expanded = ConfigurationStateFlags(rawValue: 1 << 9)

  /// The user is moving the cell.
  public static let reordering = ConfigurationStateFlags(rawValue: 1 << 10)

  /// The cell was picked up, but the drag has not begun.
  public static let lifting = ConfigurationStateFlags(rawValue: 1 << 11)

  /// The cell is being dragged.
  public static let dragging = ConfigurationStateFlags(rawValue: 1 << 12)

  /// An item dragged over the list may be dropped in the list, but not on this cell.
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

  private static let dragMeaning = "phase of a drag of the cell"
  private static let dropMeaning = "role of the cell for an item dragged over the list"

  private typealias Drag = CellConfigurationState.DragState
  private typealias Drop = CellConfigurationState.DropState
}

extension ConfigurationStateFlags: NamedOptions {
  package static let elementSchemaName = "ConfigurationStateFlag"

  package static let names: [(name: String, option: ConfigurationStateFlags)] =
    StateFlag.all.map { ($0.name, $0.option) } + [("onMac", .onMac)]

  package subscript(flag: ConfigurationStateFlags) -> Bool {
    get { contains(flag) }
    set { if newValue { insert(flag) } else { remove(flag) } }
  }
}
