import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  /// Draws a background from bottom to top: shadow, effect, fill, image, stroke.
  mutating func draw(
    _ background: BackgroundConfiguration, _ layout: BackgroundLayout, at origin: CGPoint,
    tint: CellColor, traits: TraitCollection
  ) {
    let move = "translate(\(Self.format(origin.x)) \(Self.format(origin.y)))"
    group("g", ["transform": .text(move)]) { picture in
      guard let clip = layout.clipPathInPictures else {
        return picture.draw(background, layout, tint: tint, traits: traits)
      }
      picture.clipped(by: clip) { $0.draw(background, layout, tint: tint, traits: traits) }
    }
  }

  private mutating func draw(
    _ background: BackgroundConfiguration, _ layout: BackgroundLayout, tint: CellColor,
    traits: TraitCollection
  ) {
    drawShadow(of: background, layout, traits)
    let path = layout.fillPath
    if background.visualEffect != nil {
      // What shines through a material depends on what lies behind, which a picture does not
      // know.
      let material = traits.isDark ? CellColor.black : CellColor.white
      fill(path, material.withAlphaComponent(0.6).resolved(with: traits))
    }
    fill(path, background.resolvedBackgroundColor(for: tint).resolved(with: traits))
    if let image = background.image, let frame = layout.imageFrame {
      clipped(by: path) { $0.draw(image, in: frame, tint: tint.resolved(with: traits)) }
    }
    if let stroke = layout.strokePath {
      let color = background.resolvedStrokeColor(for: tint).resolved(with: traits)
      self.stroke(stroke, color, width: layout.strokeWidth)
    }
  }

  private mutating func drawShadow(
    of background: BackgroundConfiguration, _ layout: BackgroundLayout, _ traits: TraitCollection
  ) {
    guard let path = layout.shadowPath else { return }
    let shadow = background.shadowProperties
    var color = shadow.color.resolved(with: traits)
    color.alpha *= shadow.opacity
    let blur = makeIdentifier("blur")
    group(
      "filter",
      ["id": .text(blur), "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"]
    ) { $0.add("feGaussianBlur", ["stdDeviation": .number(shadow.radius)]) }
    let move =
      "translate(\(Self.format(shadow.offset.width)) \(Self.format(shadow.offset.height)))"
    group("g", ["transform": .text(move), "filter": .text("url(#\(blur))")]) {
      $0.fill(path, color)
    }
  }
}

extension BackgroundLayout {
  /// The path that cuts a background off, a hair longer where the next row of the card follows.
  ///
  /// As fills are larger, so that nothing shines through between two rows.
  fileprivate var clipPathInPictures: CellPath? {
    guard let clipPath else { return nil }
    let hair: CGFloat = 0.5
    let isSquareAbove = max(clipRadii.topLeft, clipRadii.topRight) == 0
    let isSquareBelow = max(clipRadii.bottomLeft, clipRadii.bottomRight) == 0
    func longer(_ point: CGPoint) -> CGPoint {
      if isSquareAbove, point.y == 0 { return CGPoint(x: point.x, y: -hair) }
      if isSquareBelow, point.y == size.height { return CGPoint(x: point.x, y: point.y + hair) }
      return point
    }
    return CellPath(
      clipPath.elements.map { element in
        switch element {
        case .move(let point): .move(to: longer(point))
        case .line(let point): .line(to: longer(point))
        case .curve, .close: element
        }
      })
  }
}
