/// Which rows of a list are selected, which one the keyboard has, and what inputs do to them.
///
/// The value is the state, and ``handle(_:)`` the function from a state and an input to the next
/// state. It knows rows by identifiers of the program's own, and nothing of frames or cells:
///
/// ```swift
/// var selection = ListSelection(rows: ["wifi", "bluetooth"].map { .init($0, .open) })
/// let changes = selection.handle(.tap("wifi"))
/// let opens = changes.contains(.performPrimaryAction("wifi"))  // true
/// ```
///
/// At any time:
///
/// 1. Every selected row is a row of the list, and its primary action is not
///    ``RowPrimaryAction/none``. The same holds for the row that the keyboard has.
/// 2. No more rows are selected than the ``rules`` allow. When they or ``isEditing`` change, as
///    many rows stay selected as are still allowed: all, one or none (assumed). The one is the row
///    that was tapped last, or else the first.
public struct ListSelection<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A row as selection sees it.
  public struct Row: Hashable, Sendable {
    /// What names the row.
    public var id: ID

    /// What a tap on the row does.
    public var primaryAction: RowPrimaryAction

    /// Creates a row, which a tap selects unless you say something else.
    public init(_ id: ID, _ primaryAction: RowPrimaryAction = .select) {
      self.id = id
      self.primaryAction = primaryAction
    }
  }

  /// How many rows can be selected, and when.
  public internal(set) var rules: ListSelectionRules

  /// The rows, from the first to the last.
  public internal(set) var rows: [Row]

  /// Whether the list is being edited.
  public internal(set) var isEditing = false

  /// The row that the keyboard has; `nil` for none.
  public internal(set) var focusedID: ID?

  /// The row at which a range of rows begins.
  var anchor: ID?

  var selected: Set<ID> = []

  /// The indices of the rows.
  var indices: [ID: Int]

  /// Creates the state of a list in which nothing is selected.
  ///
  /// - Precondition: Each identifier occurs once.
  public init(rows: [Row] = [], rules: ListSelectionRules = ListSelectionRules()) {
    self.rows = rows
    self.rules = rules
    indices = Self.indices(of: rows)
  }

  /// The number of selected rows.
  public var selectedCount: Int { selected.count }

  /// The selected rows, in the order of the list.
  ///
  /// - Complexity: O(*k* · log *k*) for *k* selected rows.
  public var selectedIDs: [ID] { inOrder(selected) }

  /// Returns whether a row is selected.
  public func isSelected(_ id: ID) -> Bool { selected.contains(id) }

  /// How many rows can be selected now.
  public var limit: ListSelectionRules.Limit { rules.limit(isEditing: isEditing) }

  /// Returns rows in the order of the list.
  func inOrder(_ ids: some Sequence<ID>) -> [ID] {
    ids.compactMap { id in indices[id].map { (index: $0, id: id) } }
      .sorted { $0.index < $1.index }.map(\.id)
  }

  /// Returns what a tap on a row does; nothing if there is no such row.
  func primaryAction(of id: ID) -> RowPrimaryAction {
    indices[id].map { rows[$0].primaryAction } ?? .none
  }
}

extension ListSelection: PropertyListing {
  /// The selected rows, the row that the keyboard has, and the rules.
  public var propertyList: PropertyList {
    var list = PropertyList("ListSelection")
    list.add("selected", selectedIDs)
    list.add("focused", focusedID)
    list.add("rowCount", rows.count)
    if isEditing { list.add("isEditing", isEditing) }
    list.add("rules", rules)
    return list
  }
}

extension ListSelection.Row: CustomStringConvertible {
  /// The identifier and the primary action, such as `wifi (open)`.
  public var description: String { "\(id) (\(primaryAction.name))" }
}
