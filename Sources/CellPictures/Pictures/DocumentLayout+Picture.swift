import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension DocumentLayout {
  /// Returns the list as the text of an SVG file.
  ///
  /// - Parameters:
  ///   - showsLayoutGuides: Whether to show the layout: margins in blue, paddings in orange,
  ///     reserved image slots in dotted red, and frames as thin lines. In scripts with joined
  ///     letters, words have the width of their glyphs; a red line below each word shows its
  ///     measured width.
  ///   - explainsFrames: Whether browsers show the terms of each frame on hover and keyboard focus.
  ///     Explanations take a few hundred layouts of each cell.
  public func picture(showsLayoutGuides: Bool, explainsFrames: Bool = false) -> String {
    picture(
      showsLayoutGuides: showsLayoutGuides, explainsFrames: explainsFrames, identifierPrefix: "")
  }

  /// Returns the picture with a prefix for its identifiers, for a page of several pictures.
  package func picture(
    showsLayoutGuides: Bool, explainsFrames: Bool, identifierPrefix: String
  ) -> String {
    var picture = SVGDocument(identifierPrefix: identifierPrefix)
    picture.group("g", ["aria-hidden": "true"]) { draw(into: &$0) }
    for element in accessibilityElements { picture.add(element) }
    if showsLayoutGuides { inspect(in: &picture) }
    if explainsFrames { picture.explain(self) }
    return picture.file(
      width: contentSize.width, height: max(contentSize.height, 1), title: "A list of cells",
      role: accessibilityElements.isEmpty ? "img" : "group")
  }

  /// The accessibility elements in reading order.
  private var accessibilityElements: [AccessibilityElement] {
    parts.filter { !$0.isAboveCells }.flatMap(\.accessibilityElements)
      + cells.flatMap(\.accessibilityElements)
      + parts.filter(\.isAboveCells).flatMap(\.accessibilityElements)
  }

  package func draw(into picture: inout SVGDocument) {
    picture.symbols = SymbolSheet(document)
    picture.pictures = PictureSheet(pictures)
    picture.fill(CGRect(origin: .zero, size: contentSize), backgroundPaint)
    for part in parts where !part.isAboveCells { picture.draw(DrawnCell(part)) }
    if let clip {
      picture.clipped(by: CellPath(rect: clip)) { drawCells(into: &$0) }
    } else {
      drawCells(into: &picture)
    }
    for part in parts where part.isAboveCells { picture.draw(DrawnCell(part)) }
  }

  private func drawCells(into picture: inout SVGDocument) {
    // Headers and footers are above rows, and a scrim is between them. Contents and separators are
    // above all backgrounds of their kind, and these above swipe actions.
    let rows = cells.filter { $0.kind == .row }
    let others = cells.filter { $0.kind != .row }
    for (layer, scrim) in [(rows, nil), (others, scrim)] {
      if let scrim { picture.fill(scrim, [.gradient(scrim)]) }
      let cards = DocumentCard.cards(of: layer).map { ($0.path, $0.cells.map(DrawnCell.init)) }
      let drawn = cards.flatMap(\.1)
      for cell in drawn { picture.draw(\.swipeItems, of: cell) }
      for (path, cells) in cards {
        func draw(_ picture: inout SVGDocument) {
          for cell in cells { picture.draw(\.backgroundItems, of: cell) }
        }
        if let path { picture.clipped(by: path, draw) } else { draw(&picture) }
      }
      for cell in drawn { picture.draw(\.foregroundItems, of: cell) }
    }
  }

  /// Draws margins, paddings, slots and frames over the list.
  package func inspect(in picture: inout SVGDocument) {
    for cell in cells { picture.inspect(cell) }
  }
}
