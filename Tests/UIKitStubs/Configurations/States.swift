// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A state.
@MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
@MainActor public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
@MainActor public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
