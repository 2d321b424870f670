package import CellConfiguration
import CellText
import Foundation

// Values that list their stored properties.

extension CellAppearance: ValueDumpConvertible {}
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

extension CellAppearance.Label: ValueDumpConvertible {
  /// The frame and color, and the pieces of the lines.
  package var valueDump: ValueDump {
    var dump = ValueDump("Label")
    dump.add("frame", frame)
    dump.add("color", color)
    dump.add("alpha", alpha)
    if layout.isTruncated { dump.add("isTruncated", true) }
    dump.add("pieces", pieces.map { $0.dump(omitting: color) })
    return dump
  }
}

extension CellAppearance.Image: ValueDumpConvertible {
  /// The image, its frame and its colors, and the stroke if there is one.
  package var valueDump: ValueDump {
    ValueDump(reflecting: self).without(strokeWidth > 0 ? [] : ["strokeWidth", "strokeColor"])
  }
}

extension DisplayItem.Text: ValueDumpConvertible {
  /// The string, its position, its font and other attributes, and its color.
  package var valueDump: ValueDump { dump(omitting: nil) }

  /// Returns the properties without a color that is usual.
  fileprivate func dump(omitting usualColor: CellColor.Components?) -> ValueDump {
    var dump = ValueDump("Text")
    dump.add("string", string: fragment.string)
    dump.add("position", position)
    dump.add("width", fragment.width)
    if color != usualColor { dump.add("color", color) }
    if fragment.level != 0 { dump.add("level", Int(fragment.level)) }
    dump.add(contentsOf: ValueDump(reflecting: fragment.attributes.font).without(["leading"]))
    dump.add(contentsOf: ValueDump(reflecting: fragment.attributes).without(["font", "color"]))
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
