public import CellConfiguration
public import CellLayout

/// An action of the user in a list that your app performs or records.
///
/// A tap that selects a row and opens it is two events: first the selection, then the action.
public enum HostedListEvent<ItemID: Hashable & Sendable>: Equatable, Sendable {
  /// Other rows are selected.
  case selectionChanged

  /// The user opens a row.
  case performPrimaryAction(ItemID)

  /// The user taps an accessory that has neither a closure nor a default effect.
  ///
  /// A delete control without an action reveals the trailing swipe actions of its row, and an
  /// outline disclosure without one expands or collapses it.
  indirect case performAction(CellAccessory, of: ItemID)

  /// The user chooses a swipe action that has no closure.
  indirect case performSwipeAction(SwipeAction, of: ItemID)

  /// The user taps a link whose action, if it has one, is not a closure: perform the action, or
  /// open the URL.
  ///
  /// The second value is `nil` for a link in a header or footer. The tap neither selects nor opens
  /// the row.
  indirect case performLinkAction(CellLink, of: ItemID?)

  /// The user taps a button of the empty state whose action, if it has one, is not a closure.
  case performContentUnavailableAction(ContentUnavailableLayout.Button, CellAccessory.Action?)

  /// An item of an outline expands or collapses, by the user or by
  /// ``HostedList/setExpanded(_:for:)``.
  case expansionChanged(ItemID, isExpanded: Bool)

  /// The user has moved a row, and the items in it; the ``HostedList/snapshot`` has its new
  /// position.
  ///
  /// The last value has the outline of each section concerned, before and after.
  case moved(
    ItemID, from: ListPosition, to: ListPosition, sections: [ListSectionTransaction<ItemID>])
}
