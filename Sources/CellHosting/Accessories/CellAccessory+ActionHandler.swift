public import CellConfiguration

extension CellAccessory {
  /// A closure that runs when an accessory is tapped.
  public typealias ActionHandler = @MainActor @Sendable () -> Void

  /// A button for more information, at the trailing side (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .detail(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A red button at the leading side, while editing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .delete(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A green button at the leading side, while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .insert(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// A chevron that turns when the item is expanded: at the trailing side, on the Mac in cells that
  /// are no headers at the leading side.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: ActionHandler?
  ) -> CellAccessory {
    .outlineDisclosure(
      displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }

  /// An indicator of a pop-up menu at the trailing side (iOS 16).
  public static func popUpMenu(
    displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    actionHandler: ActionHandler?
  ) -> CellAccessory {
    .popUpMenu(displayed: displayed, options: options, action: actionHandler.map(Action.init))
  }
}

extension CellAccessory.Action {
  /// Creates an action of a closure, equal to its copies only.
  public init(_ handler: @escaping CellAccessory.ActionHandler) {
    self.init(reference: SharedClosure(handler))
  }

  /// Runs the closure that the action was made of.
  ///
  /// - Returns: Whether there is one. An action that has a name, or refers to something else, is
  ///   run by whoever gave it to the accessory.
  @MainActor
  @discardableResult
  public func callAsFunction() -> Bool {
    guard let handler = reference as? SharedClosure<CellAccessory.ActionHandler> else {
      return false
    }
    handler.call()
    return true
  }
}
