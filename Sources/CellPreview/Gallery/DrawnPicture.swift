import CellConfiguration
import CellLayout
package import Foundation

/// A list drawn in all appearances at once.
package struct DrawnPicture: Sendable {
  /// The size in points.
  package let size: CGSize

  /// The resolved values and frames, with bars between the colours of appearances.
  package let values: String

  private let drawing: SVGDocument

  private static let appearances = Appearance.allCases.map(\.traits)

  /// Draws a list.
  package init(_ layout: PreviewLayout) {
    size = CGSize(width: layout.contentSize.width, height: max(layout.contentSize.height, 1))
    let layout = layout.drawn(in: Self.appearances)
    values = layout.descriptionText()
    var drawing = SVGDocument(listsLetters: true)
    layout.draw(into: &drawing)
    drawing.group("g", ["class": "inspection"]) { layout.inspect(in: &$0) }
    self.drawing = drawing
  }

  /// The picture as an element of a page whose style sheet has the classes.
  package func markup(_ sheet: inout AppearanceSheet) -> String {
    let (width, height) = (SVGDocument.format(size.width), SVGDocument.format(size.height))
    let body = drawing.body { sheet.name(of: $0) }
    return """
      <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      xml:space="preserve">
      \(body)</svg>
      """
  }
}
