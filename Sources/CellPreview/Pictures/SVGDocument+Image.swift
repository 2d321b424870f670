import CellConfiguration
import Foundation

extension SVGDocument {
  /// Draws a symbol, or a stand-in for a picture.
  mutating func draw(
    _ image: CellImage, in frame: CGRect, tint: Paint, isRightToLeft: Bool
  ) {
    if frame.isEmpty { return }
    if image.isSymbol, let name = image.name {
      let drawing = SymbolDrawing(symbol: name)
      draw(drawing, in: frame, tint, mirrored: isRightToLeft && drawing.facesTextDirection)
    } else {
      drawPicture(image, in: frame, tint)
    }
  }

  /// A symbol in the middle of its frame, as large as fits.
  mutating func draw(
    _ drawing: SymbolDrawing, in frame: CGRect, _ tint: Paint,
    mirrored: Bool = false
  ) {
    let scale = min(frame.width, frame.height) / SymbolDrawing.boxSide
    let half = SymbolDrawing.boxSide / 2 * scale
    let x = frame.midX + (mirrored ? half : -half)
    let y = frame.midY - half
    let size = Self.format(scale)
    let transform =
      "translate(\(Self.format(x)) \(Self.format(y))) scale(\(mirrored ? "-\(size) " : "")\(size))"
    group("g", ["transform": .text(transform), "opacity": tint.alpha]) { picture in
      for line in drawing.lines {
        picture.add(
          "path",
          [
            "d": .text(line), "fill": "none", "stroke": tint.rgb, "stroke-width": 1.8,
            "stroke-linecap": "round", "stroke-linejoin": "round",
          ])
      }
      for area in drawing.areas {
        picture.add("path", ["d": .text(area), "fill": tint.rgb])
      }
    }
  }

  /// A grey box with a landscape, or for a stencil a box in the tint.
  private mutating func drawPicture(
    _ image: CellImage, in frame: CGRect, _ tint: Paint
  ) {
    let gray = Paint(CellColor.Components(red: 0.68, green: 0.71, blue: 0.76))
    fill(frame, image.usesTint ? tint : gray)
    if !image.usesTint {
      let inner = frame.insetBy(dx: frame.width * 0.2, dy: frame.height * 0.2)
      draw(
        SymbolDrawing(symbol: "photo"), in: inner,
        Paint(CellColor.Components(red: 1, green: 1, blue: 1, alpha: 0.8)))
    }
  }
}
