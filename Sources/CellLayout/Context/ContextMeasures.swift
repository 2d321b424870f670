import CellConfiguration
import CellText
import Foundation

/// Traits, what they come to in numbers, and what measures text: all that copies of a context share.
///
/// Worked out once for all that is laid out with it. Owned by the contexts that share it; it never
/// changes.
final class ContextMeasures: Sendable {
  let traits: TraitCollection
  let shaper: any TextShaper
  let cache: TextMeasurementCache?

  /// The pixels that edges lie on.
  let grid: PixelGrid

  let isRightToLeft: Bool

  /// Whether some accessories have another side.
  let isOnMac: Bool

  /// The text size.
  let category: ContentSizeCategory

  /// Whether the text size is one of the accessibility categories.
  let isAccessibilitySize: Bool

  /// How much larger than at the default size everything is that grows with text.
  let growth: TextGrowth

  let metrics: ListMetrics

  /// How much larger accessories and their regions are than at the default size.
  ///
  /// They grow with body text up to a limit (assumed; two measured sizes agree).
  let accessoryScale: CGFloat

  /// The thickness of separators: so many points and pixels, but at least one pixel (G27).
  let separatorThickness: CGFloat

  private let cell: FamilyMeasures
  private let sidebar: FamilyMeasures
  private let sidebarHeader: FamilyMeasures
  private let headerOrFooter: FamilyMeasures

  init(_ traits: TraitCollection, _ shaper: any TextShaper, _ cache: TextMeasurementCache?) {
    self.traits = traits
    self.shaper = shaper
    self.cache = cache
    let category = traits.preferredContentSizeCategory
    let growth = TextGrowth(category)
    let metrics = traits.styleSheet.metrics
    let grid = traits.pixelGrid
    self.grid = grid
    self.category = category
    self.growth = growth
    self.metrics = metrics
    isRightToLeft = traits.isRightToLeft
    isOnMac = traits.userInterfaceIdiom == .mac
    isAccessibilitySize = category.isAccessibilityCategory
    accessoryScale = min(growth.ratio, metrics.maximumAccessoryScale)
    let thickness = metrics.separatorPoints.length + metrics.separatorPixels.length / grid.scale
    separatorThickness = max(grid.round(thickness), 1 / grid.scale)
    cell = FamilyMeasures(.cell, growth, metrics, grid)
    sidebar = FamilyMeasures(.sidebar, growth, metrics, grid)
    sidebarHeader = FamilyMeasures(.sidebarHeader, growth, metrics, grid)
    headerOrFooter = FamilyMeasures(.headerOrFooter, growth, metrics, grid)
  }

  /// What the styles of a family share.
  func family(_ family: ListContentFamily) -> FamilyMeasures {
    switch family {
    case .cell: cell
    case .sidebar: sidebar
    case .sidebarHeader: sidebarHeader
    case .headerOrFooter: headerOrFooter
    }
  }
}

/// What the styles of a family share, at a text size.
struct FamilyMeasures: Sendable {
  /// The least height of their content (G3).
  let minimumHeight: CGFloat

  /// The room that symbols get (G4).
  let symbolStandard: CGSize

  init(
    _ family: ListContentFamily, _ growth: TextGrowth, _ metrics: ListMetrics, _ grid: PixelGrid
  ) {
    minimumHeight = growth.minimumHeight(of: family, metrics, grid)
    symbolStandard = growth.symbolStandard(of: family, metrics, grid)
  }
}
