import CellConfiguration
import CellText
import Foundation

/// The margins, insets and gaps of a list in a given appearance and width.
///
/// They follow G22, G26, G30-34 and G42-44.
struct ResolvedListMetrics: Equatable, Sendable {
  /// The layout margins of rows, headers and footers.
  let layoutMargins: DirectionalEdgeInsets

  /// The distance of the rows from both sides of the list.
  let sideInset: CGFloat

  /// The space above the header of the first section, which is part of the header's height.
  let firstHeaderTopPadding: CGFloat

  /// The space above any other header, which is part of the header's height.
  let headerTopPadding: CGFloat

  /// The space above a first-item header, which is part of the section.
  let firstItemTopPadding: CGFloat

  /// The dimensions that the list adds to each row.
  let rowDimensions: ListCellDimensions

  /// The dimensions that the list adds to each header, except the space above it.
  let headerDimensions: ListCellDimensions

  /// The dimensions that the list adds to each footer.
  let footerDimensions: ListCellDimensions

  /// The heights of rows and footers before they are measured.
  let estimatedRow: ItemHeight
  let estimatedFooter: ItemHeight

  private let appearance: ListConfiguration.Appearance
  let hasFirstItemHeaders: Bool
  private let estimatedSupplementary: CGFloat

  /// Whether the estimated height of a header includes the space above it (G42).
  private let estimateIncludesPadding: Bool
  private let metrics: ListMetrics
  private let container: ListMetrics.Container
  private let grid: PixelGrid

  init(_ configuration: ListConfiguration, width: CGFloat, _ context: LayoutContext) {
    let traits = context.traits
    let metrics = context.resolved.metrics
    let grid = context.grid
    appearance = configuration.appearance
    hasFirstItemHeaders = configuration.headerMode == .firstItemInSection
    self.metrics = metrics
    self.grid = grid
    let container = metrics.metrics(of: configuration.container)
    self.container = container

    let device = DeviceWidth(
      traits, width: width, screenWidth: context.screenWidth ?? width, metrics)
    layoutMargins = metrics.layoutMargins(
      in: appearance, of: configuration.container, on: device)
    let inset =
      switch appearance {
      case .plain, .grouped: CGFloat(0)
      case .insetGrouped: device.value(of: container.cardSideInset)
      case .sidebar, .sidebarPlain: device.value(of: metrics.margins.sidebarSideInset)
      }
    sideInset = min(inset, width / 2)

    // G43, G44: an unset value means the appearance's default; a number applies everywhere.
    let growth = context.resolved.growth
    let isPlain = appearance == .plain
    func padding(_ automatic: CGFloat) -> CGFloat {
      grid.round((configuration.headerTopPadding ?? automatic).length)
    }
    let isGrouped = appearance.isGrouped
    let plainPadding = isPlain ? metrics.headers.plainTopPadding : 0
    firstHeaderTopPadding = padding(
      isGrouped ? container.groupedFirstHeaderPadding : plainPadding)
    headerTopPadding = padding(isGrouped ? container.groupedHeaderPadding : plainPadding)
    firstItemTopPadding = padding(plainPadding)
    // G22, G26: accessories in cards have their own margin; disclosure indicators of tables have
    // their own box.
    var common = ListCellDimensions()
    common.container = configuration.container
    if appearance == .insetGrouped {
      common.accessoryMargin = device.value(of: container.cardAccessoryMargin)
    }
    footerDimensions = common
    headerDimensions = isPlain ? Self.plainHeader(common, container, growth, grid) : common
    rowDimensions = Self.row(common, container, showsSeparators: configuration.showsSeparators)

    let least = Self.leastEstimate(in: appearance, metrics, context)
    let separator =
      container.rowsIncludeSeparators ? context.resolved.separatorThickness : 0
    estimateIncludesPadding = appearance.pinsHeadersAndFooters
    let supplementary =
      appearance.pinsHeadersAndFooters
      ? metrics.headers.estimatedPlainHeight : metrics.headers.estimatedHeight
    estimatedSupplementary = supplementary
    estimatedRow = Self.estimate(max(metrics.rows.estimatedHeight, least) + separator, grid)
    estimatedFooter = Self.estimate(supplementary, grid)
  }

  /// Returns the dimensions of a header in a plain table view (G44).
  ///
  /// These headers are shorter than in their style, and have a minimum height.
  private static func plainHeader(
    _ common: ListCellDimensions, _ container: ListMetrics.Container, _ growth: TextGrowth,
    _ grid: PixelGrid
  ) -> ListCellDimensions {
    var dimensions = common
    dimensions.contentMarginReduction = container.plainHeaderMarginReduction.length
    dimensions.minimumContentHeight = grid.round(
      container.plainHeaderMinimumHeight.length * growth.ofMinimumHeights.ratio)
    return dimensions
  }

