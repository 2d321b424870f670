package import CellLayout
package import Foundation

/// What a layout says, as plain numbers that a liar can change.
package struct ContentFrames: Equatable, Sendable {
  package var size: CGSize
  package var fittedSize: CGSize
  package var image: CGRect?
  package var slot: CGRect?
  package var text: CGRect?
  package var secondaryText: CGRect?
  package var arrangement: ListContentLayout.Arrangement
  package var firstBaseline: CGFloat?
  package var lastBaseline: CGFloat?
  package var measurementCount: Int

  package init(_ layout: ListContentLayout) {
    size = layout.size
    fittedSize = layout.fittedSize
    image = layout.imageFrame
    slot = layout.imageSlot
    text = layout.textFrame
    secondaryText = layout.secondaryTextFrame
    arrangement = layout.arrangement
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
    measurementCount = layout.measurementCount
  }

  /// Every frame with its name.
  package var frames: [(name: String, frame: CGRect)] {
    [("image", image), ("slot", slot), ("text", text), ("secondaryText", secondaryText)]
      .compactMap { name, frame in frame.map { (name, $0) } }
  }

  /// The mirror image.
  package var mirrored: ContentFrames {
    func mirror(_ rect: CGRect?) -> CGRect? {
      rect.map {
        CGRect(
          x: size.width - $0.origin.x - $0.width, y: $0.origin.y, width: $0.width,
          height: $0.height)
      }
    }
    var copy = self
    copy.image = mirror(image)
    copy.slot = mirror(slot)
    copy.text = mirror(text)
    copy.secondaryText = mirror(secondaryText)
    return copy
  }

  /// Whether two layouts have the same frames, but for rounding errors.
  package func isNear(_ other: ContentFrames) -> Bool {
    func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
      switch (a, b) {
      case (nil, nil): true
      case (let a?, let b?):
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
          && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
      default: false
      }
    }
    return near(image, other.image) && near(slot, other.slot) && near(text, other.text)
      && near(secondaryText, other.secondaryText) && arrangement == other.arrangement
  }
}
