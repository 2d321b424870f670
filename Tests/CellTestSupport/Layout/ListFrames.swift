package import CellConfiguration
import CellDocuments
package import CellLayout
import CellPictures
package import Foundation

/// What the layout of a list says, as plain values that a liar can change.
package struct ListFrames: Sendable {
  /// An item with its frame in the list, and what is in it.
  package struct Item: Sendable {
    package var item: ListItem
    package var frame: CGRect
    /// The size of the cell that is laid out for it.
    package var cellSize: CGSize
    /// The lines at its top and bottom, in the cell.
    package var lines: [CGRect]
  }

  /// From top to bottom.
  package var items: [Item] = []
  package var contentSize: CGSize
  /// What is found in some rectangles.
  package var found: [(rect: CGRect, items: [ListItem])] = []
  /// What is found at the middle of every item.
  package var hit: [ListItem?] = []

  /// Gathers what a list says.
  package init(_ subject: ListCase, _ list: ListLayout) {
    contentSize = list.contentSize
    let sections = subject.document.sections
    let selected = { (position: ListPosition) in
      sections[position.section].rows[position.row].state.isSelected
    }
    for (index, section) in sections.enumerated() {
      var all: [ListItem] = section.header == nil ? [] : [.header(section: index)]
      all += section.rows.indices.map { .row(section: index, row: $0) }
      if section.footer != nil { all.append(.footer(section: index)) }
      for item in all {
        let cell = list.cellLayout(
          of: subject.cell(item, list.context.traits), at: item, isSelected: selected)
        items.append(
          Item(
            item: item, frame: list.frame(of: item), cellSize: cell.size,
            lines: [cell.topSeparator, cell.bottomSeparator].compactMap { $0?.frame }))
      }
    }
    hit = items.map { list.item(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    // Pinned items would be found as well.
    guard !list.configuration.appearance.pinsHeadersAndFooters else { return }
    for share in [0, 0.3, 0.8] {
      let rect = CGRect(
        x: 0, y: contentSize.height * share, width: list.width, height: contentSize.height * 0.2)
      found.append((rect, list.items(in: rect)))
    }
  }
}
