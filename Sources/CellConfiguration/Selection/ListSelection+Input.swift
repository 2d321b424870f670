extension ListSelection {
  /// An action of the user or your app on a list.
  public enum Input: Hashable, Sendable {
    /// The user taps or clicks a row, perhaps while holding keys.
    case tap(ID, TapModifiers = [])

    /// The user taps an accessory of a row.
    indirect case tapAccessory(CellAccessory, of: ID)

    /// The user chooses an action that a swipe reveals beside a row.
    indirect case tapSwipeAction(SwipeAction, of: ID)

    /// An arrow key moves keyboard focus by some rows: down for positive numbers, up for negative
    /// ones.
    ///
    /// With the shift key held, it extends the selection.
    case moveFocus(by: Int, extending: Bool = false)

    /// A row gains keyboard focus; for `nil`, focus leaves the list.
    case focus(ID?)

    /// The return key: has the effect of a tap on the focused row.
    case activate

    /// The space bar: selects or deselects the focused row.
    case toggle

    /// Selects all rows, if several can be selected.
    case selectAll

    /// The escape key: deselects all rows.
    case deselectAll

    /// Your app selects a row.
    ///
    /// If only one row can be selected, it replaces the selected one. If rows cannot be selected,
    /// the input has no effect. As documented for `selectItem(at:animated:scrollPosition:)`.
    case select(ID)

    /// Your app deselects a row.
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

  /// A change that results from an input.
  public enum Change: Hashable, Sendable {
    /// A row is deselected or was removed.
    case deselected(ID)

    /// A row is selected.
    case selected(ID)

    /// Another row has keyboard focus; `nil` if no row has it.
    case focused(ID?)

    /// The user opens a row: perform its primary action.
    case performPrimaryAction(ID)

    /// The user taps an accessory of a row: run the accessory's action, or the default action of
    /// its kind.
    indirect case performAction(CellAccessory, of: ID)

    /// The user chooses a swipe action of a row: run it, and move the row back.
    indirect case performSwipeAction(SwipeAction, of: ID)
  }
}

/// The modifier keys that the user holds during a tap on a row.
public struct TapModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key, or control on other systems: adds one row to the selection or removes it.
  public static let toggling = TapModifiers(rawValue: 1 << 0)

  /// The shift key: selects all rows from the start of the selection.
  public static let extending = TapModifiers(rawValue: 1 << 1)
}

extension TapModifiers: CustomStringConvertible {
  /// The names of the keys' effects, such as `[toggling]`.
  public var description: String {
    let names = [(TapModifiers.toggling, "toggling"), (.extending, "extending")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
