import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension PreviewLayout {
  /// Returns the list as the text of an SVG file.
  ///
  /// - Parameter inspecting: Whether to show the layout: margins in blue, paddings in orange,
  ///   reserved image slots in dotted red, and frames as thin lines. In scripts with joined
  ///   letters, words have the width of their glyphs; a red line below each word shows its measured
  ///   width.
  public func picture(inspecting: Bool) -> String {
    picture(inspecting: inspecting, identifierPrefix: "")
  }

  /// Returns the picture with a prefix for its identifiers, for a page of several pictures.
  package func picture(inspecting: Bool, identifierPrefix: String) -> String {
    var picture = SVGDocument(identifierPrefix: identifierPrefix)
    picture.group("g", ["aria-hidden": "true"]) { draw(into: &$0) }
    let elements = cells.flatMap(\.accessibilityElements)
    for element in elements { picture.add(element) }
    if inspecting { inspect(in: &picture) }
    return picture.file(
      width: contentSize.width, height: max(contentSize.height, 1), title: "A list of cells",
      role: elements.isEmpty ? "img" : "group")
  }

  package func draw(into picture: inout SVGDocument) {
    picture.symbols = SymbolSheet(SymbolCatalog(document.symbols))
    picture.fill(CGRect(origin: .zero, size: contentSize), backgroundPaint)
    // Headers and footers are above rows. Contents and separators are above all backgrounds of
    // their kind, and these above swipe actions.
    let rows = cells.filter { $0.kind == .row }
    let others = cells.filter { $0.kind != .row }
    for layer in [rows, others] {
      for cell in layer { picture.drawSwipeActions(of: cell) }
      for card in PreviewCard.cards(of: layer) { picture.drawBackgrounds(of: card) }
      for cell in layer { picture.drawForeground(of: cell) }
    }
  }

  /// Draws margins, paddings, slots and frames over the list.
  package func inspect(in picture: inout SVGDocument) {
    for cell in cells { picture.inspect(cell) }
  }
}

extension SVGDocument {
  fileprivate mutating func drawBackgrounds(of card: PreviewCard) {
    guard let path = card.path else { return card.cells.forEach { drawBackground(of: $0) } }
    clipped(by: path) { picture in card.cells.forEach { picture.drawBackground(of: $0) } }
  }

  private mutating func drawBackground(of cell: PreviewCell) {
    if let background = cell.cell.background, let layout = cell.layout.background {
      draw(background, layout, of: cell)
    }
  }

  fileprivate mutating func drawForeground(of cell: PreviewCell) {
    for separator in [cell.layout.topSeparator, cell.layout.bottomSeparator] {
      guard let separator else { continue }
      fill(cell.inList(separator.frame), cell.paint(separator.color))
    }
    if let line = cell.layout.reorderSeparatorFrame {
      fill(cell.inList(line), cell.paint(.separator))
    }
    drawContent(of: cell)
    for accessory in cell.layout.accessories where !accessory.isHidden { draw(accessory, of: cell) }
  }

  private mutating func drawContent(of cell: PreviewCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content else { return }
    group("g", ["opacity": .number(cell.contentAlpha)]) { picture in
      if let image = content.image, let shape = layout.imageShape(of: content) {
        picture.drawImage(image, content.imageProperties, shape, cell)
      }
      for role in TextRole.allCases {
        guard let label = layout.label(role, of: content, context: cell.contentContext) else {
          continue
        }
        let properties = role == .text ? content.textProperties : content.secondaryTextProperties
        picture.draw(
          label, in: cell.contentOrigin, color: properties.resolvedColor(), of: cell)
      }
    }
  }

  private mutating func drawImage(
    _ image: CellImage, _ properties: ListContentConfiguration.ImageProperties,
    _ shape: ListContentLayout.ImageShape, _ cell: PreviewCell
  ) {
    let tint = cell.paint(image, with: properties)
    let preferred = properties.preferredSymbolConfiguration
    if shape.cornerRadius == 0, shape.strokeWidth == 0 {
      draw(
        image, in: cell.contentInList(shape.frame), tint: tint, preferred: preferred,
        traits: cell.traits)
      return
    }
    let origin = cell.contentOrigin
    let move = "translate(\(Self.format(origin.x)) \(Self.format(origin.y)))"
    group("g", ["transform": .text(move)]) { picture in
      picture.clipped(by: shape.path) {
        $0.draw(image, in: shape.frame, tint: tint, preferred: preferred, traits: cell.traits)
      }
      guard let stroke = shape.strokePath else { return }
      let color = cell.paint(properties.resolvedStrokeColor(for: cell.tint))
      picture.stroke(stroke, color, width: shape.strokeWidth)
    }
  }
}
