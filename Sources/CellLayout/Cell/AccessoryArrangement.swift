import CellConfiguration
import CellText
import Foundation

/// The accessories of a cell, placed from left to right, and the space left for the content.
struct AccessoryArrangement {
  var accessories = PlacedAccessories()

  /// The line before the reorder control.
  private(set) var reorderSeparator: CGRect?

  /// The edges of the content view.
  private(set) var contentLeft: CGFloat = 0
  private(set) var contentRight: CGFloat = 0

  /// The margins that the content view inherits (G31).
  private(set) var contentMargins = DirectionalEdgeInsets.zero

  private(set) var measurementCount = 0

  /// The width that a label leaves for the content, at text size large.
  ///
  /// It grows with body text as accessories do, up to half of the space that the other accessories
  /// leave. Assumed: it is not known how UIKit shortens labels. About nine letters fit.
  static let minimumContentWidth: CGFloat = 100

  /// The number of leading accessories.
  private var leadingCount = 0

  /// The width of the content view.
  var contentWidth: CGFloat { contentRight - contentLeft }

  /// Arranges the accessories of a cell horizontally.
  ///
  /// `place(in:above:_:)` adds the vertical positions later.
  mutating func arrange(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, _ context: borrowing LayoutContext,
    _ dimensions: ListCellDimensions
  ) {
    let measures = context.resolved
    contentMargins = context.cellLayoutMargins
    // 1. The indentation of the cell's level (G25).
    let levelWidth = cell.indentationWidth ?? measures.indentationWidth
    let indentation = (CGFloat(max(0, cell.indentationLevel)) * levelWidth.length).length
    contentLeft = min(measures.grid.round(indentation), width)
    contentRight = max(contentLeft, width)
    if !cell.accessories.isEmpty { arrange(cell, indentation, width, measures, dimensions) }
  }

  /// Arranges at least one accessory in a cell whose content has the margins of the cell so far.
  @inline(never)
  private mutating func arrange(
    _ cell: borrowing ListCellConfiguration, _ indentation: CGFloat, _ width: CGFloat,
    _ measures: ResolvedContext, _ dimensions: ListCellDimensions
  ) {
    let grid = measures.grid
    accessories.all = cell.accessories
    accessories.isSelected = cell.flags[.selected]
    let kinds = measures.accessoryKinds(in: dimensions.container)
    // 2. The side and order of each accessory (G23).
    accessories.places.reserveCapacity(accessories.all.count)
    addLeadingAccessories(of: cell, kinds, isOnMac: measures.isOnMac)
    leadingCount = accessories.places.count
    addTrailingAccessories(of: cell, kinds, isOnMac: measures.isOnMac)
    // 3. The sizes of views and the widths of regions (G20, G26).
    measure(with: AccessoryMeasurer(measures, kinds))
    // 4. The horizontal places, from both edges inward (G21, G22, G24).
    let (margins, distances) = (contentMargins, measures.metrics.accessories)
    if leadingCount > 0 {
      let margin = (dimensions.accessoryMargin ?? margins.leading).length
      let outside = cell.indentsAccessories ? indentation : 0
      let right = placeLeading(from: margin + outside, distances, grid)
      contentLeft = min(grid.round(right + indentation - outside), width)
      contentMargins.leading = distances.contentMargin
    }
    if leadingCount < accessories.places.count {
      let margin = (dimensions.accessoryMargin ?? margins.trailing).length
      var left = placeTrailing(from: width - margin, distances, grid)
      // 5. A label that takes too much width from the content is truncated.
      if let label = accessories.places.firstIndex(where: { $0.kind == .label }) {
        if truncate(label, endingAt: left, measures) {
          left = placeTrailing(from: width - margin, distances, grid)
        }
        keepInside(label, width, grid)
      }
      contentRight = min(grid.round(left), width)
      contentMargins.trailing = distances.contentMargin
    }
    contentRight = max(contentLeft, contentRight)
  }

