public import CellConfiguration

extension CellAccessory {
  /// A closure that runs when the user taps an accessory.
  public typealias ActionHandler = @MainActor @Sendable () -> Void

  /// A button for more information, at the trailing edge (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .detail(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A red delete button at the leading edge, shown while editing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .delete(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A green insert button at the leading edge, shown while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .insert(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A chevron that turns when the item expands.
  ///
  /// It is at the trailing edge. On the Mac, in cells that are not headers, it is at the leading
  /// edge.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: ActionHandler?
  ) -> CellAccessory {
    .outlineDisclosure(
      displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// An indicator of a pop-up menu, at the trailing edge (iOS 16).
  public static func popUpMenu(
    displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .popUpMenu(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }
}

extension CellAccessory.Action {
  /// Creates an action from a closure.
  ///
  /// The action is equal only to its copies.
  public init(_ handler: @escaping CellAccessory.ActionHandler) {
    self.init(reference: SharedClosure(handler))
  }

  /// Runs the closure that the action was created from.
  ///
  /// - Returns: Whether there is a closure without parameters. The code that assigned an action
  ///   with a name or another reference runs that action. The closure of a swipe action has
  ///   parameters: see `SwipeAction.handler`.
  @MainActor
  @discardableResult
  public func callAsFunction() -> Bool {
    if let handler = reference as? SharedClosure<CellAccessory.ActionHandler> {
      handler.call()
    } else if let action = reference as? any PerformableAction {
      action.perform()
    } else {
      return false
    }
    return true
  }
}

/// An object that is an action, such as one with UIKit's name.
package protocol PerformableAction: AnyObject, Sendable {
  /// Has the effect of the action.
  @MainActor func perform()
}
