extension CellConfigurationState {
  /// How far a cell is being dragged.
  ///
  /// Raw values as in `UICellConfigurationState.DragState`.
  public enum DragState: Int, NamedCase, WrittenForm {
    /// Not at all.
    case none = 0

    /// Picked up; the drag has not begun.
    case lifting = 1

    /// Being dragged.
    case dragging = 2
  }

  /// What a cell is to something dragged over its list.
  ///
  /// Raw values as in `UICellConfigurationState.DropState`.
  public enum DropState: Int, NamedCase, WrittenForm {
    /// Nothing is dragged over the list.
    case none = 0

    /// Something may be dropped in the list, but not on this cell.
    case notTargeted = 1

    /// Something would be dropped on this cell.
    case targeted = 2
  }
}

extension ConfigurationStateFlags {
  /// How far a cell is being dragged.
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

  /// What a cell is to something dragged over its list.
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
