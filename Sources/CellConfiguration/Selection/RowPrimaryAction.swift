/// What a tap on a row, or the return key, does.
public enum RowPrimaryAction: Int, NamedCase {
  /// Nothing: the row is only read, and the keyboard passes it.
  case none

  /// It selects the row.
  case select

  /// It selects the row and opens it: the list performs the row's primary action.
  ///
  /// As documented for `collectionView(_:performPrimaryActionForItemAt:)`.
  case open
}
