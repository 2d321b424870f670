package import CellConfiguration
import CellText

// Values that list their stored properties.

extension CellAppearance: ValueDumpConvertible {}
extension CellAppearance.Label: ValueDumpConvertible {}
extension CellAppearance.Image: ValueDumpConvertible {}
extension CellAppearance.Background: ValueDumpConvertible {}
extension CellAppearance.Stroke: ValueDumpConvertible {}
extension CellAppearance.Shadow: ValueDumpConvertible {}
extension CellAppearance.Accessory: ValueDumpConvertible {}
extension CellAppearance.Separator: ValueDumpConvertible {}
extension CellAppearance.SwipeAction: ValueDumpConvertible {}
extension DisplayItem: ValueDumpConvertible {}
extension DisplayItem.Identity: ValueDumpConvertible {}
extension DisplayItem.StrokeStyle: ValueDumpConvertible {}
extension DisplayItem.Picture: ValueDumpConvertible {}
extension DisplayItem.Symbol: ValueDumpConvertible {}
extension DisplayItem.View: ValueDumpConvertible {}
extension CellSymbol: ValueDumpConvertible {}

extension DisplayItem.Text: ValueDumpConvertible {
  /// The piece, its position and its color.
  package var valueDump: ValueDump {
    var dump = ValueDump("Text")
    dump.add("fragment", fragment)
    dump.add("position", position)
    dump.add("color", color)
    return dump
  }
}

extension ListCellDecorations: ValueDumpConvertible {}
extension ListContentLayout.Label: ValueDumpConvertible {}
extension ListContentLayout.ImageShape: ValueDumpConvertible {}
extension ListAnchor: ValueDumpConvertible {}

extension ListContentMeasurement: ValueDumpConvertible {
  /// The width, the size that the content needs, and the arrangement of its texts.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListContentMeasurement")
    dump.add("width", width)
    dump.add("fittedSize", fittedSize)
    dump.add("arrangement", arrangement.rawValue)
    return dump
  }
}

extension ListCellMeasurement: ValueDumpConvertible {
  /// The width and height, and the content with its width and margins.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListCellMeasurement")
    dump.add("width", width)
    dump.add("height", height)
    dump.add("content", content)
    dump.add("contentWidth", contentWidth)
    dump.add("contentMargins", contentMargins)
    return dump
  }
}

extension LayoutContext: ValueDumpConvertible {
  /// The traits, the inherited margins, and the shaper.
  package var valueDump: ValueDump {
    var dump = ValueDump("LayoutContext")
    dump.add("traits", traits)
    dump.add("superviewLayoutMargins", superviewLayoutMargins)
    dump.add("cellLayoutMargins", cellLayoutMargins)
    dump.add("screenWidth", screenWidth)
    dump.add("shaper", "\(type(of: shaper))")
    return dump
  }
}
