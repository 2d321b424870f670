public import CellConfiguration
public import Foundation

/// The position and color of an accessory in a cell.
public struct AccessoryLayout: Equatable, Sendable {
  /// The accessory.
  public let accessory: CellAccessory

  /// The index of the accessory among the cell's accessories, in the order they were given.
  public let index: Int

  /// The frame of the accessory's view in the cell.
  public let frame: CGRect

  /// The space of the accessory, from the top to the bottom of the cell.
  ///
  /// The view is centered in this region and may extend beyond it.
  public let region: CGRect

  /// The color of the accessory; `nil` for the cell's tint.
  ///
  /// The default colors are as documented for delete and insert, measured for the checkmark on iOS
  /// 26, and otherwise assumed.
  public let color: CellColor?

  /// Creates the layout of an accessory from its place.
  init(_ accessory: CellAccessory, at place: AccessoryPlace, isSelected: Bool) {
    self.accessory = accessory
    index = place.index
    frame = place.frame
    region = place.region
    color = accessory.tintColor ?? accessory.kind.style.color(isSelected: isSelected)
  }

  /// The color behind the sign of a delete, insert or multiselect control.
  ///
  /// If `nil`, no color was set: the sign is white and ``color`` is behind it.
  public var backgroundColor: CellColor? { accessory.backgroundColor }

  /// The kind of the accessory.
  public var kind: CellAccessory.Kind { accessory.kind }

  /// Whether the accessory keeps its space but is not drawn.
  public var isHidden: Bool { accessory.isHidden }
}
