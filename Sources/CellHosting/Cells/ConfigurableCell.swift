public import CellConfiguration

/// A cell of any kind of list: a view for an item, as opposed to a header or footer.
///
/// ``CollectionCell``, ``ListCell`` and ``TableCell`` conform to it.
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

  /// Whether the user is moving the cell.
  public var isReordering: Bool {
    get { flags[.reordering] }
    set { flags[.reordering] = newValue }
  }

  /// The phase of a drag of the cell.
  public var dragState: CellConfigurationState.DragState {
    get { flags.dragState }
    set { flags.dragState = newValue }
  }

  /// The role of the cell for an item that is dragged over its list.
  public var dropState: CellConfigurationState.DropState {
    get { flags.dropState }
    set { flags.dropState = newValue }
  }
}
