public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: The section exists.
  public func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Returns whether a section has a separate header.
  ///
  /// - Precondition: The section exists.
  public func hasHeader(inSection section: Int) -> Bool { sections[section].header != nil }

  /// Returns whether a section has a separate footer.
  ///
  /// - Precondition: The section exists.
  public func hasFooter(inSection section: Int) -> Bool { sections[section].footer != nil }

  /// Returns whether the first row of a section is its header, if there is one.
  ///
  /// - Precondition: The section exists.
  public func isFirstRowHeader(inSection section: Int) -> Bool {
    sections[section].isFirstRowHeader
  }

  /// Returns the distance from the edges of a section to its content.
  ///
  /// These are the gaps above and below the section's items, and the space beside them, in points.
  /// A header or footer replaces the gap. Sections follow each other without additional distance.
  /// Gaps need not be whole pixels, because only the frames of items are rounded.
  ///
  /// - Precondition: The section exists.
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
  /// was recorded at 3x). Only the frames of items are rounded.
  public var contentSize: CGSize {
    CGSize(width: width, height: sections.extent.points(context.grid))
  }

  /// The left and right edges of rows, headers and footers.
  var rowEdges: (left: CGFloat, right: CGFloat) {
    // The same on both sides, because right to left is the mirror image (G15).
    let grid = context.grid
    let left = min(grid.round(edges.sideInset), grid.floor(width / 2))
    return (left, grid.floor(width) - left)
  }

  /// The width of rows, headers and footers.
  var rowWidth: CGFloat {
    let edges = rowEdges
    return edges.right - edges.left
  }

  /// Returns the frame of an item when nothing is pinned.
  ///
  /// - Precondition: The list contains the item.
  /// - Complexity: O(log *n*).
  public func frame(of item: ListItem) -> CGRect {
    let span = span(of: item)
    return frame(of: item, from: span.start, to: span.end)
  }

  /// Returns the frame of an item from where it begins to where it ends.
  func frame(of item: ListItem, from start: Extent, to end: Extent) -> CGRect {
    var frame = frame(from: start, to: end)
    if hugsContent(item), let width = sections[item.section].headerWidth, width < frame.width {
      if context.traits.isRightToLeft { frame.origin.x += frame.width - width }
      frame.size.width = width
    }
    return frame
  }

  /// Returns the frame between two offsets; rounded edges keep rows free of gaps (G32).
  func frame(from start: Extent, to end: Extent) -> CGRect {
    let top = start.rounded(context.grid)
    let edges = rowEdges
    return CGRect(
      x: edges.left, y: top, width: edges.right - edges.left,
      height: end.rounded(context.grid) - top)
  }

  /// Returns where an item begins and ends.
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
    trap("Check that the section has a header or footer first: it has no \(item).")
  }
}
