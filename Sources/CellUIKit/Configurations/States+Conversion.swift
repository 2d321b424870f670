public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension CellConfigurationState {
  /// Creates the state of a UIKit cell, without its custom states.
  ///
  /// UIKit does not list custom states: copy the states that your configurations read.
  @MainActor
  public init(_ state: UICellConfigurationState) {
    self.init(traitCollection: TraitCollection(state.traitCollection))
    isDisabled = state.isDisabled
    isHighlighted = state.isHighlighted
    isSelected = state.isSelected
    isFocused = state.isFocused
    isPinned = state.isPinned
    isEditing = state.isEditing
    isExpanded = state.isExpanded
    isSwiped = state.isSwiped
    isReordering = state.isReordering
    switch state.cellDragState {
    case .lifting: cellDragState = .lifting
    case .dragging: cellDragState = .dragging
    default: cellDragState = .none
    }
    switch state.cellDropState {
    case .notTargeted: cellDropState = .notTargeted
    case .targeted: cellDropState = .targeted
    default: cellDropState = .none
    }
  }
}

extension ViewConfigurationState {
  /// Creates the state of a UIKit view, without its custom states.
  @MainActor
  public init(_ state: UIViewConfigurationState) {
    self.init(traitCollection: TraitCollection(state.traitCollection))
    isDisabled = state.isDisabled
    isHighlighted = state.isHighlighted
    isSelected = state.isSelected
    isFocused = state.isFocused
    isPinned = state.isPinned
  }
}

/// Returns the state for a state of UIKit; `nil` means a state in which every flag is false.
@MainActor
func configurationState(_ state: (any UIConfigurationState)?) -> any ConfigurationState {
  switch state {
  case let state as UICellConfigurationState: CellConfigurationState(state)
  case let state as UIViewConfigurationState: ViewConfigurationState(state)
  case let state?: ViewConfigurationState(traitCollection: TraitCollection(state.traitCollection))
  case nil: ViewConfigurationState(traitCollection: TraitCollection())
  }
}
