import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  /// Draws the picture of an image, centered in the size of the image, as large as fits.
  ///
  /// The document contains each picture once for every size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - color: The color of a stencil.
  /// - Returns: Whether there is a picture.
  mutating func drawPicture(_ image: DisplayItem.Picture, _ color: Paint) -> Bool {
    guard let url = image.image.url, let picture = pictures.pictures[url] else { return false }
    let size = image.image.size ?? picture.size
    let frame: KeyValuePairs<String, Value> = [
      "href": .text("#\(identifier(of: picture, at: url, size))"), "x": .number(image.frame.minX),
      "y": .number(image.frame.minY), "width": .number(image.frame.width),
      "height": .number(image.frame.height),
    ]
    if image.tintColor == nil {
      add("use", frame)
    } else {
      let mask = makeIdentifier("mask")
      group("mask", ["id": .text(mask), "mask-type": "alpha"]) { $0.add("use", frame) }
      group("g", ["mask": .text("url(#\(mask))")]) { $0.fill(image.frame, color) }
    }
    return true
  }

  /// Returns the identifier of the element that contains a picture, creating the element when
  /// needed.
  private mutating func identifier(
    of picture: EmbeddedPicture, at url: URL, _ size: CGSize
  ) -> String {
    let key = PictureSheet.Key(url: url, width: size.width, height: size.height)
    if let known = pictures.identifiers[key] { return known }
    let identifier = makeIdentifier("picture")
    pictures.identifiers[key] = identifier
    let (width, height) = (Self.format(size.width), Self.format(size.height))
    group("defs", [:]) { document in
      // The frame may have other proportions than the image, as in a background.
      document.group(
        "symbol",
        [
          "id": .text(identifier), "viewBox": .text("0 0 \(width) \(height)"),
          "preserveAspectRatio": "none",
        ]
      ) {
        $0.add(
          "image",
          ["href": .text(picture.url), "width": .text(width), "height": .text(height)])
      }
    }
    return identifier
  }
}

/// The pictures that an SVG document contains, by their URLs, and those already drawn.
struct PictureSheet {
  fileprivate struct Key: Hashable {
    let url: URL
    let width: CGFloat
    let height: CGFloat
  }

  fileprivate let pictures: [URL: EmbeddedPicture]
  fileprivate var identifiers: [Key: String] = [:]

  init(_ pictures: [URL: EmbeddedPicture] = [:]) { self.pictures = pictures }
}
