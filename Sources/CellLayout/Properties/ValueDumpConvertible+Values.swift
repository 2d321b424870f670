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
extension DisplayItem.Identity: ValueDumpConvertible {}
extension DisplayItem.StrokeStyle: ValueDumpConvertible {}
extension DisplayItem.Picture: ValueDumpConvertible {}
extension DisplayItem.Symbol: ValueDumpConvertible {}
extension DisplayItem.View: ValueDumpConvertible {}
extension CellSymbol: ValueDumpConvertible {}

extension DisplayItem: ValueDumpConvertible {
  /// The part of the cell, and what the item draws.
  package var valueDump: ValueDump {
    var dump = ValueDump("DisplayItem")
    dump.add("part", "\(identity.element)")
    dump.add("layer", identity.layer)
    switch content {
    case .fill(let shape, let color):
      dump.add("fill", shape.printed)
      dump.add("color", color)
    case .stroke(let shape, let style, let color):
      dump.add("stroke", shape.printed)
      dump.add(contentsOf: ValueDump(reflecting: style))
      dump.add("color", color)
    case .shadow(let shadow): dump.add("shadow", shadow)
    case .effect(let effect, let path):
      dump.add("effect", effect)
      dump.add("path", path)
    case .image(let image): dump.add(contentsOf: ValueDump(reflecting: image))
    case .symbol(let symbol):
      dump.add("symbol", string: symbol.name)
      dump.add(contentsOf: ValueDump(reflecting: symbol).without(["name"]))
    case .text(let text): dump.add(contentsOf: text.valueDump)
    case .view(let view):
      dump.add("view", string: view.customView.identifier)
      dump.add("frame", view.frame)
      dump.add("tintColor", view.tintColor)
    case .group(let items, let clip):
      dump.add("clip", clip)
      dump.add("items", items)
    }
    dump.add("alpha", alpha)
    return dump
  }
}

extension DisplayItem.Shape {
  /// The rectangle, or the path as text.
  fileprivate var printed: Any {
    switch self {
    case .rect(let rect): rect
    case .ellipse(let rect): "ellipse \(CellPath(rect: rect))"
    case .path(let path): path
    }
  }
}

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
