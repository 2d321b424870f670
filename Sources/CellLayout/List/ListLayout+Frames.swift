import CellText
public import Foundation

extension ListLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows in a section.
  public func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Whether a section has a header of its own.
  public func hasHeader(inSection section: Int) -> Bool { sections[section].header != nil }

  /// Whether a section has a footer of its own.
  public func hasFooter(inSection section: Int) -> Bool { sections[section].footer != nil }

  /// The size of everything in the list, in points.
  public var contentSize: CGSize {
    CGSize(width: width, height: sections.extent.rounded(context.grid))
  }

  /// The horizontal extent of rows, headers and footers.
  var rowEdges: (left: CGFloat, right: CGFloat) {
    let left = context.grid.nearest(edges.sideInset)
    return (left, max(left, context.grid.nearest(width - edges.sideInset)))
  }

  /// The frame of an item, where it is when nothing is pinned.
  ///
  /// - Precondition: The list has such an item.
  /// - Complexity: O(log *n*).
  public func frame(of item: ListItem) -> CGRect {
    let span = span(of: item)
    return frame(from: span.start, to: span.end)
  }

  /// G32: edges are rounded, so that rows follow each other without gaps.
  func frame(from start: Extent, to end: Extent) -> CGRect {
    let top = start.rounded(context.grid)
    let edges = rowEdges
    return CGRect(
      x: edges.left, y: top, width: edges.right - edges.left,
      height: end.rounded(context.grid) - top)
  }

  /// Where an item begins and ends.
  func span(of item: ListItem) -> (start: Extent, end: Extent) {
    let start = sections.offset(of: item.section)
    let section = sections[item.section]
    switch item {
    case .header:
      guard let header = section.header else { Self.missing(item) }
      return (start + section.topGap, start + section.topGap + header.extent)
    case .footer:
      guard let footer = section.footer else { Self.missing(item) }
      return (start + section.footerStart, start + section.footerStart + footer.extent)
    case .row(let position):
      let top = start + section.rowsStart + section.rows.offset(of: position.row)
      return (top, top + section.rows[position.row].extent)
    }
  }

  private static func missing(_ item: ListItem) -> Never {
    preconditionFailure("found \(item), expected a header or footer that the section has")
  }

  /// The row at a point, or `nil` where there is none: in gaps, headers, footers and beside the rows.
  ///
  /// - Complexity: O(log *n*).
  public func row(at point: CGPoint) -> ListPosition? {
    if case .row(let position)? = item(at: point) { position } else { nil }
  }

  /// The item at a point, or `nil` where there is none; nothing is taken to be pinned.
  ///
  /// - Complexity: O(log *n*).
  public func item(at point: CGPoint) -> ListItem? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    guard let item = firstItem(endingBelow: point.y), frame(of: item).contains(point) else {
      return nil
    }
    return item
  }

  /// The items of which something is in a rectangle, from top to bottom.
  ///
  /// Items that only touch the rectangle do not count. Headers and footers that are pinned to the
  /// rectangle's edges are among them.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items.
  public func items(in rect: CGRect) -> [ListItem] {
    let rect = rect.standardized
    guard rect.minY.isFinite || rect.maxY.isFinite, rect.height > 0, rect.maxX > 0,
      rect.minX < width
    else { return [] }
    var items: [ListItem] = []
    var next = firstItem(endingBelow: max(rect.minY, 0))
    while let item = next, frame(of: item).minY < rect.maxY {
      items.append(item)
      next = self.item(after: item)
    }
    return withPinnedItems(items, in: rect)
  }

  /// The first item whose bottom edge is below an offset.
  func firstItem(endingBelow y: CGFloat) -> ListItem? {
    let offset = Extent(offset: y, context.grid)
    guard let place = sections.find(offset) else { return nil }
    let section = sections[place.index]
    var candidate: ListItem?
    if section.header != nil {
      candidate = .header(section: place.index)
    } else if section.rows.count > 0 {
      candidate = .row(section: place.index, row: 0)
    }
    let inRows = offset - place.start - section.rowsStart
    if inRows.parts >= 0, let row = section.rows.find(inRows) {
      candidate = .row(section: place.index, row: row.index)
    }
    var item = candidate ?? (section.footer == nil ? nil : .footer(section: place.index))
    if item == nil { item = firstItem(fromSection: place.index + 1) }
    while let found = item, frame(of: found).maxY <= y { item = self.item(after: found) }
    return item
  }

  /// The first item of a section, or of the next one that has any.
  private func firstItem(fromSection first: Int) -> ListItem? {
    var index = first
    while index < sections.count {
      let section = sections[index]
      if section.header != nil { return .header(section: index) }
      if section.rows.count > 0 { return .row(section: index, row: 0) }
      if section.footer != nil { return .footer(section: index) }
      index += 1
    }
    return nil
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
    case .header: return lastItem(upToSection: item.section - 1)
    case .row(let position): previousRow = position.row - 1
    case .footer: break
    }
    if previousRow >= 0 { return .row(section: item.section, row: previousRow) }
    if section.header != nil { return .header(section: item.section) }
    return lastItem(upToSection: item.section - 1)
  }

  private func lastItem(upToSection last: Int) -> ListItem? {
    var index = last
    while index >= 0 {
      let section = sections[index]
      if section.footer != nil { return .footer(section: index) }
      if section.rows.count > 0 { return .row(section: index, row: section.rows.count - 1) }
      if section.header != nil { return .header(section: index) }
      index -= 1
    }
    return nil
  }
}