  /// Places regions and views vertically in a cell of a given size (G26).
  ///
  /// Views are centered above a separator that adds to the height of the cell (G44). In
  /// right-to-left layouts, this also mirrors them horizontally (G15).
  mutating func place(
    in size: CGSize, above separator: CGFloat, _ context: borrowing LayoutContext
  ) {
    let (grid, isRightToLeft) = (context.grid, context.isRightToLeft)
    for index in accessories.places.indices {
      accessories[index].region.size.height = size.height
      let own = accessories[index].frame.height
      accessories[index].frame.origin.y = grid.round((size.height - separator - own) / 2)
      if isRightToLeft {
        accessories[index].region.mirror(in: size.width)
        accessories[index].frame.mirror(in: size.width)
      }
    }
    reorderSeparator?.size.height = size.height
    if isRightToLeft { reorderSeparator?.mirror(in: size.width) }
  }

  /// Moves everything to the right, or to the left by a negative distance.
  mutating func move(by distance: CGFloat) {
    accessories.move(by: distance)
    reorderSeparator?.origin.x += distance
  }

  // MARK: Sides

  /// Adds the leading accessories (A3).
  ///
  /// Editing controls come first, then on the Mac the outline disclosures of cells, then custom
  /// views at the position that their placement requests (A6).
  private mutating func addLeadingAccessories(
    of cell: borrowing ListCellConfiguration, _ kinds: ResolvedAccessoryKinds, isOnMac: Bool
  ) {
    let all = accessories.all
    for index in all.indices where kinds[all[index].kind].isLeading {
      insert(index, of: cell, at: accessories.places.count)
    }
    if isOnMac {
      for index in all.indices where cell.hasLeadingDisclosure(all[index]) {
        insert(index, of: cell, at: accessories.places.count)
      }
    }
    for index in all.indices where all[index].kind == .customView {
      let placement = all[index].placement
      guard placement.edge == .leading else { continue }
      insert(
        index, of: cell,
        at: placement.position.index(among: accessories.places[...], on: .leading, of: all))
    }
  }

  /// Adds the trailing accessories, from the content outward (A4, A5).
  ///
  /// All other system accessories come in their order, then custom views at the position that their
  /// placement requests (A6).
  private mutating func addTrailingAccessories(
    of cell: borrowing ListCellConfiguration, _ kinds: ResolvedAccessoryKinds, isOnMac: Bool
  ) {
    let all = accessories.all
    for index in all.indices {
      let kind = all[index].kind
      if kinds[kind].isLeading || kind == .customView { continue }
      if isOnMac, cell.hasLeadingDisclosure(all[index]) { continue }
      var position = leadingCount
      let order = kinds[kind].order
      while position < accessories.places.count,
        kinds[accessories[position].kind].order < order
      {
        position += 1
      }
      insert(index, of: cell, at: position)
    }
    for index in all.indices where all[index].kind == .customView {
      let placement = all[index].placement
      guard placement.edge == .trailing else { continue }
      let outwards = accessories.places[leadingCount...]
      let position = placement.position.index(among: outwards, on: .trailing, of: all)
      insert(index, of: cell, at: leadingCount + position)
    }
  }

  /// Inserts an accessory of the cell among the others unless it is not displayed (A7).
  private mutating func insert(
    _ index: Int, of cell: borrowing ListCellConfiguration, at position: Int
  ) {
    guard accessories.all[index].displayed.includes(isEditing: cell.flags[.editing]) else { return }
    accessories.places.insert(
      AccessoryPlace(index: index, kind: accessories.all[index].kind), at: position)
  }

  /// Measures the accessories.
  private mutating func measure(with measurer: consuming AccessoryMeasurer) {
    for index in accessories.places.indices {
      let (size, regionWidth) = measurer.measure(accessories.all, accessories[index].index)
      accessories[index].frame.size = size
      accessories[index].region.size.width = regionWidth
    }
    measurementCount = measurer.count
  }

  // MARK: Positions

