import CellConfiguration
import CellDocuments
package import CellPictures
package import Foundation

/// A list, drawn in all appearances at once.
package struct DrawnPicture: Sendable {
  /// The size in points.
  package let size: CGSize

  /// The resolved values and frames, with bars between the colors of different appearances.
  package let values: String

  private let drawing: SVGDocument

  private static let appearances = Appearance.allCases.map(\.traits)

  /// Draws a list.
  package init(_ layout: DocumentLayout) {
    size = CGSize(width: layout.contentSize.width, height: max(layout.contentSize.height, 1))
    let layout = layout.drawn(in: Self.appearances)
    values = layout.describe()
    var drawing = SVGDocument(listsLetters: true)
    layout.draw(into: &drawing)
    drawing.group("g", ["class": "inspection"]) { layout.inspect(in: &$0) }
    self.drawing = drawing
  }

  /// Draws the transition from one list to the same list in other states.
  ///
  /// The moments are the start, each quarter and the end, one below another.
  package init(from start: DocumentLayout, to end: DocumentLayout) {
    let steps: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
    let (start, end) = (start.drawn(in: Self.appearances), end.drawn(in: Self.appearances))
    values = start.describe() + "\n" + end.describe()
    let height = max(start.contentSize.height, end.contentSize.height)
    size = CGSize(width: start.contentSize.width, height: height * CGFloat(steps.count))
    var drawing = SVGDocument(listsLetters: true)
    drawing.symbols = SymbolSheet(start.document)
    drawing.fill(CGRect(origin: .zero, size: size), start.backgroundPaint)
    for (number, fraction) in steps.enumerated() {
      for (first, last) in zip(start.cells, end.cells) {
        let origin = first.frame.origin
        drawing.draw(
          DrawnCell(
            from: first, to: last, fraction: fraction,
            at: CGPoint(x: origin.x, y: origin.y + height * CGFloat(number))))
      }
    }
    self.drawing = drawing
  }

  /// Whether another picture looks the same in all appearances, whatever its values.
  func looks(like other: DrawnPicture) -> Bool {
    size == other.size && drawing.body == other.drawing.body
      && drawing.styles.elementsEqual(other.drawing.styles) { $0 == $1 }
  }

  /// Returns the picture as an element of a page whose style sheet has the classes.
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
