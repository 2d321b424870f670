import CellConfiguration
import CellText
import Foundation

/// Margins, insets and gaps of a list of an appearance in a width (G30 to G34, G42, G43).
struct ListEdges: Equatable, Sendable {
  /// The layout margins of rows, headers and footers.
  let layoutMargins: DirectionalEdgeInsets

  /// The distance of the rows from both sides of the list.
  let sideInset: CGFloat

  /// The room above each header, which counts for the header's height.
  let headerTopPadding: CGFloat

  /// The room above a first-item header, which counts for the section.
  let firstItemTopPadding: CGFloat

  /// The heights of items before they are measured.
  let estimatedRow: ItemHeight
  let estimatedHeader: ItemHeight
  let estimatedFooter: ItemHeight

  private let appearance: ListConfiguration.Appearance
  private let headerMode: ListConfiguration.HeaderMode
  private let metrics: ListMetrics
  private let grid: PixelGrid

  init(_ configuration: ListConfiguration, width: CGFloat, _ context: LayoutContext) {
    let traits = context.traits
    let metrics = traits.styleSheet.metrics
    let grid = context.grid
    appearance = configuration.appearance
    headerMode = configuration.headerMode
    self.metrics = metrics
    self.grid = grid

    let device = DeviceWidth(traits, screenWidth: context.screenWidth ?? width, metrics)
    let margin: CGFloat
    let inset: CGFloat
    switch appearance {
    case .plain, .grouped: (margin, inset) = (device.value(of: metrics.layoutMargin), 0)
    case .insetGrouped:
      margin = device.value(of: metrics.cardLayoutMargin)
      inset = device.value(of: metrics.cardSideInset)
    case .sidebar, .sidebarPlain:
      // What rows of sidebars inherit is not known; that of other rounded rows (assumed).
      margin = device.value(of: metrics.cardLayoutMargin)
      inset = device.value(of: metrics.sidebarSideInset)
    }
    let vertical = metrics.rowVerticalLayoutMargin.length
    layoutMargins = DirectionalEdgeInsets(
      top: vertical, leading: margin, bottom: vertical, trailing: margin)
    sideInset = min(inset, width / 2)

    // G43: nothing said is the appearance's; a number holds everywhere.
    let isPlain = appearance == .plain
    let automatic = isPlain ? metrics.plainHeaderTopPadding : 0
    let padding = grid.nearest((configuration.headerTopPadding ?? automatic).length)
    headerTopPadding = padding
    firstItemTopPadding = padding

    // G42, at larger text sizes at least the minimum height.
    let family: ListContentFamily =
      appearance == .sidebar || appearance == .sidebarPlain ? .sidebar : .cell
    let growth = TextGrowth(traits.preferredContentSizeCategory)
    let row = max(metrics.estimatedRowHeight, growth.minimumHeight(of: family, metrics, grid))
    let supplementary =
      appearance.pinsHeadersAndFooters
      ? metrics.estimatedPlainHeaderHeight : metrics.estimatedHeaderHeight
    func estimate(_ height: CGFloat) -> ItemHeight {
      ItemHeight(Extent(grid.up(height.length), grid), isExact: false)
    }
    estimatedRow = estimate(row)
    estimatedHeader = estimate(supplementary + padding)
    estimatedFooter = estimate(supplementary)
  }

  /// G33: the gap above a section.
  func topGap(isFirst: Bool, hasHeader: Bool, hasRows: Bool) -> Extent {
    if hasHeader { return .zero }
    if headerMode == .firstItemInSection, hasRows { return Extent(firstItemTopPadding, grid) }
    guard appearance.isGrouped else { return .zero }
    return gap(isFirst ? metrics.groupedFirstTopGap : metrics.groupedTopGap)
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

  /// Each gap by itself is whole pixels high in one generation, in the other one only positions are.
  private func gap(_ points: CGFloat) -> Extent {
    Extent(metrics.halfGapsRoundUp ? grid.up(points.length) : points.length, grid)
  }
}

/// Which of three lengths counts on a device.
struct DeviceWidth {
  private let isPad: Bool
  private let isNarrow: Bool

  init(_ traits: TraitCollection, screenWidth: CGFloat, _ metrics: ListMetrics) {
    let idiom = traits.userInterfaceIdiom
    isPad = idiom == .pad
    isNarrow =
      (idiom == .phone || idiom == .unspecified) && screenWidth.length < metrics.widePhoneWidth
  }

  /// The length for this device.
  func value(of length: ListMetrics.ByWidth) -> CGFloat {
    (isPad ? length.pad : isNarrow ? length.narrow : length.wide).length
  }
}
