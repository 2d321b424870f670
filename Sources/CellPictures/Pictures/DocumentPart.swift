package import CellConfiguration
package import CellLayout
package import Foundation

/// A part of a document or a hosted list other than its cells, such as its empty state or its
/// title, in its place.
package struct DocumentPart {
  /// The member of the document that the part shows, such as `title`.
  package let name: String

  /// Whether the part is drawn above the cells, and read after them.
  let isAboveCells: Bool

  /// The properties that your app has set.
  let properties: any ValueDumpConvertible & Sendable

  /// The frame in the list.
  package var frame: CGRect

  /// The accessibility elements, in the coordinates of the frame.
  let ownElements: [AccessibilityElement]

  /// The traits that resolve its colors, one for each appearance of the picture.
  private(set) var appearances: [TraitCollection]

  /// Returns the look in some traits.
  let presentation: @Sendable (TraitCollection) -> CellPresentation

  init(
    _ name: String, isAboveCells: Bool = false, properties: any ValueDumpConvertible & Sendable,
    frame: CGRect, elements: [AccessibilityElement], traits: TraitCollection,
    presentation: @escaping @Sendable (TraitCollection) -> CellPresentation
  ) {
    (self.name, self.isAboveCells, self.properties) = (name, isAboveCells, properties)
    (self.frame, ownElements, appearances) = (frame, elements, [traits])
    self.presentation = presentation
  }

  /// Lays out the empty state of a document, as tall as its content.
  init(_ configuration: ContentUnavailableConfiguration, width: CGFloat, context: LayoutContext) {
    var state = ContentUnavailableConfigurationState(traitCollection: context.traits)
    state.searchText = configuration.searchText
    let updated = configuration.updated(for: state)
    let layout = ContentUnavailableLayout(
      updated, size: CGSize(width: width, height: .infinity), context: context)
    self.init(
      "unavailable", properties: updated, frame: CGRect(origin: .zero, size: layout.size),
      elements: layout.accessibilityElements(of: updated, context: context), traits: context.traits
    ) { traits in
      var context = context
      context.traits = traits
      return CellPresentation(layout, of: updated, context: context)
    }
  }

  /// Creates the empty state of a hosted list, as it is displayed.
  package init(
    hosting configuration: ContentUnavailableConfiguration, presentation: CellPresentation,
    elements: [AccessibilityElement], frame: CGRect, traits: TraitCollection
  ) {
    self.init(
      "unavailable", properties: configuration, frame: frame, elements: elements, traits: traits
    ) { _ in presentation }
  }

  /// Creates a part of a screen that is not a list: views as they are displayed, or values.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - items: The drawing steps, in the coordinates of the frame.
  ///   - isAboveCells: Whether the part is drawn above the cells.
  ///   - properties: The values of the part.
  ///   - frame: The frame in the screen.
  ///   - elements: The accessibility elements, in the coordinates of the frame.
  ///   - traits: The traits of the screen.
  package init(
    showing items: [DisplayItem], named name: String, isAboveCells: Bool,
    properties: any ValueDumpConvertible & Sendable, frame: CGRect,
    elements: [AccessibilityElement], traits: TraitCollection
  ) {
    let empty = ListCellConfiguration()
    let context = LayoutContext(traits: traits)
    let layout = ListCellLayout(empty, width: frame.width, context: context)
    var presentation = CellPresentation(layout, of: empty, context: context)
    presentation.contentViews = items
    presentation.background = nil
    let shown = presentation
    self.init(
      name, isAboveCells: isAboveCells, properties: properties, frame: frame, elements: elements,
      traits: traits
    ) { _ in shown }
  }

  /// Lays out a cell that stands outside the sections.
  init(_ name: String, _ cell: ListCellConfiguration, width: CGFloat, context: LayoutContext) {
    let layout = ListCellLayout(cell, width: width, context: context)
    self.init(
      name, properties: cell, frame: CGRect(origin: .zero, size: layout.size),
      elements: layout.accessibilityElements(of: cell), traits: context.traits
    ) { traits in
      var context = context
      context.traits = traits
      return CellPresentation(layout, of: cell, context: context)
    }
  }

  /// Returns the part as drawn with the complete traits of several appearances.
  func drawn(with appearances: [TraitCollection]) -> DocumentPart {
    var part = self
    part.appearances = appearances
    return part
  }

  /// The accessibility elements, with frames in the list.
  var accessibilityElements: [AccessibilityElement] {
    ownElements.map { element in
      var element = element
      element.frame = element.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return element
    }
  }
}

extension DrawnCell {
  /// Creates the picture of a part in its place.
  init(_ part: DocumentPart) {
    self.init(
      presentations: part.appearances.map(part.presentation), traits: part.appearances,
      origin: part.frame.origin)
  }
}
