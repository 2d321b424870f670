/// The identity of a section or row in a ``HostedListView``: your app's identifier, or a number.
public struct AnyListID: Hashable, @unchecked Sendable {
  // Your app's identifier is an immutable value, which only the main actor reads.
  package let base: AnyHashable

  package init(_ base: some Hashable) { self.base = AnyHashable(base) }
}

extension AnyListID: CustomStringConvertible {
  /// The identifier as text.
  public var description: String { "\(base.base)" }
}

extension ListSnapshot {
  /// The same sections, outlines and marks with identities of one type.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var erased: ListSnapshot<AnyListID, AnyListID> {
    var new = ListSnapshot<AnyListID, AnyListID>()
    new.items = items.mapped { AnyListID($0) }
    new.sectionIdentifiers = sectionIdentifiers.map { AnyListID($0) }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      new.sectionIndices[section] = index
    }
    new.outlines = outlines
    new.marks.reconfiguredItems = marks.reconfiguredItems
    new.marks.reloadedItems = marks.reloadedItems
    new.marks.reconfiguredSections = marks.reconfiguredSections.map { AnyListID($0) }
    new.marks.reloadedSections = marks.reloadedSections.map { AnyListID($0) }
    return new
  }
}
