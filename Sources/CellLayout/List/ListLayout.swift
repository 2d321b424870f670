public import CellConfiguration
import CellText
public import Foundation

/// The positions of all items of a list: exact for measured items, estimated for all others.
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
/// A list layout is a value. It stores heights, not rows: you describe a row when it is measured or
/// drawn. Frames are in points from the top left corner of the list's content.
///
/// Costs for *n* rows and *s* sections:
///
/// - Memory: Eight bytes per row, once anything near it is measured, and 112 bytes per section.
/// - Every query, and every change of a row or section: O(log *n*), even if rows have a height of
///   0.
/// - Creating a layout: O(*s*). Changing its width or traits: O(*n*).
///
/// Positions are as measured and recorded for lists of `UICollectionLayoutListConfiguration`.
///
/// An item passed to a method must exist in the list. If it does not, your app stops with a
/// message, as with an array index out of range.
public struct ListLayout: Sendable {
  /// The look of the list.
  public private(set) var configuration: ListConfiguration

  /// The width of the list, in points.
  public private(set) var width: CGFloat

  /// The traits and text system; the list computes the margins of its rows itself.
  public private(set) var context: LayoutContext

  var edges: ResolvedListMetrics
  var sections: ExtentTree<SectionRecord>

  /// Creates the layout of a list that is not measured yet.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - sections: The sections, each with its number of rows, and with or without header and
  ///     footer.
  ///   - width: The width of the list in points; negative, infinite and NaN values count as 0.
  ///   - context: The traits and text system; inherited margins are ignored.
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
    // Sections with equal numbers of rows share them until one is measured.
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

  /// Creates a section that is not measured yet.
  ///
  /// - Parameter rows: The rows of another section with the same number of rows, or `nil`.
  static func record(
    _ section: ListSection, _ edges: ResolvedListMetrics, isFirst: Bool, isLast: Bool,
    rows: ExtentTree<ItemHeight>? = nil
  ) -> SectionRecord {
    requireRowCount(section.rowCount)
    let isFirstRowHeader = section.isFirstRowHeader ?? edges.hasFirstItemHeaders
    return SectionRecord(
      topGap: edges.topGap(
        isFirst: isFirst, hasHeader: section.hasHeader,
        beginsWithHeader: isFirstRowHeader && section.rowCount > 0),
      header: section.hasHeader ? edges.estimatedHeader(isFirst: isFirst) : nil,
      headerPadding: edges.headerPadding(isFirst: isFirst),
      rows: rows ?? ExtentTree(repeating: edges.estimatedRow, count: section.rowCount),
      footer: section.hasFooter ? edges.estimatedFooter : nil,
      bottomGap: edges.bottomGap(isLast: isLast, hasFooter: section.hasFooter),
      isFirstRowHeader: isFirstRowHeader)
  }

  /// Stops the process if a section has more rows than ``ListSection/maximumRowCount``.
  static func requireRowCount(_ count: Int) {
    if count > ListSection.maximumRowCount {
      trap("found \(count) rows, expected at most \(ListSection.maximumRowCount) in a section")
    }
  }

  /// Changes the look, the width or the traits of the list.
  ///
  /// All heights become estimates, with measured heights as the best ones. If everything stays the
  /// same, nothing changes. Sections keep their headers and footers:
  /// ``setSupplementaries(inSection:hasHeader:hasFooter:)`` adds and removes them.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list, or `nil` for the current look.
  ///   - width: The width of the list in points, or `nil` for the current width.
  ///   - traits: The traits, or `nil` for the current traits.
  ///   - screenWidth: The width of the screen in points, which changes when the screen is turned;
  ///     `nil` for the current value in the list's context.
  /// - Complexity: O(*n*) in the number of rows.
  public mutating func update(
    configuration: ListConfiguration? = nil, width: CGFloat? = nil,
    traits: TraitCollection? = nil, screenWidth: CGFloat? = nil
  ) {
    let (oldConfiguration, oldWidth, oldContext) = (self.configuration, self.width, context)
    if let configuration { self.configuration = configuration }
    if let width { self.width = width.finiteLength }
    if let screenWidth { context.screenWidth = screenWidth }
    if let traits { context.traits = traits }
    context.traits.listEnvironment = self.configuration.appearance.listEnvironment
    if self.width == oldWidth, context.screenWidth == oldContext.screenWidth,
      context.traits == oldContext.traits, self.configuration == oldConfiguration
    {
      return
    }
    let oldGrid = oldContext.grid
    edges = ResolvedListMetrics(self.configuration, width: self.width, context)
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

extension ListLayout {
  /// Replaces what the edges of cells depend on, for an explanation; the rows keep their heights.
  mutating func replace(
    _ configuration: ListConfiguration, width: CGFloat, _ context: LayoutContext
  ) {
    var context = context
    context.traits.listEnvironment = configuration.appearance.listEnvironment
    edges = ResolvedListMetrics(configuration, width: width.finiteLength, context)
    context.cellLayoutMargins = edges.layoutMargins
    self.configuration = configuration
    self.width = width.finiteLength
    self.context = context
  }
}

extension SectionRecord {
  /// Sets the gaps of the section from its position in the list and its parts.
  ///
  /// The space above the header, which is part of its height, also depends on the position.
  mutating func settleGaps(_ edges: ResolvedListMetrics, isFirst: Bool, isLast: Bool) {
    let padding = edges.headerPadding(isFirst: isFirst)
    if padding != headerPadding {
      header = header.map {
        ItemHeight(max(.zero, $0.extent - headerPadding + padding), isExact: $0.isExact)
      }
      headerPadding = padding
    }
    topGap = edges.topGap(
      isFirst: isFirst, hasHeader: header != nil,
      beginsWithHeader: isFirstRowHeader && rows.count > 0)
    bottomGap = edges.bottomGap(isLast: isLast, hasFooter: footer != nil)
  }
}
