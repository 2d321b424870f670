package import CellConfiguration
package import CellLayout
package import Foundation

/// A header, row or footer of a document, in its place and state.
package struct DocumentCell {
  /// The role of a cell in its section.
  package enum Kind: String, Sendable {
    case header
    case row
    case footer
  }

  /// The item of the list that the cell shows.
  package let item: ListItem

  /// The configuration of the cell, updated for its state.
  package let cell: ListCellConfiguration

  /// The frames in the cell.
  package let layout: ListCellLayout

  /// The frame of the cell in the list.
  package private(set) var frame: CGRect

  /// The context with which the cell was laid out.
  package let context: LayoutContext

  /// The traits that resolve its colors, one for each appearance of the picture.
  private(set) var appearances: [TraitCollection]?

  /// The look and the accessibility elements of a hosted cell; `nil` for a cell of a document.
  private var hosted: (presentation: CellPresentation, elements: [AccessibilityElement])?

  /// Creates a cell of a document.
  init(
    item: ListItem, cell: ListCellConfiguration, layout: ListCellLayout, frame: CGRect,
    context: LayoutContext
  ) {
    (self.item, self.cell, self.layout) = (item, cell, layout)
    (self.frame, self.context) = (frame, context)
  }

  /// Creates a hosted cell, as it is displayed.
  ///
  /// - Parameters:
  ///   - item: The item of the list that the cell shows.
  ///   - cell: The displayed configuration.
  ///   - layout: The frames in the cell.
  ///   - presentation: The look of the cell.
  ///   - elements: The accessibility elements, in the coordinates of the cell.
  ///   - frame: The frame in the list.
  ///   - traits: The traits of the cell.
  package init(
    item: ListItem, cell: ListCellConfiguration, layout: ListCellLayout,
    presentation: CellPresentation, elements: [AccessibilityElement], frame: CGRect,
    traits: TraitCollection
  ) {
    self.init(
      item: item, cell: cell, layout: layout, frame: frame, context: LayoutContext(traits: traits))
    hosted = (presentation, elements)
  }

  /// Returns the cell at another place.
  func offsetBy(dx: CGFloat, dy: CGFloat) -> DocumentCell {
    var cell = self
    cell.frame = frame.offsetBy(dx: dx, dy: dy)
    return cell
  }

  /// Returns the look of the cell in some traits.
  func presentation(in traits: TraitCollection) -> CellPresentation {
    if let hosted { return hosted.presentation }
    var context = context
    context.traits = traits
    // These traits already include the cell's own, which would otherwise override the appearance.
    var configuration = cell
    configuration.traitOverrides = nil
    return CellPresentation(layout, of: configuration, context: context, tintColor: tint)
  }

  /// The corners that the card clips from the cell.
  var clipRadii: CornerRadii {
    // A hosted cell lays its background out apart from its content.
    (hosted?.presentation.background?.clipRadii ?? layout.background?.clipRadii) ?? .zero
  }

  /// The accessibility elements of the cell, in its coordinates.
  var ownAccessibilityElements: [AccessibilityElement] {
    hosted?.elements ?? layout.accessibilityElements(of: cell)
  }

  /// The role of the cell in its section.
  package var kind: Kind {
    switch item {
    case .header: .header
    case .row: .row
    case .footer: .footer
    }
  }

  /// The path of the cell in the document: `sections[0].rows[1]`.
  package var path: String {
    switch item {
    case .header(let section): "sections[\(section)].header"
    case .row(let position): "sections[\(position.section)].rows[\(position.row)]"
    case .footer(let section): "sections[\(section)].footer"
    }
  }

  /// The accessibility elements of the cell, with frames in the list.
  package var accessibilityElements: [AccessibilityElement] {
    ownAccessibilityElements.map { element in
      var element = element
      element.frame = inList(element.frame)
      return element
    }
  }

  /// The traits of the cell.
  package var traits: TraitCollection { context.traits }

  /// Returns the cell as drawn in several appearances at once, each given as traits.
  ///
  /// Traits of its appearance that the cell specifies itself stay the same in all of them.
  package func drawn(in appearances: [TraitCollection]) -> DocumentCell {
    drawn(
      with: appearances.map {
        TraitCollection(traitsFrom: [traits, $0, cell.traitOverrides].compactMap(\.self))
      })
  }

  /// Returns the cell as drawn with the complete traits of several appearances.
  package func drawn(with appearances: [TraitCollection]) -> DocumentCell {
    var cell = self
    cell.appearances = appearances
    return cell
  }

  /// Returns the paint for a color of the cell.
  func paint(_ color: CellColor) -> Paint {
    Paint(color, with: appearances ?? [traits], tint: tint)
  }

  /// Returns the color of a content's image as a stencil; the tint for an image in its own colors.
  func paint(
    _ image: CellImage, with properties: ListContentConfiguration.ImageProperties
  ) -> Paint {
    paint(
      image, in: properties.resolvedTintColor(for: tint),
      preferring: properties.preferredSymbolConfiguration)
  }

  /// Returns the color of an image as a stencil; the tint for an image in its own colors.
  func paint(
    _ image: CellImage, in tint: CellColor,
    preferring preferred: CellImage.SymbolConfiguration? = nil
  ) -> Paint {
    paint(image.stencilColor(for: tint, preferring: preferred) ?? tint)
  }

  /// The default tint: `systemBlue`, as in views.
  var tint: CellColor { .systemBlue }

  /// The context of the content view.
  var contentContext: LayoutContext {
    var context = self.context
    context.superviewLayoutMargins = layout.contentMargins
    return context
  }

  /// The top left corner of the content view in the list.
  var contentOrigin: CGPoint {
    CGPoint(x: frame.minX + layout.contentFrame.minX, y: frame.minY + layout.contentFrame.minY)
  }

  /// Converts a rectangle from the cell's coordinates to the list's.
  func inList(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Converts a rectangle from the content view's coordinates to the list's.
  func contentInList(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
  }
}
