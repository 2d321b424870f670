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

  /// Returns the headers and footers that are pinned and visible, from top to bottom.
  ///
  /// The result is empty in appearances that pin nothing.
  ///
  /// - Parameter visible: The visible rectangle, in the coordinates of the list's content. Its top
  ///   is the scroll offset.
  /// - Complexity: O(log *n* + *k*) for *k* visible items.
  public func pinnedItems(visible: CGRect) -> [ListItem] {
    guard configuration.appearance.pinsHeadersAndFooters else { return [] }
    let visible = visible.standardized
    return items(in: visible).filter { item in
      if case .row = item { false } else { isPinned(item, visible: visible) }
    }
  }

  /// Returns the step that draws the scrim behind a pinned header, in the coordinates of the
  /// content; `nil` if the list draws none.
  ///
  /// The scrim is as wide as the list and begins at the top of the visible rectangle. Draw it above
  /// all rows and below all headers. The list draws it also behind headers with a background of
  /// their own.
  ///
  /// Only iOS 26 has a scrim: black, with an opacity of 15 % that fades out over 60 points
  /// (measured). It begins at the top and has the same color in dark style (assumed). In iOS 15–18,
  /// the background of a pinned header shows a material instead.
  ///
  /// - Parameter visible: The visible rectangle.
  public func pinnedHeaderScrim(visible: CGRect) -> DisplayItem? {
    let hasHeader = pinnedItems(visible: visible).contains {
      if case .header = $0 { true } else { false }
    }
    return hasHeader ? scrim(at: visible.standardized.minY) : nil
  }

  /// Returns the scrim of a pinned header at an offset; `nil` if the style sheet has none.
  package func scrim(at top: CGFloat) -> DisplayItem? {
    let metrics = context.resolved.metrics.headers
    let (opacity, height) = (metrics.pinnedScrimOpacity, metrics.pinnedScrimHeight.length)
    guard opacity > 0, height > 0 else { return nil }
    func black(_ alpha: CGFloat) -> CellColor.Components {
      CellColor.Components(red: 0, green: 0, blue: 0, alpha: alpha)
    }
    let gradient = DisplayItem.Gradient(
      frame: CGRect(x: 0, y: top, width: width, height: height), topColor: black(min(opacity, 1)),
      bottomColor: black(0))
    return DisplayItem(
      identity: .init(element: .scrim, layer: 0), content: .gradient(gradient))
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
