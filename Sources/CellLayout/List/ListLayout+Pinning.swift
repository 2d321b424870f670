public import CellConfiguration
public import Foundation

extension ListLayout {
  /// Returns the frame of an item while a rectangle is visible; it may be pinned to the rectangle.
  ///
  /// In plain lists and plain sidebars, a header stays at the upper edge and a footer at the lower
  /// edge while any part of their section is visible. The space above a header scrolls away. Rows
  /// never move. As documented for list sections.
  ///
  /// - Precondition: The list contains the item.
  public func frame(of item: ListItem, visible: CGRect) -> CGRect {
    var frame = frame(of: item)
    if case .row = item { return frame }
    guard configuration.appearance.pinsHeadersAndFooters, visible.minY.isFinite,
      visible.maxY.isFinite
    else { return frame }
    let grid = context.grid
    let section = sections[item.section]
    let start = sections.offset(of: item.section)
    switch item {
    case .row: break
    case .header:
      let end = (start + section.footerStart + (section.footer?.extent ?? .zero)).rounded(grid)
      // Lists that pin headers have the same space above all of them.
      let pinned = visible.minY - edges.headerTopPadding
      frame.origin.y = max(frame.minY, min(pinned, end - frame.height))
    case .footer:
      let top = (start + section.topGap).rounded(grid)
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, top))
    }
    return frame
  }

  /// Returns whether a header or footer is pinned to an edge of a visible rectangle.
  ///
  /// - Precondition: The list contains the item.
  public func isPinned(_ item: ListItem, visible: CGRect) -> Bool {
    frame(of: item, visible: visible).minY != frame(of: item).minY
  }

  /// Returns the item at a point while a rectangle is visible, or `nil` if there is none.
  ///
  /// Headers and footers, which may be pinned to the rectangle, are above rows.
  ///
  /// - Complexity: O(log *n*).
  public func item(at point: CGPoint, visible: CGRect) -> ListItem? {
    guard configuration.appearance.pinsHeadersAndFooters, point.x.isFinite, point.y.isFinite else {
      return item(at: point)
    }
    // A pinned item stays between the first and the last item of its section.
    var section: Int?
    visit(endingBelow: point.y) { place in
      section = place.item.section
      return false
    }
    guard let section else { return nil }
    var supplementary: [ListItem] = []
    if hasHeader(inSection: section) { supplementary.append(.header(section: section)) }
    if hasFooter(inSection: section) { supplementary.append(.footer(section: section)) }
    let visible = visible.standardized
    return supplementary.first { frame(of: $0, visible: visible).contains(point) }
      ?? row(at: point).map { .row($0) }
  }

  /// Adds the header and the footer that are visible only because they are pinned.
  ///
  /// The header is at the top, the footer at the bottom.
  func withPinnedItems(
    _ items: [ListItem], in rect: CGRect, pinnedTo visible: CGRect
  ) -> [ListItem] {
    guard configuration.appearance.pinsHeadersAndFooters else { return items }
    var result = items
    if let first = items.first {
      let header = ListItem.header(section: first.section)
      if first != header, sections[first.section].header != nil,
        frame(of: header, visible: visible).overlaps(rect)
      {
        result.insert(header, at: 0)
      }
    }
    if let last = items.last {
      let footer = ListItem.footer(section: last.section)
      if last != footer, sections[last.section].footer != nil,
        frame(of: footer, visible: visible).overlaps(rect)
      {
        result.append(footer)
      }
    }
    return result
  }
}

extension CGRect {
  /// Returns whether two rectangles overlap; rectangles that only touch do not.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
