public import CellConfiguration
public import Foundation

/// The place and color of an accessory of a cell.
public struct AccessoryLayout: Equatable, Sendable {
  /// The accessory.
  public let accessory: CellAccessory

  /// Its place among the cell's accessories as they were given.
  public let index: Int

  /// The frame of its view in the cell.
  public internal(set) var frame: CGRect

  /// The space that it takes up, from the top to the bottom of the cell; the view is centered in it
  /// and may stick out.
  public internal(set) var region: CGRect

  /// Its color; `nil` stands for the cell's tint.
  ///
  /// Where the accessory does not say: as documented for delete and insert, measured for the
  /// checkmark on iOS 26, else assumed.
  public let color: CellColor?

  /// The color behind the sign of a delete, insert or multiselect control; `nil` where nothing was
  /// said, and ``color`` is behind a white sign.
  public var backgroundColor: CellColor? { accessory.backgroundColor }

  /// What it is.
  public var kind: CellAccessory.Kind { accessory.kind }

  /// Whether it keeps its space but shows nothing.
  public var isHidden: Bool { accessory.isHidden }
}

extension CellAccessory {
  /// The color that is seen; `nil` stands for the tint.
  func color(isSelected: Bool) -> CellColor? {
    if let tintColor { return tintColor }
    return switch kind {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .multiselect: isSelected ? nil : .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .label, .popUpMenu: .secondaryLabel
    case .outlineDisclosure, .detail, .checkmark, .customView: nil
    }
  }
}
