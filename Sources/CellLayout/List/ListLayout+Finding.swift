public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// The row at a point, or `nil` where there is none: in gaps, headers, footers and beside the
  /// rows.
  ///
  /// - Complexity: O(log *n*).
  public func row(at point: CGPoint) -> ListPosition? {
    if case .row(let position)? = item(at: point) { position } else { nil }
  }

  /// The item at a point, or `nil` where there is none; nothing is taken to be pinned.
  ///
  /// ``item(at:visible:)`` knows what is pinned, and ``layoutItem(at:visible:isSelected:cell:)``
  /// also what of the item is there.
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

  /// The items of which something is in a rectangle, from top to bottom.
  ///
  /// Items that only touch the rectangle do not count. Headers and footers that are pinned to the
  /// rectangle's edges are among them.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items.
  public func items(in rect: CGRect) -> [ListItem] {
    let rect = rect.standardized
    var items: [ListItem] = []
    items.reserveCapacity(likelyCount(inHeight: rect.height))
    visit(in: rect) { place in
      items.append(place.item)
      return true
    }
    return withPinnedItems(items, in: rect)
  }

  /// How many items there may be in a height: as many as rows of the estimated height and a few
  /// more, but no more than a screen has.
  private func likelyCount(inHeight height: CGFloat) -> Int {
    let row = edges.estimatedRow.extent.points(context.grid)
    return height > 0 ? 4 + Int(min(height / max(row, 1), 64)) : 0
  }

  /// An item and where it is.
  struct Place {
    var item: ListItem
    var height: ItemHeight
    var start: Extent
    var end: Extent { start + height.extent }
  }

  /// Visits the items of which something is in a rectangle, from top to bottom, until the closure
  /// returns false.
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

  /// Whether an item is too narrow to reach into a rectangle that rows reach into.
  private func isBeside(_ rect: CGRect, _ place: Place) -> Bool {
    guard hugsContent(place.item) else { return false }
    let frame = frame(of: place.item, from: place.start, to: place.end)
    return frame.maxX <= rect.minX || frame.minX >= rect.maxX
  }

  /// Visits the items whose bottom edge is below an offset, from the first one on, until the
  /// closure returns false.
  func visit(endingBelow y: CGFloat, _ body: (Place) -> Bool) {
    // Exactly, so that nothing is visited in vain, however many items have no height.
    let offset = Extent(notBeyond: y, context.grid)
    func visit(_ item: ListItem, _ height: ItemHeight, _ start: Extent) -> Bool {
      let place = Place(item: item, height: height, start: start)
      return place.end > offset ? body(place) : true
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

  /// The item below another one.
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

  /// The item above another one.
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

  /// The first item of a section, or of the next one that has any.
  private func firstItem(fromSection first: Int) -> ListItem? {
    guard let index = sections.firstFilled(from: first) else { return nil }
    let section = sections[index]
    if section.header != nil { return .header(section: index) }
    return section.rows.count > 0 ? .row(section: index, row: 0) : .footer(section: index)
  }

  /// The last item of the sections before one.
  private func lastItem(beforeSection end: Int) -> ListItem? {
    guard let index = sections.lastFilled(before: end) else { return nil }
    let section = sections[index]
    if section.footer != nil { return .footer(section: index) }
    let last = section.rows.count - 1
    return last >= 0 ? .row(section: index, row: last) : .header(section: index)
  }
}
