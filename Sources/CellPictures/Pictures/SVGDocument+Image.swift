import CellConfiguration
import Foundation

extension SVGDocument {
  /// Draws a symbol, or a placeholder for a picture.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: The frame of the image.
  ///   - tint: The color of symbols and stencils: their own, or else the tint.
  ///   - preferred: The symbol configuration below the image's own.
  ///   - traits: The traits of the cell.
  mutating func draw(
    _ image: CellImage, in frame: CGRect, tint: Paint,
    preferred: CellImage.SymbolConfiguration? = nil, traits: TraitCollection
  ) {
    if frame.isEmpty { return }
    guard image.isSymbol, let name = image.name else { return drawPicture(image, in: frame, tint) }
    let isStencil = image.stencilColor(for: .clear, preferring: preferred) != nil
    // The default is the weight of running text (assumed).
    let weight = image.symbolConfiguration?.weight ?? preferred?.weight ?? .regular
    drawSymbol(
      name, in: frame,
      // Its own color is the color of the ink (assumed).
      isStencil ? tint : Paint(CellColor.Components(red: 0, green: 0, blue: 0)),
      weight: weight.resolved(with: traits), isRightToLeft: traits.isRightToLeft)
  }

  /// Draws a gray box with a landscape, or for a template image a box in the tint.
  private mutating func drawPicture(
    _ image: CellImage, in frame: CGRect, _ tint: Paint
  ) {
    let gray = Paint(CellColor.Components(red: 0.68, green: 0.71, blue: 0.76))
    fill(frame, image.isStencil ? tint : gray)
    if !image.isStencil {
      let inner = frame.insetBy(dx: frame.width * 0.2, dy: frame.height * 0.2)
      drawSymbol(
        "photo", in: inner, Paint(CellColor.Components(red: 1, green: 1, blue: 1, alpha: 0.8)))
    }
  }
}
