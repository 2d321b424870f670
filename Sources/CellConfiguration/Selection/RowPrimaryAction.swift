/// The effect of a tap on a row, or of the return key.
public enum RowPrimaryAction: Int, NamedCase {
  /// No effect: the row is for reading only, and keyboard focus skips it.
  case none

  /// The row is selected.
  case select

  /// The row is selected and opened: the list performs the row's primary action.
  ///
  /// As documented for `collectionView(_:performPrimaryActionForItemAt:)`.
  case open
}