  /// Returns the minimum of a row's estimated height before the row is measured (G42).
  ///
  /// It is the minimum height of rows. At accessibility sizes, at which rows are taller, it is the
  /// height of one line (assumed).
  private static func leastEstimate(
    in appearance: ListConfiguration.Appearance, _ metrics: ListMetrics, _ context: LayoutContext
  ) -> CGFloat {
    let resolved = context.resolved
    guard resolved.isAccessibilitySize else {
      return resolved.growth.minimumHeight(
        of: appearance.isSidebar ? .sidebarCell : .cell, metrics, context.grid)
    }
    let content = ListContentConfiguration(
      style: appearance.isSidebar ? .sidebarCell : .cell, text: " "
    ).updated(for: CellConfigurationState(traitCollection: context.traits))
    return ListContentLayout.estimatedHeight(of: content, context: context)
  }

  /// Returns the dimensions of a row; rows of table views are taller by their separator (G44).
  private static func row(
    _ common: ListCellDimensions, _ container: ListMetrics.Container, showsSeparators: Bool
  ) -> ListCellDimensions {
    var dimensions = common
    dimensions.addsSeparatorToHeight = container.rowsIncludeSeparators && showsSeparators
    dimensions.contentIncludesSeparator = container.contentIncludesSeparators
    return dimensions
  }

  private static func estimate(_ height: CGFloat, _ grid: PixelGrid) -> ItemHeight {
    ItemHeight(Extent(grid.ceil(height.length), grid), isExact: false)
  }

  /// Returns the space above a header, which is part of its height.
  func headerTopPadding(isFirst: Bool) -> CGFloat {
    isFirst ? firstHeaderTopPadding : headerTopPadding
  }

  /// Returns the space above a header as an extent.
  func headerPadding(isFirst: Bool) -> Extent {
    Extent(headerTopPadding(isFirst: isFirst), grid)
  }

  /// Returns the estimated height of a header.
  func estimatedHeader(isFirst: Bool) -> ItemHeight {
    let padding = headerTopPadding(isFirst: isFirst)
    return Self.estimate(
      estimateIncludesPadding
        ? max(estimatedSupplementary, padding) : estimatedSupplementary + padding,
      grid)
  }

  /// Returns the gap above a section (G33).
  func topGap(isFirst: Bool, hasHeader: Bool, beginsWithHeader: Bool) -> Extent {
    if hasHeader { return .zero }
    if beginsWithHeader { return Extent(firstItemTopPadding, grid) }
    guard appearance.isGrouped else { return .zero }
    return gap(isFirst ? container.groupedFirstTopGap : metrics.sections.groupedTopGap)
  }

  /// Returns the gap below a section (G33).
  func bottomGap(isLast: Bool, hasFooter: Bool) -> Extent {
    if hasFooter { return .zero }
    switch appearance {
    case .plain, .sidebarPlain: return .zero
    case .grouped, .insetGrouped:
      return gap(isLast ? metrics.sections.groupedLastBottomGap : metrics.sections.groupedBottomGap)
    case .sidebar: return gap(metrics.sections.sidebarBottomGap)
    }
  }

  /// Returns a gap of a height in points.
  ///
  /// In one generation each gap is a whole number of pixels high. In the other, only positions are
  /// whole pixels.
  private func gap(_ points: CGFloat) -> Extent {
    Extent(container.halfGapsRoundUp ? grid.ceil(points.length) : points.length, grid)
  }
}

/// The length that applies to a device, among lengths by width.
struct DeviceWidth {
  private let path: KeyPath<ListMetrics.ByWidth, CGFloat>

  init(
    _ traits: TraitCollection, width: CGFloat, screenWidth: CGFloat, _ metrics: ListMetrics
  ) {
    let wide = metrics.margins.widePhoneWidth
    switch traits.userInterfaceIdiom {
    case .pad: path = width < wide ? \.padColumn : \.pad
    case .phone, .unspecified: path = screenWidth.length < wide ? \.narrow : \.wide
    default: path = \.wide
    }
  }

  /// Returns the length for this device.
  func value(of length: ListMetrics.ByWidth) -> CGFloat { length[keyPath: path].length }
}

extension ListConfiguration.Appearance {
  /// Whether the sections are separate groups on a gray background.
  fileprivate var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
