import CellConfiguration
import CellText
import Foundation

/// The accessories of a cell, placed from left to right, and the space left for the content.
struct AccessoryArrangement {
  /// The accessories in visual order.
  ///
  /// Leading ones come first, from the edge inward, then trailing ones from the content outward.
  private(set) var accessories: [AccessoryLayout] = []

  /// The line before the reorder control.
  private(set) var reorderSeparator: CGRect?

  /// The edges of the content view.
  private(set) var contentLeft: CGFloat
  private(set) var contentRight: CGFloat

  /// The margins that the content view inherits (G31).
  private(set) var contentMargins: DirectionalEdgeInsets

  private(set) var measurementCount = 0

  /// The number of leading accessories.
  private var leadingCount = 0

  /// The width of the content view.
  var contentWidth: CGFloat { contentRight - contentLeft }

  /// Creates the horizontal arrangement of a cell's accessories.
  ///
  /// `place(in:_:)` adds the vertical positions later.
  init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, _ context: borrowing LayoutContext,
    _ dimensions: borrowing ListCellDimensions
  ) {
    let measures = context.resolved
    let grid = measures.grid
    contentMargins = context.cellLayoutMargins
    // 1. The indentation of the cell's level (G25).
    let levelWidth = cell.indentationWidth ?? measures.indentationWidth
    let indentation = (CGFloat(max(0, cell.indentationLevel)) * levelWidth.length).length
    contentLeft = min(grid.round(indentation), width)
    contentRight = max(contentLeft, width)
    if cell.accessories.isEmpty { return }
    // 2. The side and order of each accessory (G23). Both sides are filled from the edge inward, so
    //    an accessory added next to the content moves no other.
    addLeadingAccessories(cell, isOnMac: measures.isOnMac)
    addTrailingAccessories(cell, isOnMac: measures.isOnMac)
    accessories[leadingCount...].reverse()
    // 3. The horizontal places, from both edges inward (G21, G22, G24).
    var measurer = AccessoryMeasurer(measures, in: dimensions.container)
    let margins = context.cellLayoutMargins
    if leadingCount > 0 {
      let margin = (dimensions.accessoryMargin ?? margins.leading).length
      let outside = cell.indentsAccessories ? indentation : 0
      let right = placeLeading(from: margin + outside, &measurer)
      contentLeft = min(grid.round(right + indentation - outside), width)
      contentMargins.leading = measures.metrics.accessories.contentMargin
    }
    if leadingCount < accessories.count {
      let margin = (dimensions.accessoryMargin ?? margins.trailing).length
      let left = placeTrailing(from: width - margin, &measurer)
      contentRight = min(grid.round(left), width)
      contentMargins.trailing = measures.metrics.accessories.contentMargin
    }
    contentRight = max(contentLeft, contentRight)
    measurementCount = measurer.count
  }

  /// Places regions and views vertically in a cell of a given size (G26).
  ///
  /// Views are centered above a separator that adds to the height of the cell (G44). In
  /// right-to-left layouts, this also mirrors them horizontally (G15).
  mutating func place(
    in size: CGSize, above separator: CGFloat, _ context: borrowing LayoutContext
  ) {
    let (grid, isRightToLeft) = (context.grid, context.isRightToLeft)
    for index in accessories.indices {
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
    for index in accessories.indices {
      accessories[index].frame.origin.x += distance
      accessories[index].region.origin.x += distance
    }
    reorderSeparator?.origin.x += distance
  }

  // MARK: Sides

  /// Adds the leading accessories (A3).
  ///
  /// Editing controls come first, then on the Mac the outline disclosures of cells, then custom
  /// views at the position that their placement requests (A6).
  private mutating func addLeadingAccessories(
    _ cell: borrowing ListCellConfiguration, isOnMac: Bool
  ) {
    let all = cell.accessories
    accessories.reserveCapacity(all.count)
    for index in all.indices where all[index].kind.isLeading {
      insert(index, of: cell, at: accessories.count)
    }
    if isOnMac {
      for index in all.indices where cell.hasLeadingDisclosure(all[index]) {
        insert(index, of: cell, at: accessories.count)
      }
    }
    for index in all.indices where all[index].kind == .customView {
      let placement = all[index].placement
      guard placement.edge == .leading else { continue }
      insert(index, of: cell, at: placement.position.index(among: accessories[...], on: .leading))
    }
    leadingCount = accessories.count
  }

  /// Adds the trailing accessories, outermost first (A4, A5).
  ///
  /// All other system accessories come in their order, then custom views at the position that their
  /// placement requests (A6).
  private mutating func addTrailingAccessories(
    _ cell: borrowing ListCellConfiguration, isOnMac: Bool
  ) {
    let all = cell.accessories
    for index in all.indices {
      let kind = all[index].kind
      if kind.isLeading || kind == .customView { continue }
      if isOnMac, cell.hasLeadingDisclosure(all[index]) { continue }
      var position = accessories.count
      let order = kind.style.order
      while position > leadingCount, accessories[position - 1].kind.style.order < order {
        position -= 1
      }
      insert(index, of: cell, at: position)
    }
    for index in all.indices where all[index].kind == .customView {
      let placement = all[index].placement
      guard placement.edge == .trailing else { continue }
      let outwards = accessories[leadingCount...].reversed()
      let position = placement.position.index(among: outwards, on: .trailing)
      insert(index, of: cell, at: accessories.count - position)
    }
  }

  /// Inserts an accessory of the cell among the others unless it is not displayed (A7).
  private mutating func insert(
    _ index: Int, of cell: borrowing ListCellConfiguration, at position: Int
  ) {
    let accessory = cell.accessories[index]
    guard accessory.isDisplayed(isEditing: cell.isEditing) else { return }
    // Not in `??`, whose closure a borrowed value cannot enter with library evolution.
    let color = accessory.kind.style.color(isSelected: cell.isSelected)
    accessories.insert(
      AccessoryLayout(
        accessory: accessory, index: index, frame: .zero, region: .zero,
        color: accessory.tintColor ?? color),
      at: position)
  }

  // MARK: Positions

  /// Places the leading side from the edge inward, and returns where it ends.
  private mutating func placeLeading(
    from edge: CGFloat, _ measurer: inout AccessoryMeasurer
  ) -> CGFloat {
    var x = edge
    for index in 0..<leadingCount {
      if index > 0 { x += measurer.metrics.accessories.leadingSpacing.length }
      let (size, width) = measurer.measure(accessories[index].accessory)
      place(index, size, regionLeft: x, regionWidth: width, measurer.grid)
      x = accessories[index].region.maxX
    }
    return x
  }

  /// Places the trailing side from the edge inward, and returns where it begins.
  ///
  /// This includes the line before a reorder control (G24).
  private mutating func placeTrailing(
    from edge: CGFloat, _ measurer: inout AccessoryMeasurer
  ) -> CGFloat {
    let grid = measurer.grid
    var right = edge
    for index in (leadingCount..<accessories.count).reversed() {
      let (size, width) = measurer.measure(accessories[index].accessory)
      place(index, size, regionLeft: right - width, regionWidth: width, grid)
      right = accessories[index].region.minX
      guard index > leadingCount else { break }
      if accessories[index].accessory.showsVerticalSeparator {
        let lineRight = right - measurer.metrics.accessories.reorderSeparatorSpacing.length
        let lineLeft = lineRight - measurer.metrics.accessories.reorderSeparatorWidth.length
        // A hidden control keeps its space, but has no line.
        if !accessories[index].isHidden {
          reorderSeparator = grid.rect(left: lineLeft, top: 0, right: lineRight, bottom: 0)
        }
        right -= measurer.metrics.accessories.reorderSpacing.length
      } else {
        right -= measurer.metrics.accessories.trailingSpacing.length
      }
    }
    return right
  }

  /// Places a view centered in its region (A9).
  private mutating func place(
    _ index: Int, _ size: CGSize, regionLeft: CGFloat, regionWidth: CGFloat, _ grid: PixelGrid
  ) {
    let left = grid.round(regionLeft)
    accessories[index].region = CGRect(x: left, y: 0, width: regionWidth, height: 0)
    accessories[index].frame = CGRect(
      x: grid.round(left + (regionWidth - size.width) / 2), y: 0, width: size.width,
      height: size.height)
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
