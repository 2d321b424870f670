extension CellConfigurationState {
  /// The progress of a drag of a cell.
  ///
  /// Raw values match `UICellConfigurationState.DragState`.
  public enum DragState: Int, NamedCase, SchemaRepresentable {
    /// The cell is not being dragged.
    case none = 0

    /// The cell was picked up, but the drag has not begun.
    case lifting = 1

    /// The cell is being dragged.
    case dragging = 2
  }

  /// The role of a cell for an item dragged over its list.
  ///
  /// Raw values match `UICellConfigurationState.DropState`.
  public enum DropState: Int, NamedCase, SchemaRepresentable {
    /// No item is dragged over the list.
    case none = 0

    /// The item may be dropped in the list, but not on this cell.
    case notTargeted = 1

    /// The item would be dropped on this cell.
    case targeted = 2
  }
}

extension ConfigurationStateFlags {
  /// The progress of a drag of the cell.
  package var dragState: CellConfigurationState.DragState {
    get {
      if contains(.dragging) { return .dragging }
      return contains(.lifting) ? .lifting : .none
    }
    set {
      self[.lifting] = newValue == .lifting
      self[.dragging] = newValue == .dragging
    }
  }

  /// The cell's role for an item dragged over its list.
  package var dropState: CellConfigurationState.DropState {
    get {
      if contains(.targeted) { return .targeted }
      return contains(.notTargeted) ? .notTargeted : .none
    }
    set {
      self[.notTargeted] = newValue == .notTargeted
      self[.targeted] = newValue == .targeted
    }
  }
}
