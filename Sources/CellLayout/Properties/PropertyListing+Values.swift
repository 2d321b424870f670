public import CellConfiguration
import CellText

// Values that list their stored properties.

extension CellAppearance: PropertyListing {}
extension CellAppearance.Label: PropertyListing {}
extension CellAppearance.Image: PropertyListing {}
extension CellAppearance.Background: PropertyListing {}
extension CellAppearance.Stroke: PropertyListing {}
extension CellAppearance.Shadow: PropertyListing {}
extension CellAppearance.Accessory: PropertyListing {}
extension CellAppearance.Separator: PropertyListing {}
extension CellAppearance.SwipeAction: PropertyListing {}
extension ListCellDecorations: PropertyListing {}
extension ListContentLayout.Label: PropertyListing {}
extension ListContentLayout.ImageShape: PropertyListing {}
extension ListAnchor: PropertyListing {}

extension ListContentMeasurement: PropertyListing {
  /// The width, the size that the content needs, and the arrangement of its texts.
  public var propertyList: PropertyList {
    var list = PropertyList("ListContentMeasurement")
    list.add("width", width)
    list.add("fittedSize", fittedSize)
    list.add("arrangement", arrangement.rawValue)
    return list
  }
}

extension ListCellMeasurement: PropertyListing {
  /// The width and height, and the content with its width and margins.
  public var propertyList: PropertyList {
    var list = PropertyList("ListCellMeasurement")
    list.add("width", width)
    list.add("height", height)
    list.add("content", content)
    list.add("contentWidth", contentWidth)
    list.add("contentMargins", contentMargins)
    return list
  }
}

extension LayoutContext: PropertyListing {
  /// The traits, the inherited margins, and the shaper.
  public var propertyList: PropertyList {
    var list = PropertyList("LayoutContext")
    list.add("traits", traits)
    list.add("superviewLayoutMargins", superviewLayoutMargins)
    list.add("cellLayoutMargins", cellLayoutMargins)
    list.add("screenWidth", screenWidth)
    list.add("shaper", "\(type(of: shaper))")
    return list
  }
}
