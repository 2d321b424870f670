/// The selected rows and the keyboard focus of a list, and the effects of inputs on them.
///
/// The value is the state. The function ``handle(_:)`` changes it for an input. Rows have
/// identifiers of your choice; a selection does not depend on frames and cells:
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
///    ``RowPrimaryAction/none``. The same applies to the row with keyboard focus.
/// 2. The number of selected rows is within the limit of the ``rules``. When the rules or
///    ``isEditing`` change, the selection is reduced to the new limit: any number, one or none
///    (assumed). If the limit is one, the row that was tapped last stays selected, or else the
///    first selected row.
public struct ListSelection<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A row of the list: its identifier and its primary action.
  public struct Row: Hashable, Sendable {
    /// The identifier of the row.
    public var id: ID

    /// The effect of a tap on the row.
    public var primaryAction: RowPrimaryAction

    /// Creates a row, which a tap selects by default.
    public init(_ id: ID, _ primaryAction: RowPrimaryAction = .select) {
      self.id = id
      self.primaryAction = primaryAction
    }
  }

  /// The rules for selecting rows.
  public internal(set) var rules: ListSelectionRules

  /// The rows, which a selection looks up when an input concerns them.
  var source: AnyListRows<ID>

  /// Whether the list is being edited.
  public internal(set) var isEditing = false

  /// The row with keyboard focus; `nil` for none.
  public internal(set) var focusedID: ID?

  /// The row at which a range of rows begins.
  var anchor: ID?

  /// The selected rows, visible or not.
  var selected: Set<ID> = []

  /// Creates the state of a list in which nothing is selected.
  ///
  /// - Precondition: Each identifier occurs once.
  public init(rows: [Row] = [], rules: ListSelectionRules = ListSelectionRules()) {
    source = AnyListRows(ListRowArray(rows))
    self.rules = rules
  }

  /// The rows, from the first to the last.
  ///
  /// - Complexity: O(1) for rows that were set, O(*n*) for those of a hosted list.
  public var rows: [Row] { source.rows }

  /// The number of selected rows.
  public var selectedCount: Int { selected.count }

  /// The selected rows, in the order of the list.
  ///
  /// - Complexity: O(*k* · log *k*) for *k* selected rows.
  public var selectedIDs: [ID] { inOrder(selected) }

  /// Returns the index of a row among all rows; `nil` for a missing row.
  public func index(of id: ID) -> Int? { source.base.index(of: id) }

  /// Returns whether a row is selected.
  public func isSelected(_ id: ID) -> Bool { selected.contains(id) }

  /// The number of rows that can be selected now.
  public var limit: ListSelectionRules.Limit { rules.limit(isEditing: isEditing) }

  /// Returns rows in the order of the list.
  func inOrder(_ ids: some Sequence<ID>) -> [ID] {
    ids.compactMap { id in source.base.place(of: id).map { (place: $0, id: id) } }
      .sorted { $0.place < $1.place }.map { $0.id }
  }

  /// Returns the effect of a tap on a row; a tap on a missing row has none.
  func primaryAction(of id: ID) -> RowPrimaryAction {
    source.base.contains(id) ? source.base.primaryAction(of: id) : .none
  }
}

extension ListSelection: ValueDumpConvertible {
  /// The selected rows, the row with keyboard focus, and the rules.
  package var listedProperties: Any {
    (
      selected: selectedIDs, focused: focusedID, rowCount: source.base.count,
      isEditing: isEditing.unless(false), rules: rules
    )
  }
}

extension ListSelection.Row: CustomStringConvertible {
  /// The identifier and the primary action, such as `wifi (open)`.
  public var description: String { "\(id) (\(primaryAction.name))" }
}
