/// The outline of a section before and after the user has moved a row.
///
/// As documented for `NSDiffableDataSourceSectionTransaction`.
public struct ListSectionTransaction<ItemID: Hashable & Sendable>: Equatable, Sendable {
  /// The index of the section.
  public let section: Int

  /// The items of the section before the move.
  public let initialSnapshot: ListSectionSnapshot<ItemID>

  /// The items of the section after the move.
  public let finalSnapshot: ListSectionSnapshot<ItemID>
}