  /// Places the leading side from the edge inward, and returns where it ends.
  private mutating func placeLeading(
    from edge: CGFloat, _ distances: ListMetrics.Accessories, _ grid: PixelGrid
  ) -> CGFloat {
    var x = edge
    for index in 0..<leadingCount {
      if index > 0 { x += distances.leadingSpacing.length }
      place(index, regionLeft: x, grid)
      x = accessories[index].region.maxX
    }
    return x
  }

  /// Places the trailing side from the edge inward, and returns where it begins.
  ///
  /// This includes the line before a reorder control (G24).
  private mutating func placeTrailing(
    from edge: CGFloat, _ distances: ListMetrics.Accessories, _ grid: PixelGrid
  ) -> CGFloat {
    var right = edge
    for index in (leadingCount..<accessories.places.count).reversed() {
      place(index, regionLeft: right - accessories[index].region.width, grid)
      right = accessories[index].region.minX
      guard index > leadingCount else { break }
      if accessories.showsVerticalSeparator(index) {
        let lineRight = right - distances.reorderSeparatorSpacing.length
        let lineLeft = lineRight - distances.reorderSeparatorWidth.length
        // A hidden control keeps its space, but has no line.
        if !accessories.isHidden(index) {
          reorderSeparator = grid.rect(left: lineLeft, top: 0, right: lineRight, bottom: 0)
        }
        right -= distances.reorderSpacing.length
      } else {
        right -= distances.trailingSpacing.length
      }
    }
    return right
  }

  /// Places a view centered in its region (A9).
  private mutating func place(_ index: Int, regionLeft: CGFloat, _ grid: PixelGrid) {
    let (region, view) = (accessories[index].region.width, accessories[index].frame.width)
    let left = grid.round(regionLeft)
    accessories[index].region.origin.x = left
    accessories[index].frame.origin.x = grid.round(left + (region - view) / 2)
  }

  // MARK: Labels

  /// Truncates a label until the content has its minimum width, and returns whether it did.
  ///
  /// - Parameters:
  ///   - index: The index of the label.
  ///   - end: The trailing edge of the content with the whole label.
  private mutating func truncate(
    _ index: Int, endingAt end: CGFloat, _ measures: ResolvedContext
  ) -> Bool {
    let available = end - contentLeft + accessories[index].region.width
    let least = Self.minimumContentWidth + (measures.trial?.minimumContentWidth ?? 0)
    let minimum = min(least * measures.accessoryScale, available / 2)
    let missing = measures.grid.ceil(minimum - (end - contentLeft))
    if missing <= 0 { return false }
    let width = max(0, accessories[index].region.width - missing)
    accessories[index].region.size.width = width
    accessories[index].frame.size.width = min(accessories[index].frame.width, width)
    return true
  }

  /// Truncates a label that is wider than its region where it would leave the cell.
  private mutating func keepInside(_ index: Int, _ width: CGFloat, _ grid: PixelGrid) {
    let middle = accessories[index].region.midX
    let room = max(0, 2 * min(middle, width - middle))
    guard accessories[index].frame.width > room else { return }
    accessories[index].frame.size.width = grid.floor(room)
    place(index, regionLeft: accessories[index].region.minX, grid)
  }
}

extension ListCellConfiguration {
  /// Returns whether an accessory is an outline disclosure on the leading side on the Mac.
  fileprivate borrowing func hasLeadingDisclosure(_ accessory: CellAccessory) -> Bool {
    // Not `&&`, whose closure a borrowed value cannot enter with library evolution.
    accessory.outlineStyle == nil ? false : !isHeaderDisclosure(accessory)
  }

  /// Returns whether an outline disclosure belongs to a header, by its own style or by the content.
  borrowing func isHeaderDisclosure(_ accessory: CellAccessory) -> Bool {
    switch accessory.outlineStyle {
    case .header: return true
    case .cell, nil: return false
    case .automatic:
      switch content?.row.use.purpose {
      case .header, .sidebarHeader, .footer: return true
      case .cell, .sidebarCell, nil: return false
      }
    }
  }
}
