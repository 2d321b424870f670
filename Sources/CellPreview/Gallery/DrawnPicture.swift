import CellConfiguration
import CellLayout
package import CellText
package import Foundation

/// A document drawn in one look and in all appearances at once.
package struct DrawnPicture: Sendable {
  /// The look.
  package let look: GalleryLook

  /// The size in points.
  package let size: CGSize

  /// The resolved values and frames, colours in light style.
  package let values: String

  private let drawing: SVGDocument

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - look: The look that it is drawn in.
  ///   - name: What the identifiers in the picture begin with.
  ///   - pango: The shaper of Pango, where there is one.
  package init(
    _ document: PreviewDocument, in look: GalleryLook, name: String,
    pango: (any TextShaper)? = nil
  ) {
    let shaper = document.shaper.textShaper(pango: pango) ?? .embedded
    let layout = PreviewLayout(look.applied(to: document), shaper: shaper)
    self.look = look
    size = CGSize(width: layout.contentSize.width, height: max(layout.contentSize.height, 1))
    values = layout.descriptionText()
    var drawing = SVGDocument(identifierPrefix: name)
    layout.draw(into: &drawing, in: Appearance.allCases.map(\.traits))
    drawing.group("g", ["class": "inspection"]) { layout.inspect(in: &$0) }
    self.drawing = drawing
  }

  /// The picture as an element of a page whose style sheet has the classes.
  ///
  /// - Parameters:
  ///   - sheet: Collects the classes.
  ///   - label: What stands for the picture where it cannot be seen.
  package func markup(_ sheet: inout AppearanceSheet, label: String) -> String {
    let (width, height) = (SVGDocument.format(size.width), SVGDocument.format(size.height))
    let body = drawing.body { sheet.name(of: $0) }
    return """
      <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="\(SVGDocument.escape(label))" xml:space="preserve">
      \(body)</svg>
      """
  }
}
