import CellConfiguration
import CellText
import Foundation

/// Margins, insets and gaps of a list of an appearance in a width (G22, G26, G30-34, G42-44).
struct ResolvedListMetrics: Equatable, Sendable {
  /// The layout margins of rows, headers and footers.
  let layoutMargins: DirectionalEdgeInsets

  /// The distance of the rows from both sides of the list.
  let sideInset: CGFloat

  /// The space above the header of the first section, which counts for the header's height.
  let firstHeaderTopPadding: CGFloat

  /// The space above any other header, which counts for the header's height.
  let headerTopPadding: CGFloat

  /// The space above a first-item header, which counts for the section.
  let firstItemTopPadding: CGFloat

  /// What the list adds to each row.
  let rowDimensions: ListCellDimensions

  /// What the list adds to each header, but for the space above it.
  let headerDimensions: ListCellDimensions

  /// What the list adds to each footer.
  let footerDimensions: ListCellDimensions

  /// The heights of rows and footers before they are measured.
  let estimatedRow: ItemHeight
  let estimatedFooter: ItemHeight

  private let appearance: ListConfiguration.Appearance
  private let headerMode: ListConfiguration.HeaderMode
  private let estimatedSupplementary: CGFloat

  /// Whether that includes the space above a header (G42).
  private let estimateIncludesPadding: Bool
  private let metrics: ListMetrics
  private let container: ListMetrics.Container
  private let grid: PixelGrid

  init(_ configuration: ListConfiguration, width: CGFloat, _ context: LayoutContext) {
    let traits = context.traits
    let metrics = traits.styleSheet.metrics
    let grid = context.grid
    appearance = configuration.appearance
    headerMode = configuration.headerMode
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
      case .sidebar, .sidebarPlain: device.value(of: metrics.sidebarSideInset)
      }
    sideInset = min(inset, width / 2)

    // G43, G44: nothing said is the appearance's; a number holds everywhere.
    let growth = TextGrowth(traits.preferredContentSizeCategory)
    let isPlain = appearance == .plain
    func padding(_ automatic: CGFloat) -> CGFloat {
      grid.round((configuration.headerTopPadding ?? automatic).length)
    }
    let isGrouped = appearance.isGrouped
    let plainPadding = isPlain ? metrics.plainHeaderTopPadding : 0
    firstHeaderTopPadding = padding(
      isGrouped ? container.groupedFirstHeaderPadding : plainPadding)
    headerTopPadding = padding(isGrouped ? container.groupedHeaderPadding : plainPadding)
    firstItemTopPadding = padding(plainPadding)
    // G22, G26: accessories in cards have a margin of their own, disclosure indicators of tables a
    // box of their own.
    var common = ListCellDimensions()
    common.container = configuration.container
    if appearance == .insetGrouped {
      common.accessoryMargin = device.value(of: container.cardAccessoryMargin)
    }
    footerDimensions = common
    headerDimensions = isPlain ? Self.plainHeader(common, container, growth, grid) : common
    rowDimensions = Self.row(common, container, showsSeparators: configuration.showsSeparators)

    // G42, at larger text sizes at least the minimum height.
    let least = growth.minimumHeight(of: appearance.isSidebar ? .sidebar : .cell, metrics, grid)
    let separator =
      container.rowsIncludeSeparators ? context.resolved.separatorThickness : 0
    estimateIncludesPadding = appearance.pinsHeadersAndFooters
    let supplementary =
      appearance.pinsHeadersAndFooters
      ? metrics.estimatedPlainHeaderHeight : metrics.estimatedHeaderHeight
    estimatedSupplementary = supplementary
    estimatedRow = Self.estimate(max(metrics.estimatedRowHeight, least) + separator, grid)
    estimatedFooter = Self.estimate(supplementary, grid)
  }

  /// G44: headers of plain table views are lower than their style says, and have a minimum height.
  private static func plainHeader(
    _ common: ListCellDimensions, _ container: ListMetrics.Container, _ growth: TextGrowth,
    _ grid: PixelGrid
  ) -> ListCellDimensions {
    var dimensions = common
    dimensions.contentMarginReduction = container.plainHeaderMarginReduction.length
    dimensions.minimumContentHeight = grid.round(
      container.plainHeaderMinimumHeight.length * growth.ratio)
    return dimensions
  }

  /// G44: rows of table views are taller by their separator.
  private static func row(
    _ common: ListCellDimensions, _ container: ListMetrics.Container, showsSeparators: Bool
  ) -> ListCellDimensions {
    var dimensions = common
    dimensions.addsSeparatorToHeight = container.rowsIncludeSeparators && showsSeparators
    return dimensions
  }

  private static func estimate(_ height: CGFloat, _ grid: PixelGrid) -> ItemHeight {
    ItemHeight(Extent(grid.ceil(height.length), grid), isExact: false)
  }

  /// The space above a header, which counts for its height.
  func headerTopPadding(isFirst: Bool) -> CGFloat {
    isFirst ? firstHeaderTopPadding : headerTopPadding
  }

  /// That space as part of the list's length.
  func headerPadding(isFirst: Bool) -> Extent {
    Extent(headerTopPadding(isFirst: isFirst), grid)
  }

  /// The height of a header before it is measured.
  func estimatedHeader(isFirst: Bool) -> ItemHeight {
    let padding = headerTopPadding(isFirst: isFirst)
    return Self.estimate(
      estimateIncludesPadding
        ? max(estimatedSupplementary, padding) : estimatedSupplementary + padding,
      grid)
  }

  /// G33: the gap above a section.
  func topGap(isFirst: Bool, hasHeader: Bool, hasRows: Bool) -> Extent {
    if hasHeader { return .zero }
    if headerMode == .firstItemInSection, hasRows { return Extent(firstItemTopPadding, grid) }
    guard appearance.isGrouped else { return .zero }
    return gap(isFirst ? container.groupedFirstTopGap : metrics.groupedTopGap)
  }

  /// G33: the gap below a section.
  func bottomGap(isLast: Bool, hasFooter: Bool) -> Extent {
    if hasFooter { return .zero }
    switch appearance {
    case .plain, .sidebarPlain: return .zero
    case .grouped, .insetGrouped:
      return gap(isLast ? metrics.groupedLastBottomGap : metrics.groupedBottomGap)
    case .sidebar: return gap(metrics.sidebarBottomGap)
    }
  }

  /// Each gap by itself is whole pixels high in one generation, in the other one only positions
  /// are.
  private func gap(_ points: CGFloat) -> Extent {
    Extent(container.halfGapsRoundUp ? grid.ceil(points.length) : points.length, grid)
  }
}

/// Which of the lengths counts on a device.
struct DeviceWidth {
  private let path: KeyPath<ListMetrics.ByWidth, CGFloat>

  init(
    _ traits: TraitCollection, width: CGFloat, screenWidth: CGFloat, _ metrics: ListMetrics
  ) {
    let wide = metrics.widePhoneWidth
    switch traits.userInterfaceIdiom {
    case .pad: path = width < wide ? \.padColumn : \.pad
    case .phone, .unspecified: path = screenWidth.length < wide ? \.narrow : \.wide
    default: path = \.wide
    }
  }

  /// The length for this device.
  func value(of length: ListMetrics.ByWidth) -> CGFloat { length[keyPath: path].length }
}

extension ListConfiguration.Appearance {
  /// Whether sections stand apart from one another on a gray background.
  fileprivate var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
