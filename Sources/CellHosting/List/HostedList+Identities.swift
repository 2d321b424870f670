import CellConfiguration
public import CellLayout
import Foundation

/// The values that the list keeps from one update to the next, by identity.
///
/// Positions change with every snapshot. They are looked up where they are used. Items that no
/// longer exist are removed in one place, `forgetWhatIsGone()`.
extension HostedList {
  typealias Identity = ListIdentity<SectionID, ItemID>
  typealias Part = ListPart<Identity>

  /// Returns the identity of an item on display.
  func identity(of item: ListItem) -> Identity { displayed.identity(of: item) }

  /// Returns the item with an identity in the snapshot on display; `nil` for none.
  func item(of identity: Identity) -> ListItem? {
    displayed.item(of: identity, among: shown.keys)
      ?? displayed.item(of: identity).flatMap { layout.has($0) ? $0 : nil }
  }

  /// Returns the item on display that has an identity; `nil` for none and for one out of view.
  func shownItem(_ identity: Identity) -> ShownItem? {
    displayed.item(of: identity, among: shown.keys).flatMap { shown[$0] }
  }

  /// Drops all values that refer to deleted items, accessories and actions.
  func forgetWhatIsGone() {
    keyboard.resolve()
    pointerInput.resolve()
    if let id = swipe?.id, cell(for: id) == nil { swipe = nil }
  }

  /// Returns the part with the current index of its accessory, link or action; `nil` if the item is
  /// gone.
  ///
  /// If the accessory, link or action is gone, the result is its row.
  func resolved(_ part: Part) -> Part? {
    guard item(of: part.identity) != nil else { return nil }
    return shownItem(part.identity).map { part.resolved(in: $0.view.arrangedContent) } ?? part
  }

  /// Returns the part of a target on display.
  func part(_ target: ListTarget) -> Part {
    Part(identity(of: target.item), target.target, in: shown[target.item]?.view.arrangedContent)
  }

  /// The part of the list that has keyboard focus; `nil` for none.
  ///
  /// Mark it if ``isFocusVisible``.
  public var focusedTarget: ListTarget? { keyboard.resolvedPart.flatMap(target) }

  /// Whether keyboard focus is marked: it appears with a key, where the last tap was, and a tap
  /// hides it.
  public var isFocusVisible: Bool { keyboard.isShown }

  /// The target below the pointer; `nil` for none.
  public var hoveredTarget: ListTarget? { pointerInput.hovered?.part.flatMap(target) }

  /// Returns the target on display that is a part; `nil` if its item is gone.
  ///
  /// A cell may have lost the accessory since the last update.
  func target(of part: Part) -> ListTarget? {
    guard let part = resolved(part), let item = item(of: part.identity) else { return nil }
    return ListTarget(item: item, target: part.target, in: shown[item]?.view.arrangedContent)
  }
}
