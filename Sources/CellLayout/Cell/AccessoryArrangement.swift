import CellConfiguration
import CellText
import Foundation

/// The accessories of a cell at their places from left to right, and the room that they leave.
struct AccessoryArrangement {
  /// In the order of the cell: leading ones from the edge inwards, trailing ones from the content
  /// outwards.
  private(set) var accessories: [AccessoryLayout] = []

  /// The line before the reorder control.
  private(set) var reorderSeparator: CGRect?

  /// The edges of the content view.
  private(set) var contentLeft: CGFloat = 0
  private(set) var contentRight: CGFloat = 0

  /// The margins that the content view inherits (G31).
  private(set) var contentMargins: DirectionalEdgeInsets
  private(set) var measurementCount = 0

  /// The width of the content view.
  var contentWidth: CGFloat { contentRight - contentLeft }

  /// Arranges the accessories of a cell of a width; vertical places follow with its height.
  init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat,
    _ context: borrowing LayoutContext, _ surroundings: borrowing ListCellSurroundings
  ) {
    let grid = context.grid
    let metrics = context.measures.metrics
    let margins = context.inheritedMargins
    contentMargins = margins
    let levelWidth =
      cell.indentationWidth ?? surroundings.indentationWidth ?? metrics.indentationWidth
    let indentation = (CGFloat(max(0, cell.indentationLevel)) * levelWidth.length).length
    if cell.accessories.isEmpty {
      contentLeft = min(grid.round(indentation), width)
      contentRight = max(contentLeft, width)
      return
    }
    let (leading, trailing) = Self.sides(cell, isOnMac: context.measures.isOnMac)
    if !leading.isEmpty { contentMargins.leading = metrics.contentMarginBesideAccessory }
    if !trailing.isEmpty { contentMargins.trailing = metrics.contentMarginBesideAccessory }
    var measurer = AccessoryMeasurer(copy context)

    // 1. The leading side, from the edge inwards (G21, G22, G25).
    var x = margins.leading.length + (cell.indentsAccessories ? indentation : 0)
    for (number, entry) in leading.enumerated() {
      if number > 0 { x += metrics.leadingAccessorySpacing.length }
      let layout = Self.layout(
        entry, left: x, right: nil, cell.isSelected, &measurer, grid)
      x = layout.region.maxX
      accessories.append(layout)
    }
    contentLeft =
      leading.isEmpty ? indentation : x + (cell.indentsAccessories ? 0 : indentation)
    contentLeft = min(grid.round(contentLeft), width)

    // 2. The trailing side, from the edge inwards, the line before a reorder control included (G24).
    var right = width - margins.trailing.length
    var trailingLayouts: [AccessoryLayout] = []
    for (number, entry) in trailing.enumerated().reversed() {
      let layout = Self.layout(
        entry, left: nil, right: right, cell.isSelected, &measurer, grid)
      trailingLayouts.append(layout)
      right = layout.region.minX
      guard number > 0 else { break }
      if entry.accessory.showsVerticalSeparator {
        // A hidden control has its room, but no line.
        let lineRight = right - metrics.reorderSeparatorSpacing.length
        let lineLeft = lineRight - metrics.reorderSeparatorWidth.length
        if !entry.accessory.isHidden {
          reorderSeparator = grid.rect(left: lineLeft, top: 0, right: lineRight, bottom: 0)
        }
        right -= metrics.reorderSpacing.length
      } else {
        right -= metrics.trailingAccessorySpacing.length
      }
    }
    if accessories.isEmpty, trailingLayouts.count == 1 {
      accessories = trailingLayouts
    } else {
      accessories += trailingLayouts.reversed()
    }
    contentRight = max(contentLeft, trailing.isEmpty ? width : min(grid.round(right), width))
    measurementCount = measurer.count
  }

  /// Gives regions and views their vertical place in a cell of a height (G26).
  mutating func place(inHeight height: CGFloat, _ grid: PixelGrid) {
    for index in accessories.indices {
      accessories[index].region.size.height = height
      let own = accessories[index].frame.height
      accessories[index].frame.origin.y = grid.round((height - own) / 2)
    }
    reorderSeparator?.size.height = height
  }

  private typealias Entry = (index: Int, accessory: CellAccessory)

  /// A3 to A6: who is on which side, in which order.
  private static func sides(
    _ cell: ListCellConfiguration, isOnMac: Bool
  ) -> (leading: [Entry], trailing: [Entry]) {
    var leading: [Entry] = []
    var leadingOutline: Entry?
    var trailing: [Entry] = []
    var custom: [Entry] = []
    for (index, accessory) in cell.accessories.enumerated() {
      // A7: what is not displayed is not there.
      guard accessory.isDisplayed(isEditing: cell.isEditing) else { continue }
      if accessory.kind == .customView {
        custom.append((index, accessory))
      } else if accessory.kind.isLeading {
        leading.append((index, accessory))
      } else if isOnMac, accessory.kind == .outlineDisclosure, !cell.opensAsHeader(accessory) {
        leadingOutline = (index, accessory)
      } else {
        trailing.append((index, accessory))
      }
    }
    if let leadingOutline { leading.append(leadingOutline) }
    if trailing.count > 1 { trailing.sort { $0.accessory.kind.order < $1.accessory.kind.order } }
    for entry in custom {
      let placement = entry.accessory.placement
      switch placement.edge {
      case .leading:
        let index = placement.position.index(among: leading.map(\.accessory), on: .leading)
        leading.insert(entry, at: index)
      case .trailing:
        let index = placement.position.index(among: trailing.map(\.accessory), on: .trailing)
        trailing.insert(entry, at: index)
      }
    }
    return (leading, trailing)
  }

  /// An accessory whose region begins or ends somewhere; its view is centred in the region (A9).
  private static func layout(
    _ entry: Entry, left: CGFloat?, right: CGFloat?, _ isSelected: Bool,
    _ measurer: inout AccessoryMeasurer, _ grid: PixelGrid
  ) -> AccessoryLayout {
    let size = measurer.size(of: entry.accessory)
    let width = measurer.regionWidth(of: entry.accessory, viewWidth: size.width)
    let minX = left.map(grid.round) ?? grid.round((right ?? 0) - width)
    return AccessoryLayout(
      accessory: entry.accessory, index: entry.index,
      frame: CGRect(
        x: grid.round(minX + (width - size.width) / 2), y: 0, width: size.width,
        height: size.height),
      region: CGRect(x: minX, y: 0, width: width, height: 0),
      color: entry.accessory.color(isSelected: isSelected))
  }
}

extension ListCellConfiguration {
  /// Whether an outline disclosure is that of a header: it says so, or the content does.
  fileprivate func opensAsHeader(_ accessory: CellAccessory) -> Bool {
    switch accessory.outlineStyle {
    case .header: return true
    case .cell, nil: return false
    case .automatic:
      switch content?.row.family {
      case .sidebarHeader, .headerOrFooter: return true
      case .cell, .sidebar, nil: return false
      }
    }
  }
}
