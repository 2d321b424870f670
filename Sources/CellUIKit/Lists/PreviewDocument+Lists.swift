import CellConfiguration
import CellPreview
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitShapes
#endif

extension PreviewDocument {
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
  @MainActor
  func uiList(inSection index: Int) -> UICollectionLayoutListConfiguration? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    var list = shownList
    if list.headerMode == .supplementary, section.header == nil { list.headerMode = .none }
    if list.footerMode == .supplementary, section.footer == nil { list.footerMode = .none }
    var result = UICollectionLayoutListConfiguration(list)
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

extension ListCellConfiguration {
  /// Creates the cell of a row, without what a list decides.
  init(_ row: PreviewDocument.Row) {
    self.init(content: row.content, background: row.background)
    accessories = row.accessories
    indentationLevel = row.indentationLevel
    indentationWidth = row.indentationWidth
    indentsAccessories = row.indentsAccessories
    accessibility = row.accessibility
  }
}
