import CellConfiguration
import Foundation

extension SVGDocument {
  /// Draws a symbol centered in its frame, as large as fits.
  ///
  /// The picture contains one drawing of a symbol for each weight, and every occurrence refers to
  /// it.
  ///
  /// - Parameters:
  ///   - name: The name; a symbol without a drawing is shown as a box with the name.
  ///   - frame: The frame of the symbol.
  ///   - color: The color.
  ///   - weight: The weight of its lines.
  ///   - isRightToLeft: Whether the surrounding text runs from right to left.
  mutating func drawSymbol(
    _ name: String, in frame: CGRect, _ color: Paint,
    weight: CellFont.Weight = .regular, isRightToLeft: Bool = false
  ) {
    let scale = min(frame.width, frame.height) / SymbolDrawing.boxSide
    let half = SymbolDrawing.boxSide / 2 * scale
    let (x, y) = (Self.format(frame.midX - half), Self.format(frame.midY - half))
    let transform = "translate(\(x) \(y)) scale(\(Self.format(scale)))"
    let key = SymbolSheet.Key(
      name: name, lineWidth: weight.symbolLineWidth, isRightToLeft: isRightToLeft)
    guard let identifier = identifier(of: key) else {
      return drawUnknownSymbol(name, color, transform: transform)
    }
    add(
      "use",
      [
        "href": .text("#\(identifier)"), "transform": .text(transform), "color": color.rgb,
        "opacity": color.isOpaque ? .absent : color.alpha,
      ])
  }

  /// Returns the identifier of the element that draws a symbol, creating the element when needed.
  private mutating func identifier(of key: SymbolSheet.Key) -> String? {
    if let known = symbols.identifiers[key] { return known }
    let identifier = symbols.shape(key).map { shape in
      let identifier = makeIdentifier("symbol")
      group("defs", [:]) { picture in
        picture.group(
          "g", ["id": .text(identifier), "stroke-linecap": "round", "stroke-linejoin": "round"]
        ) { $0.draw(shape, SymbolInk(lineWidth: key.lineWidth)) }
      }
      return identifier
    }
    symbols.identifiers[key] = .some(identifier)
    return identifier
  }

  private mutating func draw(_ shape: SymbolShape, _ ink: SymbolInk) {
    let color = Value.text(ink.color)
    switch shape {
    case .line(let path):
      add(
        "path",
        [
          "d": .path(path), "fill": "none", "stroke": color,
          "stroke-width": .number(ink.lineWidth + 2 * ink.growth),
        ])
    case .area(let path), .body(let path):
      let isBody = if case .body = shape { true } else { false }
      let width = (isBody ? ink.lineWidth : 0) + 2 * ink.growth
      add(
        "path",
        [
          "d": .path(path), "fill": color, "stroke": width > 0 ? color : .absent,
          "stroke-width": width > 0 ? .number(width) : .absent,
        ])
    case .group(let shapes): for shape in shapes { draw(shape, ink) }
    case .placed(let shape, let placement):
      group("g", ["transform": .text(placement.transform)]) {
        $0.draw(shape, ink.placed(placement))
      }
    case .cut(let shape, _, _) where ink.growth > 0:
      // The gap around a shape follows its outer edge.
      draw(shape, ink)
    case .cut(let shape, let cutter, let gap):
      let mask = makeIdentifier("mask")
      // Use the symbol's coordinates: the bounding box of a vertical line has no width.
      group(
        "mask",
        [
          "id": .text(mask), "maskUnits": "userSpaceOnUse", "x": -12, "y": -12, "width": 48,
          "height": 48,
        ]
      ) { picture in
        picture.add(
          "rect", ["x": -12, "y": -12, "width": 48, "height": 48, "fill": "#FFFFFF"])
        picture.draw(cutter, SymbolInk(lineWidth: ink.lineWidth, growth: gap, color: "#000000"))
      }
      group("g", ["mask": .text("url(#\(mask))")]) { $0.draw(shape, ink) }
    }
  }
}

/// The style in which a shape is drawn.
private struct SymbolInk {
  /// The width of lines.
  var lineWidth: CGFloat

  /// The distance by which every edge moves outward.
  var growth: CGFloat = 0

  /// The color; by default the color of the element that uses the symbol.
  var color = "currentColor"

  /// Returns the ink in the coordinates of a placed shape.
  func placed(_ placement: SymbolPlacement) -> SymbolInk {
    var ink = self
    ink.lineWidth *= placement.lineScale / placement.scale
    ink.growth /= placement.scale
    return ink
  }
}

extension SymbolPlacement {
  /// The transform from the placed shape's box to the surrounding box.
  fileprivate var transform: String {
    let x = center.x - (isMirrored ? -scale : scale) * SymbolDrawing.boxSide / 2
    let y = center.y - scale * SymbolDrawing.boxSide / 2
    let factor = SVGDocument.format(scale)
    return "translate(\(SVGDocument.format(x)) \(SVGDocument.format(y))) "
      + "scale(\(isMirrored ? "-" : "")\(factor) \(factor))"
  }
}

extension CellFont.Weight {
  /// The width of a symbol's lines in its box: 1.8 in regular weight, and from 0.8 to 3.3.
  ///
  /// Equal steps of weight multiply the width by equal factors (decided, so that a symbol looks as
  /// heavy as text).
  var symbolLineWidth: CGFloat {
    let weight = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    return (1.8 * pow(2.6, weight)).thousandths
  }
}

/// The symbols of a picture: the drawings for their names, and those already drawn.
package struct SymbolSheet {
  /// The properties that distinguish drawings of symbols.
  struct Key: Hashable {
    /// The name of the symbol.
    var name: String

    /// The width of its lines in its box.
    var lineWidth: CGFloat

    /// Whether the surrounding text runs from right to left.
    var isRightToLeft: Bool
  }

  private let catalog: SymbolCatalog

  /// The elements that draw symbols, by their identifiers; `nil` for a symbol without a drawing.
  var identifiers: [Key: String?] = [:]

  /// Creates an empty sheet for the symbols of a catalog.
  package init(_ catalog: SymbolCatalog = SymbolCatalog()) { self.catalog = catalog }

  /// Returns the shape of a symbol; `nil` for a symbol without a drawing.
  func shape(_ key: Key) -> SymbolShape? {
    catalog.composition(named: key.name)?.shape(isRightToLeft: key.isRightToLeft)
  }
}
