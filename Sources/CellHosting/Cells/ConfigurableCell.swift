public import CellConfiguration

/// A cell of any kind of list: a configurable view with the state of a cell.
///
/// ``CollectionCell``, ``ListCell`` and ``TableCell`` are such cells. Owned like any view by its
/// superview, or by the list that made it.
open class ConfigurableCell: ConfigurableView {
  private var passState: CellConfigurationState?

  // MARK: Flags

  /// Whether a touch is down on the cell.
  open var isHighlighted: Bool {
    get { flags.contains(.highlighted) }
    set { setFlag(.highlighted, newValue) }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { flags.contains(.selected) }
    set { setFlag(.selected, newValue) }
  }

  /// Whether the cell has the focus of a keyboard or remote.
  open var isFocused: Bool {
    get { flags.contains(.focused) }
    set { setFlag(.focused, newValue) }
  }

  /// Whether the cell sticks to the edge of its list.
  open var isPinned: Bool {
    get { flags.contains(.pinned) }
    set { setFlag(.pinned, newValue) }
  }

  /// Whether the list is in editing mode.
  open var isEditing: Bool {
    get { flags.contains(.editing) }
    set { setFlag(.editing, newValue) }
  }

  /// Whether the outline item shows its children.
  open var isExpanded: Bool {
    get { flags.contains(.expanded) }
    set { setFlag(.expanded, newValue) }
  }

  /// Whether swipe actions are showing.
  open var isSwiped: Bool {
    get { flags.contains(.swiped) }
    set { setFlag(.swiped, newValue) }
  }

  /// Whether the cell is being moved by the user.
  open var isReordering: Bool {
    get { flags.contains(.reordering) }
    set { setFlag(.reordering, newValue) }
  }

  // MARK: State and updates

  /// The state that configurations are updated for.
  ///
  /// Override it to add states of your own, and call ``ConfigurableView/setNeedsUpdateConfiguration()``
  /// when one of them changes:
  ///
  /// ```swift
  /// override var configurationState: CellConfigurationState {
  ///   var state = super.configurationState
  ///   state[IsArchived.self] = isArchived
  ///   return state
  /// }
  /// ```
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection, flags: stateFlags)
  }

  /// Configures the cell for a state; called in update passes, never directly.
  ///
  /// Does nothing unless overridden. What is read from observable models and from the state's
  /// traits is watched: when it changes, the cell is updated again.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Makes the cell ready for another item.
  ///
  /// Called before a cell is used again, after everything that this class has is as in a new one. An
  /// override calls super, and puts back what the subclass has added or sets in its initializers.
  open func prepareForReuse() { flags = flags.intersection(.editing) }

  /// Calls the handler of a kind of cell, which takes that kind.
  func callHandler(with state: CellConfigurationState) {}

  override func runUpdateSteps() {
    let state = configurationState
    passState = state
    updateConfigurations(for: state)
    updateConfiguration(using: state)
    callHandler(with: state)
    showContent()
    showBackground()
    passState = nil
  }

  override func updateForState(_ content: inout ShownContent) {
    content.update(for: passState ?? recordedState)
  }

  override func updateForState(_ background: inout BackgroundConfiguration) {
    background.update(for: passState ?? recordedState)
  }

  /// The present state, reads of whose traits count like those of the last pass.
  private var recordedState: CellConfigurationState {
    var state = configurationState
    state.traitCollection = state.traitCollection.recording(reads)
    return state
  }
}

extension ConfigurableCell {
  /// How far the cell is being dragged.
  public var dragState: CellConfigurationState.DragState {
    get { CellConfigurationState(traitCollection: TraitCollection(), flags: flags).cellDragState }
    set {
      var state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
      state.cellDragState = newValue
      flags = state.flags
    }
  }

  /// What the cell is to something dragged over its list.
  public var dropState: CellConfigurationState.DropState {
    get { CellConfigurationState(traitCollection: TraitCollection(), flags: flags).cellDropState }
    set {
      var state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
      state.cellDropState = newValue
      flags = state.flags
    }
  }
}
