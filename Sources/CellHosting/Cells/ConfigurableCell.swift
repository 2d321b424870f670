public import CellConfiguration
public import CellLayout
public import Foundation

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

  /// The action of the cell, which opening its row performs; `nil` for none.
  ///
  /// A list posts ``HostedListEvent/performPrimaryAction(_:)`` when the user opens the row; your
  /// app performs the action.
  public var action: CellAccessory.Action? {
    get { arrangement.action }
    set { changeSwipe { $0.action = newValue } }
  }

  /// The actions that a swipe reveals at the leading edge; `nil` for none.
  public var leadingSwipeActions: SwipeActionsConfiguration? {
    get { arrangement.leadingSwipeActions }
    set { changeSwipe { $0.leadingSwipeActions = newValue } }
  }

  /// The actions that a swipe reveals at the trailing edge; `nil` for none.
  public var trailingSwipeActions: SwipeActionsConfiguration? {
    get { arrangement.trailingSwipeActions }
    set { changeSwipe { $0.trailingSwipeActions = newValue } }
  }

  /// Returns the actions that a swipe reveals at an edge; empty if there are none.
  public func swipeActions(at edge: SwipeEdge) -> [SwipeAction] {
    arrangement.swipeActions(at: edge)
  }

  /// The distance that the user has moved the cell towards its trailing edge, in points.
  ///
  /// A toolkit sets it while a finger moves. A positive offset reveals the leading actions, a
  /// negative one the trailing actions; ``swipeActionLayouts`` contains their frames. The cell is
  /// swiped from the first offset that reveals actions to the next that does not.
  public var swipeOffset: CGFloat {
    get { arrangement.swipeOffset }
    set { changeSwipe { $0.swipeOffset = newValue } }
  }

  /// Moves the cell to reveal all actions of an edge; `nil` moves it back.
  ///
  /// A toolkit calls it when a swipe ends, and for the trailing edge when the user taps a delete
  /// control without an action.
  public func revealSwipeActions(at edge: SwipeEdge?) {
    swipeOffset =
      edge.map {
        arrangement.swipeOffset(revealing: $0, width: bounds.width, context: layoutContext)
      } ?? 0
  }

  /// The revealed actions with their frames in the cell; empty before layout.
  public var swipeActionLayouts: [SwipeActionLayout] { cellLayout?.swipeActions ?? [] }

  private func changeSwipe(_ change: (inout ListCellConfiguration) -> Void) {
    let wasRevealed = arrangement.revealedSwipeEdge != nil
    var swiped = arrangement
    change(&swiped)
    guard swiped != arrangement else { return }
    arrangement = swiped
    let isRevealed = swiped.revealedSwipeEdge != nil
    if isRevealed || wasRevealed { invalidateFrames() }
    if isRevealed != wasRevealed { isSwiped = isRevealed }
  }
}
