public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows in a section.
  ///
  /// - Precondition: The section is there.
  public func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Whether a section has a header of its own.
  ///
  /// - Precondition: The section is there.
  public func hasHeader(inSection section: Int) -> Bool { sections[section].header != nil }

  /// Whether a section has a footer of its own.
  ///
  /// - Precondition: The section is there.
  public func hasFooter(inSection section: Int) -> Bool { sections[section].footer != nil }

  /// The distance from the edges of a section to what is in it: the gaps above and below its items,
  /// and the space beside them.
  ///
  /// A header or footer takes the place of the gap. Sections follow each other without further
  /// distance. In points; gaps need not be whole pixels, since only the frames of items are
  /// rounded.
  ///
  /// - Precondition: The section is there.
  public func insets(ofSection section: Int) -> DirectionalEdgeInsets {
    let (record, rows) = (sections[section], rowEdges)
    let sides = (rows.left, width - rows.right)
    let (leading, trailing) = context.traits.isRightToLeft ? (sides.1, sides.0) : sides
    return DirectionalEdgeInsets(
      top: record.topGap.points(context.grid), leading: leading,
      bottom: record.bottomGap.points(context.grid), trailing: trailing)
  }

  /// The size of everything in the list, in points.
  ///
  /// The height is the plain sum of all gaps and heights and need not be whole pixels (G32, 412.167
  /// was recorded at 3x); only the frames of items are rounded.
  public var contentSize: CGSize {
    CGSize(width: width, height: sections.extent.points(context.grid))
  }

  /// The horizontal extent of rows, headers and footers.
  var rowEdges: (left: CGFloat, right: CGFloat) {
    // The same on both sides, so that right to left is the mirror image (G15).
    let grid = context.grid
    let left = min(grid.round(edges.sideInset), grid.floor(width / 2))
    return (left, max(left, grid.floor(width) - left))
  }

  /// The width of rows, headers and footers.
  var rowWidth: CGFloat {
    let edges = rowEdges
    return edges.right - edges.left
  }

  /// The frame of an item, where it is when nothing is pinned.
  ///
  /// - Precondition: The list has such an item.
  /// - Complexity: O(log *n*).
  public func frame(of item: ListItem) -> CGRect {
    let span = span(of: item)
    return frame(of: item, from: span.start, to: span.end)
  }

  /// The frame of an item that begins and ends somewhere.
  func frame(of item: ListItem, from start: Extent, to end: Extent) -> CGRect {
    var frame = frame(from: start, to: end)
    if hugsContent(item), let width = sections[item.section].headerWidth, width < frame.width {
      if context.traits.isRightToLeft { frame.origin.x += frame.width - width }
      frame.size.width = width
    }
    return frame
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
    trap("found \(item), expected a header or footer that the section has")
  }
}
