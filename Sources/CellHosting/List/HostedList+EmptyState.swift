package import CellConfiguration
public import CellLayout
public import Foundation

/// The empty state of a list on display.
package struct ListEmptyState {
  package let configuration: ContentUnavailableConfiguration
  package let layout: ContentUnavailableLayout
  package let presentation: CellPresentation
  package let elements: [AccessibilityElement]

  /// The frame in coordinates of the list's bounds: the part of the list that nothing covers.
  package let frame: CGRect

  /// The drawing steps, in coordinates of the frame.
  let steps: CellSteps
}

extension HostedList {
  /// The empty state on display; `nil` while the list has items, and without a configuration.
  package var emptyState: ListEmptyState? {
    guard let configuration = contentUnavailableConfiguration, displayed.numberOfItems == 0 else {
      return nil
    }
    let context = layout.context
    var state = ContentUnavailableConfigurationState(traitCollection: context.traits)
    state.searchText = searchText
    let updated = configuration.updated(for: state)
    let frame = visible.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let layout = ContentUnavailableLayout(updated, size: frame.size, context: context)
    let presentation = CellPresentation(
      layout, of: updated, context: context, tintColor: container.tintColor)
    return ListEmptyState(
      configuration: updated, layout: layout, presentation: presentation,
      elements: layout.accessibilityElements(of: updated, context: context), frame: frame,
      steps: CellSteps(presentation))
  }

  /// The accessibility elements of the empty state on display, in the coordinates of the list's
  /// bounds; none while the list has items.
  public var contentUnavailableAccessibilityElements: [AccessibilityElement] {
    guard let emptyState else { return [] }
    return emptyState.elements.map { element in
      var element = element
      element.frame = element.frame.offsetBy(dx: emptyState.frame.minX, dy: emptyState.frame.minY)
      return element
    }
  }

  /// Returns the enabled button of the empty state at a point in the list's bounds; `nil` for none.
  public func contentUnavailableButton(at point: CGPoint) -> ContentUnavailableLayout.Button? {
    guard let emptyState else { return nil }
    let point = CGPoint(x: point.x - emptyState.frame.minX, y: point.y - emptyState.frame.minY)
    return emptyState.layout.button(at: point, of: emptyState.configuration)
  }

  /// Runs the closure of a button of the empty state, or reports the button as an event.
  ///
  /// A tap on the button does so. Call it for a key or for assistive technology.
  ///
  /// - Returns: Whether the button is displayed and enabled.
  @discardableResult
  public func performContentUnavailableAction(_ button: ContentUnavailableLayout.Button) -> Bool {
    guard let emptyState, emptyState.layout.frame(of: button) != nil else { return false }
    let properties = emptyState.configuration[button]
    guard properties.isEnabled else { return false }
    if properties.primaryAction?() != true {
      post(.performContentUnavailableAction(button, properties.primaryAction))
    }
    return true
  }
}
