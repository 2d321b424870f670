package import CellConfiguration
import CellText
import Foundation

// Values that list their stored properties.

extension CellPresentation: ValueDumpConvertible {}
extension CellPresentation.Background: ValueDumpConvertible {}
extension CellPresentation.Stroke: ValueDumpConvertible {}
extension CellPresentation.Shadow: ValueDumpConvertible {}
extension CellPresentation.Accessory: ValueDumpConvertible {}
extension CellPresentation.Separator: ValueDumpConvertible {}
extension CellPresentation.SwipeAction: ValueDumpConvertible {}
extension DisplayItem.Identity: ValueDumpConvertible {}
extension DisplayItem.Gradient: ValueDumpConvertible {}
extension DisplayItem.StrokeStyle: ValueDumpConvertible {}
extension DisplayItem.Picture: ValueDumpConvertible {}
extension DisplayItem.Symbol: ValueDumpConvertible {}
extension DisplayItem.View: ValueDumpConvertible {}

extension DisplayItem: ValueDumpConvertible {
  /// The part of the cell, and the content to draw.
  package var valueDump: ValueDump {
    var dump = ValueDump("DisplayItem")
    dump.add("part", "\(identity.element)")
    dump.add("layer", identity.layer)
    switch content {
    case .fill(let shape, let color):
      dump.add(contentsOf: shape.dump)
      dump.add("color", color)
    case .gradient(let gradient): dump.add(reflecting: gradient)
    case .stroke(let shape, let style, let color):
      dump.add(contentsOf: shape.dump)
      dump.add(reflecting: style)
      dump.add("color", color)
    case .shadow(let shadow): dump.add("shadow", shadow)
    case .effect(let effect, let path): dump.add(reflecting: (effect: effect, path: path))
    case .image(let image): dump.add(reflecting: image)
    case .symbol(let symbol):
      dump.add("symbol", string: symbol.name)
      dump.add(contentsOf: ValueDump(reflecting: symbol).without(["name"]))
    case .text(let text): dump.add(contentsOf: text.valueDump)
    case .view(let view):
      dump.add(
        reflecting: (
          view: view.customView.identifier, control: view.customView.control, frame: view.frame,
          tintColor: view.tintColor
        ))
    case .group(let items, let clip): dump.add(reflecting: (clip: clip, items: items))
    }
    dump.add("alpha", alpha)
    return dump
  }
}

extension DisplayItem.Shape {
  /// The frame of a rectangle, an ellipse, or a path.
  fileprivate var dump: ValueDump {
    var dump = ValueDump("Shape")
    switch self {
    case .rect(let rect): dump.add("frame", rect)
    case .ellipse(let rect): dump.add("ellipse", rect)
    case .path(let path): dump.add("path", path)
    }
    return dump
  }
}

extension CellPresentation.Label: ValueDumpConvertible {
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

extension CellPresentation.Image: ValueDumpConvertible {
  /// The image, its frame and its colors, and the stroke if there is one.
  package var valueDump: ValueDump {
    ValueDump(reflecting: self).without(strokeWidth > 0 ? [] : ["strokeWidth", "strokeColor"])
  }
}

extension DisplayItem.Text: ValueDumpConvertible {
  /// The string, its position, its font and other attributes, and its color.
  package var valueDump: ValueDump { dump(omitting: nil) }

  /// Returns the properties, without the color if it is the usual one.
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
  /// The width, the size that the content needs, and the arrangement of its labels.
  package var listedProperties: Any {
    (
      width: width, fittedSize: fittedSize, arrangement: arrangement
    )
  }
}

extension ListCellMeasurement: ValueDumpConvertible {
  /// The width and height, and the content with its width and margins.
  package var listedProperties: Any {
    (
      width: width, height: height, content: content, contentWidth: contentWidth,
      contentMargins: contentMargins
    )
  }
}

extension LayoutContext: ValueDumpConvertible {
  /// The traits, the inherited margins, and the shaper.
  package var listedProperties: Any {
    (
      traits: traits, superviewLayoutMargins: superviewLayoutMargins,
      cellLayoutMargins: cellLayoutMargins, screenWidth: screenWidth, shaper: type(of: shaper)
    )
  }
}
