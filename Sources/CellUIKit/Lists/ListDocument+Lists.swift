import CellConfiguration
import CellDocuments
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitStubs
#endif

extension ListDocument {
  /// The list around the rows; a plain one for rows outside any list.
  var shownList: ListConfiguration { list ?? Self.defaultList(.plain) }

  /// Returns the row at a position; `nil` if there is none.
  func row(at position: ListPosition) -> Row? {
    guard sections.indices.contains(position.section),
      sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    return sections[position.section].rows[position.row]
  }

  /// Returns the list of a section, which has a header or footer only if the document gives it one.
  ///
  /// It provides the swipe actions of the section's rows.
  @MainActor
  func uiList(
    inSection index: Int, context: UIKitContext
  ) -> UICollectionLayoutListConfiguration? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    var list = shownList
    if list.headerMode == .supplementary, section.header == nil { list.headerMode = .none }
    if list.footerMode == .supplementary, section.footer == nil { list.footerMode = .none }
    list.provide(
      section.rows.map(\.leadingSwipeActions), \.leadingSwipeActionsConfigurationProvider)
    list.provide(
      section.rows.map(\.trailingSwipeActions), \.trailingSwipeActionsConfigurationProvider)
    var result = UICollectionLayoutListConfiguration(list, context: context)
    let separators = section.rows.map(\.separatorConfiguration)
    if separators.contains(where: { $0 != nil }) {
      let (handler, usual) = (result.itemSeparatorHandler, list.separatorConfiguration)
      result.itemSeparatorHandler = { indexPath, given in
        let row = indexPath[1]
        guard separators.indices.contains(row), let own = separators[row] else {
          return handler?(indexPath, given) ?? given
        }
        var changed = given
        changed.assign(own, besides: usual)
        return changed
      }
    }
    return result
  }
}

extension ListConfiguration {
  /// Provides the swipe actions of the rows of a section; rows without actions use the list's.
  fileprivate mutating func provide(
    _ rows: [SwipeActionsConfiguration?],
    _ path: WritableKeyPath<ListConfiguration, SwipeActionsProvider?>
  ) {
    guard rows.contains(where: { $0 != nil }) else { return }
    let usual = self[keyPath: path]
    self[keyPath: path] = { position in
      let own = rows.indices.contains(position.row) ? rows[position.row] : nil
      return own ?? usual?(position)
    }
  }
}

extension ListCellConfiguration {
  /// Creates the cell of a row, without the properties that a list determines.
  init(_ row: ListDocument.Row) {
    self.init(
      content: row.customContent == nil ? row.content : nil, background: row.background)
    customContent = row.customContent
    accessories = row.accessories
    indentationLevel = row.indentationLevel
    indentationWidth = row.indentationWidth
    indentsAccessories = row.indentsAccessories
    accessibility = row.accessibility
    action = row.action
  }
}
