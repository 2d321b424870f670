import CellConfiguration
import CellDocuments
package import CellPictures
import CellLayout
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
    values = Self.values(of: layout)
    let layout = layout.drawn(in: Self.appearances)
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
    values = Self.values(of: start) + "\n" + Self.values(of: end)
    let (start, end) = (start.drawn(in: Self.appearances), end.drawn(in: Self.appearances))
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

  /// Returns the description of a list in all appearances, which differ only in colors.
  ///
  /// - Precondition: All of them have the same lines.
  private static func values(of layout: DocumentLayout) -> String {
    let pieces = appearances.map {
      layout.drawn(in: [$0]).describe().split(separator: "#", omittingEmptySubsequences: false)
    }
    let first = pieces[0]
    if pieces.contains(where: { $0.count != first.count }) {
      trap("found other lines in another appearance, expected other colors")
    }
    return first.indices.map { index in
      // A color has eight digits.
      let colors = pieces.map { $0[index].prefix(8) }
      if colors.allSatisfy({ $0 == colors[0] }) { return String(first[index]) }
      return colors.joined(separator: "|#") + first[index].dropFirst(8)
    }.joined(separator: "#")
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
