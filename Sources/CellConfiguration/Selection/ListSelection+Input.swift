extension ListSelection {
  /// What the user or the program does to a list.
  public enum Input: Hashable, Sendable {
    /// The user taps or clicks a row, perhaps with keys held.
    case tap(ID, TapModifiers = [])

    /// The user taps an accessory of a row.
    indirect case tapAccessory(CellAccessory, of: ID)

    /// The user chooses an action that a swipe reveals beside a row.
    indirect case tapSwipeAction(SwipeAction, of: ID)

    /// An arrow key moves the keyboard by some rows: down for positive numbers, up for negative
    /// ones.
    ///
    /// With the shift key held, it extends the selection.
    case moveFocus(by: Int, extending: Bool = false)

    /// The keyboard gets a row, or leaves the list for `nil`.
    case focus(ID?)

    /// The return key: what a tap on the row that the keyboard has would do.
    case activate

    /// The space bar: selects the row that the keyboard has, or deselects it.
    case toggle

    /// Selects all rows, where several can be.
    case selectAll

    /// The escape key: deselects all rows.
    case deselectAll

    /// The program selects a row.
    ///
    /// Where one row can be selected, it replaces the selected one; where none can, nothing
    /// happens. As documented for `selectItem(at:animated:scrollPosition:)`.
    case select(ID)

    /// The program deselects a row.
    case deselect(ID)

    /// Editing begins or ends.
    case setEditing(Bool)

    /// The list has other rules.
    case setRules(ListSelectionRules)

    /// The list has other rows, from the first to the last.
    ///
    /// - Precondition: Each identifier occurs once.
    case setRows([Row])
  }

  /// What became of an input.
  public enum Change: Hashable, Sendable {
    /// A row is no longer selected, or no longer there.
    case deselected(ID)

    /// A row is selected.
    case selected(ID)

    /// The keyboard has another row; `nil` for none.
    case focused(ID?)

    /// The user opens a row: perform its primary action.
    case performPrimaryAction(ID)

    /// The user taps an accessory of a row: run the accessory's action, or what its kind does.
    indirect case performAction(CellAccessory, of: ID)

    /// The user chooses a swipe action of a row: run it, and move the row back.
    indirect case performSwipeAction(SwipeAction, of: ID)
  }
}

/// The keys that are held during a tap on a row.
public struct TapModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key, or control elsewhere: selects or deselects one row beside the others.
  public static let toggling = TapModifiers(rawValue: 1 << 0)

  /// The shift key: selects the rows from where the selection began.
  public static let extending = TapModifiers(rawValue: 1 << 1)
}

extension TapModifiers: CustomStringConvertible {
  /// The names of the keys' effects, such as `[toggling]`.
  public var description: String {
    let names = [(TapModifiers.toggling, "toggling"), (.extending, "extending")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
