public import CellConfiguration

/// A cell of any kind of list: what a view has that is an item, and no header or footer.
///
/// ``CollectionCell``, ``ListCell`` and ``TableCell`` are such cells.
@preconcurrency @MainActor
public protocol ConfigurableCell: ConfigurableView {
  /// Whether the list is in editing mode.
  var isEditing: Bool { get set }
}

extension ConfigurableCell {
  /// Whether the list is in editing mode.
  public var isEditing: Bool {
    get { flags[.editing] }
    set { flags[.editing] = newValue }
  }

  /// Whether the outline item shows its children.
  public var isExpanded: Bool {
    get { flags[.expanded] }
    set { flags[.expanded] = newValue }
  }

  /// Whether swipe actions are showing.
  public var isSwiped: Bool {
    get { flags[.swiped] }
    set { flags[.swiped] = newValue }
  }

  /// Whether the cell is being moved by the user.
  public var isReordering: Bool {
    get { flags[.reordering] }
    set { flags[.reordering] = newValue }
  }

  /// How far the cell is being dragged.
  public var dragState: CellConfigurationState.DragState {
    get { flags.dragState }
    set { flags.dragState = newValue }
  }

  /// What the cell is to something dragged over its list.
  public var dropState: CellConfigurationState.DropState {
    get { flags.dropState }
    set { flags.dropState = newValue }
  }
}
