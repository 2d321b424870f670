import CellConfiguration
import Foundation

/// The inputs of an accessory's picture.
package struct AccessoryDrawing {
  /// The colors of a control: its disc, and the sign on it.
  typealias ControlColors = (disc: Paint, sign: Paint)

  /// The accessory.
  var accessory: CellAccessory

  /// Its frame in the picture.
  var frame: CGRect

  /// Its color.
  var color: Paint

  /// The color behind the sign of a control; `nil` for the default.
  var background: Paint?

  /// Whether the cell is selected.
  var isSelected: Bool

  /// Whether the cell is expanded.
  var isExpanded: Bool

  /// Whether text runs from right to left.
  var isRightToLeft: Bool

  /// The shorter side of the frame.
  var side: CGFloat { min(frame.width, frame.height) }

  /// The colors of a control.
  var controlColors: ControlColors {
    let white = Paint(CellColor.Components(red: 1, green: 1, blue: 1))
    guard let background else { return (color, white) }
    return (background, accessory.tintColor == nil ? white : color)
  }
}
