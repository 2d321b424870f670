package import CellConfiguration
package import CellLayout
package import Foundation

/// The empty state of a document or a hosted list, in its place.
package struct DocumentEmptyState {
  /// The configuration, updated for its state.
  let configuration: ContentUnavailableConfiguration

  /// The frame in the list.
  let frame: CGRect

  /// The accessibility elements, in the coordinates of the frame.
  let ownElements: [AccessibilityElement]

  /// The traits that resolve its colors, one for each appearance of the picture.
  private(set) var appearances: [TraitCollection]

  /// Returns the look in some traits.
  let presentation: @Sendable (TraitCollection) -> CellPresentation

  /// Lays out the empty state of a document, as tall as its content.
  init(_ configuration: ContentUnavailableConfiguration, width: CGFloat, context: LayoutContext) {
    var state = ContentUnavailableConfigurationState(traitCollection: context.traits)
    state.searchText = configuration.searchText
    let updated = configuration.updated(for: state)
    let layout = ContentUnavailableLayout(
      updated, size: CGSize(width: width, height: .infinity), context: context)
    self.configuration = updated
    frame = CGRect(origin: .zero, size: layout.size)
    ownElements = layout.accessibilityElements(of: updated, context: context)
    appearances = [context.traits]
    presentation = { traits in
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
    self.configuration = configuration
    (self.frame, ownElements, appearances) = (frame, elements, [traits])
    self.presentation = { _ in presentation }
  }

  /// Returns the empty state as drawn with the complete traits of several appearances.
  func drawn(with appearances: [TraitCollection]) -> DocumentEmptyState {
    var state = self
    state.appearances = appearances
    return state
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
  /// Creates the picture of an empty state in its place.
  init(_ state: DocumentEmptyState) {
    self.init(
      presentations: state.appearances.map(state.presentation), traits: state.appearances,
      origin: state.frame.origin)
  }
}
