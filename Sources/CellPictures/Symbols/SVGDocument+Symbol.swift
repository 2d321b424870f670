import CellConfiguration
package import CellDocuments
import CellLayout
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
    let key = SymbolCatalog.Key(name: name, weight: weight, isRightToLeft: isRightToLeft)
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
  private mutating func identifier(of key: SymbolCatalog.Key) -> String? {
    if let known = symbols.identifiers[key] { return known }
    let identifier = symbols.catalog.shape(key).map { shape in
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

  /// Draws a shape in a color, by default the color of the element that uses the symbol.
  private mutating func draw(
    _ shape: SymbolShape, _ ink: SymbolInk, _ color: Value = "currentColor"
  ) {
    switch shape {
    case .line(let path):
      add(
        "path",
        [
          "d": .path(path), "fill": "none", "stroke": color,
          "stroke-width": .number(ink.strokeWidth(of: shape)),
        ])
    case .area(let path), .body(let path):
      let width = ink.strokeWidth(of: shape)
      add(
        "path",
        [
          "d": .path(path), "fill": color, "stroke": width > 0 ? color : .absent,
          "stroke-width": width > 0 ? .number(width) : .absent,
        ])
    case .group(let shapes): for shape in shapes { draw(shape, ink, color) }
    case .placed(let shape, let placement):
      group("g", ["transform": .text(placement.transform)]) {
        $0.draw(shape, ink.placed(placement), color)
      }
    case .cut(let shape, _, _) where ink.growth > 0:
      // The gap around a shape follows its outer edge.
      draw(shape, ink, color)
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
        picture.draw(cutter, SymbolInk(lineWidth: ink.lineWidth, growth: gap), "#000000")
      }
      group("g", ["mask": .text("url(#\(mask))")]) { $0.draw(shape, ink, color) }
    }
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

/// The symbols of a picture: the drawings for their names, and those already drawn.
package struct SymbolSheet {
  fileprivate let catalog: SymbolCatalog

  /// The elements that draw symbols, by their identifiers; `nil` for a symbol without a drawing.
  fileprivate var identifiers: [SymbolCatalog.Key: String?] = [:]

  /// Creates an empty sheet for the built-in symbols and those of a document.
  package init(_ document: ListDocument = ListDocument()) {
    catalog = SymbolCatalog(document.symbols)
  }
}
