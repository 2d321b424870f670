package import CellConfiguration
import CellLayout
package import Foundation

/// The identity of an item of any kind in a list, which its position is not.
enum ListIdentity<SectionID: Hashable, ItemID: Hashable>: Hashable {
  case row(ItemID)
  case header(SectionID)
  case footer(SectionID)

  /// The item of a row; `nil` for a header or footer.
  var rowID: ItemID? { if case .row(let id) = self { id } else { nil } }
}

extension ListSnapshot {
  /// Returns the identity of an item.
  func identity(of item: ListItem) -> ListIdentity<SectionID, ItemID> {
    switch item {
    case .row(let position): .row(itemIdentifier(at: position))
    case .header(let section): .header(sectionIdentifiers[section])
    case .footer(let section): .footer(sectionIdentifiers[section])
    }
  }

  /// Returns the item with an identity, whether a list shows it or not; `nil` for none.
  func item(of identity: ListIdentity<SectionID, ItemID>) -> ListItem? {
    switch identity {
    case .row(let id): position(of: id).map { .row($0) }
    case .header(let id): indexOfSection(id).map { .header(section: $0) }
    case .footer(let id): indexOfSection(id).map { .footer(section: $0) }
    }
  }

  /// Returns the one of some items that has an identity; `nil` for none.
  ///
  /// Among a few items this is faster than finding the place of an item in the snapshot.
  func item(
    of identity: ListIdentity<SectionID, ItemID>, among items: some Sequence<ListItem>
  ) -> ListItem? {
    switch identity {
    case .row(let id):
      guard let number = self.items.number(of: id) else { return nil }
      return items.first {
        guard case .row(let position) = $0 else { return false }
        return self.number(at: position) == number
      }
    case .header, .footer:
      let item = item(of: identity)
      return items.first { $0 == item }
    }
  }
}

extension ListLayout {
  /// Returns whether a section that the list has contains an item.
  func has(_ item: ListItem) -> Bool {
    switch item {
    case .row: true
    case .header(let section): hasHeader(inSection: section)
    case .footer(let section): hasFooter(inSection: section)
    }
  }
}

extension IndexPath {
  /// Creates the index path of an item; the index path of a header or footer has the row 0.
  package init(_ item: ListItem) {
    if case .row(let position) = item {
      self.init(indexes: [position.section, position.row])
    } else {
      self.init(indexes: [item.section, 0])
    }
  }
}
