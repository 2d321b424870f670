import CellConfiguration
import Foundation

/// The place of an accessory in a cell: numbers alone, which are moved without the accessory.
struct AccessoryPlace: Sendable {
  /// The index of the accessory among the cell's accessories.
  let index: Int

  let kind: CellAccessory.Kind

  /// The frame of the accessory's view in the cell.
  var frame = CGRect.zero

  /// The space of the accessory, from the top to the bottom of the cell.
  var region = CGRect.zero
}

/// The accessories of a cell and the places of those that are displayed.
struct PlacedAccessories: Sendable {
  /// The accessories of the cell in their own order.
  var all: [CellAccessory] = []

  /// The places in visual order.
  ///
  /// Leading ones come first, from the edge inward, then trailing ones from the content outward.
  var places: [AccessoryPlace] = []

  /// Whether the cell is selected, which affects colors.
  var isSelected = false

  /// The layouts in visual order, each made when it is read.
  var layouts: [AccessoryLayout] {
    places.map { AccessoryLayout(all[$0.index], at: $0, isSelected: isSelected) }
  }

  /// The place of a displayed accessory.
  subscript(index: Int) -> AccessoryPlace {
    get { places[index] }
    _modify { yield &places[index] }
  }

  /// Returns whether a displayed accessory keeps its space but is not drawn.
  func isHidden(_ index: Int) -> Bool { all[places[index].index].isHidden }

  /// Returns whether a displayed accessory has a line before it.
  func showsVerticalSeparator(_ index: Int) -> Bool {
    places[index].kind == .reorder && all[places[index].index].showsVerticalSeparator
  }

  /// Moves everything to the right, or to the left by a negative distance.
  mutating func move(by distance: CGFloat) {
    for index in places.indices {
      places[index].frame.origin.x += distance
      places[index].region.origin.x += distance
    }
  }
}

extension PlacedAccessories: Equatable {
  /// Returns whether the layouts are equal; accessories that are not displayed do not count.
  static func == (a: PlacedAccessories, b: PlacedAccessories) -> Bool { a.layouts == b.layouts }
}
