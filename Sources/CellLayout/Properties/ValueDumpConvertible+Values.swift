public import CellConfiguration
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
extension ListCellDecorations: ValueDumpConvertible {}
extension ListContentLayout.Label: ValueDumpConvertible {}
extension ListContentLayout.ImageShape: ValueDumpConvertible {}
extension ListAnchor: ValueDumpConvertible {}

extension ListContentMeasurement: ValueDumpConvertible {
  /// The width, the size that the content needs, and the arrangement of its texts.
  public var propertyList: ValueDump {
    var list = ValueDump("ListContentMeasurement")
    list.add("width", width)
    list.add("fittedSize", fittedSize)
    list.add("arrangement", arrangement.rawValue)
    return list
  }
}

extension ListCellMeasurement: ValueDumpConvertible {
  /// The width and height, and the content with its width and margins.
  public var propertyList: ValueDump {
    var list = ValueDump("ListCellMeasurement")
    list.add("width", width)
    list.add("height", height)
    list.add("content", content)
    list.add("contentWidth", contentWidth)
    list.add("contentMargins", contentMargins)
    return list
  }
}

extension LayoutContext: ValueDumpConvertible {
  /// The traits, the inherited margins, and the shaper.
  public var propertyList: ValueDump {
    var list = ValueDump("LayoutContext")
    list.add("traits", traits)
    list.add("superviewLayoutMargins", superviewLayoutMargins)
    list.add("cellLayoutMargins", cellLayoutMargins)
    list.add("screenWidth", screenWidth)
    list.add("shaper", "\(type(of: shaper))")
    return list
  }
}
