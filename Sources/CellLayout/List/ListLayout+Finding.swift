public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// Returns the row at a point, or `nil` if there is none.
  ///
  /// Gaps, headers, footers and the space beside the rows contain no row.
  ///
  /// - Complexity: O(log *n*).
  public func row(at point: CGPoint) -> ListPosition? {
    if case .row(let position)? = item(at: point) { position } else { nil }
  }

  /// Returns the item at a point, or `nil` if there is none, ignoring pinning.
  ///
  /// For lists with pinned headers and footers, use ``item(at:visible:)``. To also find the element
  /// of the item, use ``layoutItem(at:visible:isSelected:cell:)``.
  ///
  /// - Complexity: O(log *n*).
  public func item(at point: CGPoint) -> ListItem? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    var found: ListItem?
    visit(endingBelow: point.y) { place in
      if frame(of: place.item, from: place.start, to: place.end).contains(point) {
        found = place.item
      }
      return false
    }
    return found
  }

  /// Returns the items that overlap a rectangle, from top to bottom.
  ///
  /// Items that only touch the rectangle do not count. Headers and footers pinned to the
  /// rectangle's edges are included.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items.
  public func items(in rect: CGRect) -> [ListItem] { items(in: rect, pinnedTo: rect) }

  /// Returns the items that overlap a rectangle, in which headers and footers are pinned to a
  /// smaller one.
  package func items(in rect: CGRect, pinnedTo visible: CGRect) -> [ListItem] {
    let rect = rect.standardized
    var items: [ListItem] = []
    items.reserveCapacity(likelyCount(inHeight: rect.height))
    visit(in: rect) { place in
      items.append(place.item)
      return true
    }
    return withPinnedItems(items, in: rect, pinnedTo: visible.standardized)
  }

  /// Estimates the number of items in a height, for reserving memory.
  ///
  /// It is the number of rows of the estimated height plus a few, limited to the number on a
  /// screen.
  private func likelyCount(inHeight height: CGFloat) -> Int {
    let row = edges.estimatedRow.extent.points(context.grid)
    return height > 0 ? 4 + Int(min(height / max(row, 1), 64)) : 0
  }

  /// An item and its position along the list.
  struct Place {
    var item: ListItem
    var height: ItemHeight
    var start: Extent
    var end: Extent { start + height.extent }
  }

  /// Visits the items that overlap a rectangle, from top to bottom.
  ///
  /// The visit ends when the closure returns `false`.
  func visit(in rect: CGRect, _ body: (Place) -> Bool) {
    let (top, bottom) = (rect.minY, rect.maxY)
    let rows = rowEdges
    guard top.isFinite || bottom.isFinite, rect.height > 0, rect.width > 0,
      rect.maxX > rows.left, rect.minX < rows.right
    else { return }
    visit(endingBelow: max(top, 0)) { place in
      guard place.start.rounded(context.grid) < bottom else { return false }
      return isBeside(rect, place) || body(place)
    }
  }

  /// Returns whether an item is too narrow to overlap a rectangle that rows overlap.
  private func isBeside(_ rect: CGRect, _ place: Place) -> Bool {
    guard hugsContent(place.item) else { return false }
    let frame = frame(of: place.item, from: place.start, to: place.end)
    return frame.maxX <= rect.minX || frame.minX >= rect.maxX
  }

  /// Visits the items whose bottom edge is below an offset, in order.
  ///
  /// The visit ends when the closure returns `false`.
  func visit(endingBelow y: CGFloat, _ body: (Place) -> Bool) {
    // With an exact offset no item is visited needlessly, even if many items have no height.
    let offset = Extent(notBeyond: y, context.grid)
    func visit(_ item: ListItem, _ height: ItemHeight, _ start: Extent) -> Bool {
      body(Place(item: item, height: height, start: start))
    }
    sections.visit(endingBeyond: offset) { index, start, section in
      let rows = start + section.rowsStart
      if let header = section.header, rows > offset,
        !visit(.header(section: index), header, start + section.topGap)
      {
        return false
      }
      let isDone = !section.rows.visit(endingBeyond: offset - rows) { row, top, height in
        visit(.row(section: index, row: row), height, rows + top)
      }
      if isDone { return false }
      guard let footer = section.footer else { return true }
      return visit(.footer(section: index), footer, start + section.footerStart)
    }
  }

  /// Returns the item below another item.
  func item(after item: ListItem) -> ListItem? {
    let section = sections[item.section]
    var nextRow = section.rows.count
    switch item {
    case .header: nextRow = 0
    case .row(let position): nextRow = position.row + 1
    case .footer: return firstItem(fromSection: item.section + 1)
    }
    if nextRow < section.rows.count { return .row(section: item.section, row: nextRow) }
    if section.footer != nil { return .footer(section: item.section) }
    return firstItem(fromSection: item.section + 1)
  }

  /// Returns the item above another item.
  func item(before item: ListItem) -> ListItem? {
    let section = sections[item.section]
    var previousRow = section.rows.count - 1
    switch item {
    case .header: return lastItem(beforeSection: item.section)
    case .row(let position): previousRow = position.row - 1
    case .footer: break
    }
    if previousRow >= 0 { return .row(section: item.section, row: previousRow) }
    if section.header != nil { return .header(section: item.section) }
    return lastItem(beforeSection: item.section)
  }

  /// Returns the first item of a section, or of the next section with items.
  func firstItem(fromSection first: Int) -> ListItem? {
    guard let index = sections.firstFilled(from: first) else { return nil }
    let section = sections[index]
    if section.header != nil { return .header(section: index) }
    return section.rows.count > 0 ? .row(section: index, row: 0) : .footer(section: index)
  }

  /// Returns the last item of the sections before a section.
  func lastItem(beforeSection end: Int) -> ListItem? {
    guard let index = sections.lastFilled(before: end) else { return nil }
    let section = sections[index]
    if section.footer != nil { return .footer(section: index) }
    let last = section.rows.count - 1
    return last >= 0 ? .row(section: index, row: last) : .header(section: index)
  }
}
