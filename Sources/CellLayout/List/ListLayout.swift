public import CellConfiguration
import CellText
public import Foundation

/// Where everything in a list of sections is, exact where it was measured and estimated elsewhere.
///
/// ```swift
/// var list = ListLayout(
///   ListConfiguration(appearance: .insetGrouped),
///   sections: [ListSection(rowCount: 3, hasHeader: true), ListSection(rowCount: 2)],
///   width: 390, context: LayoutContext(traits: traits))
/// visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
/// for row in list.layoutItems(in: visible, cell: { item in cell(for: item) }) {
///   draw(row.layout, at: row.frame.origin)
/// }
/// ```
///
/// A value that knows heights, not rows: whoever has the rows describes one when it is measured or
/// drawn. Frames are in points from the top left corner of the list's content.
///
/// Costs, for *n* rows: one machine word a row, once anything near it is measured; 14 words a
/// section besides; O(log *n*) for every question and every change of a row or section, also where
/// rows have no height; O(*s*) to make for *s* sections, O(*n*) to change width or traits. As
/// measured and recorded for lists of `UICollectionLayoutListConfiguration`.
///
/// Sections, rows, headers and footers that are asked for have to be there: an item that the list
/// does not have stops the program with a message, as an index out of range does.
public struct ListLayout: Sendable {
  /// The look of the list.
  public let configuration: ListConfiguration

  /// The width of the list, in points.
  public private(set) var width: CGFloat

  /// Traits and text system; margins of rows are the list's own.
  public private(set) var context: LayoutContext

  var edges: ResolvedListMetrics
  var sections: ExtentTree<SectionRecord>

  /// Creates the layout of a list in which nothing is measured yet.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - sections: How many rows there are in each section, and whether it has header and footer.
  ///   - width: The width of the list in points; below 0, infinite and not a number count as 0.
  ///   - context: Traits and text system; its inherited margins do not count.
  /// - Precondition: No section has more rows than ``ListSection/maximumRowCount``.
  /// - Complexity: O(*s*) for *s* sections.
  public init(
    _ configuration: ListConfiguration, sections: [ListSection], width: CGFloat,
    context: LayoutContext
  ) {
    let width = width.finiteLength
    var context = context
    context.traits.listEnvironment = configuration.appearance.listEnvironment
    let edges = ResolvedListMetrics(configuration, width: width, context)
    context.cellLayoutMargins = edges.layoutMargins
    self.configuration = configuration
    self.width = width
    self.context = context
    self.edges = edges
    // Sections with as many rows share them until one is measured.
    var rows: [Int: ExtentTree<ItemHeight>] = [:]
    self.sections = ExtentTree(count: sections.count) { index in
      let count = sections[index].rowCount
      let known = rows[count]
      let record = Self.record(
        sections[index], edges, isFirst: index == 0, isLast: index == sections.count - 1,
        rows: known)
      if known == nil { rows[count] = record.rows }
      return record
    }
  }

  /// A section of which nothing is measured.
  ///
  /// - Parameter rows: The rows of another section that has as many; `nil` where there is none.
  static func record(
    _ section: ListSection, _ edges: ResolvedListMetrics, isFirst: Bool, isLast: Bool,
    rows: ExtentTree<ItemHeight>? = nil
  ) -> SectionRecord {
    requireRowCount(section.rowCount)
    return SectionRecord(
      topGap: edges.topGap(
        isFirst: isFirst, hasHeader: section.hasHeader, hasRows: section.rowCount > 0),
      header: section.hasHeader ? edges.estimatedHeader(isFirst: isFirst) : nil,
      headerPadding: edges.headerPadding(isFirst: isFirst),
      rows: rows ?? ExtentTree(repeating: edges.estimatedRow, count: section.rowCount),
      footer: section.hasFooter ? edges.estimatedFooter : nil,
      bottomGap: edges.bottomGap(isLast: isLast, hasFooter: section.hasFooter))
  }

  /// Stops the program if a section has more rows than any can have.
  static func requireRowCount(_ count: Int) {
    if count > ListSection.maximumRowCount {
      trap("found \(count) rows, expected at most \(ListSection.maximumRowCount) in a section")
    }
  }

  /// Lays the list out in another width or with other traits.
  ///
  /// All heights become estimates, the ones that were measured being the best there are. Without
  /// any difference nothing changes.
  ///
  /// - Parameters:
  ///   - width: The width of the list in points; `nil` for the one that it has.
  ///   - traits: The traits; `nil` for those that it has.
  ///   - screenWidth: The width of the screen in points, which changes when that is turned; `nil`
  ///     for what the list's context says.
  /// - Complexity: O(*n*) in the number of rows.
  public mutating func update(
    width: CGFloat? = nil, traits: TraitCollection? = nil, screenWidth: CGFloat? = nil
  ) {
    let (oldWidth, oldContext) = (self.width, context)
    if let width { self.width = width.finiteLength }
    if let screenWidth { context.screenWidth = screenWidth }
    if var traits {
      traits.listEnvironment = configuration.appearance.listEnvironment
      context.traits = traits
    }
    if self.width == oldWidth, context.screenWidth == oldContext.screenWidth,
      context.traits == oldContext.traits
    {
      return
    }
    let oldGrid = oldContext.grid
    edges = ResolvedListMetrics(configuration, width: self.width, context)
    context.cellLayoutMargins = edges.layoutMargins
    let grid = context.grid
    let (edges, last) = (edges, sections.count - 1)
    let rowEstimate = edges.estimatedRow
    func estimate(_ height: ItemHeight, _ fallback: ItemHeight) -> ItemHeight {
      guard height.isExact else { return fallback }
      return ItemHeight(
        Extent(grid.ceil(height.extent.points(oldGrid)), grid), isExact: false)
    }
    var index = 0
    sections.updateAll { section in
      let isFirst = index == 0
      section.header = section.header.map {
        estimate($0, edges.estimatedHeader(isFirst: isFirst))
      }
      section.headerWidth = section.headerWidth.map(grid.ceil)
      section.headerPadding = edges.headerPadding(isFirst: isFirst)
      section.footer = section.footer.map { estimate($0, edges.estimatedFooter) }
      section.rows.updateAll { $0 = estimate($0, rowEstimate) }
      section.settleGaps(edges, isFirst: isFirst, isLast: index == last)
      index += 1
    }
  }
}

extension SectionRecord {
  /// Sets the gaps as they follow from the place of the section and from what it has; the space
  /// above the header, which its height includes, becomes that of the place.
  mutating func settleGaps(_ edges: ResolvedListMetrics, isFirst: Bool, isLast: Bool) {
    let padding = edges.headerPadding(isFirst: isFirst)
    if padding != headerPadding {
      header = header.map {
        ItemHeight(max(.zero, $0.extent - headerPadding + padding), isExact: $0.isExact)
      }
      headerPadding = padding
    }
    topGap = edges.topGap(isFirst: isFirst, hasHeader: header != nil, hasRows: rows.count > 0)
    bottomGap = edges.bottomGap(isLast: isLast, hasFooter: footer != nil)
  }
}
