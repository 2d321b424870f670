public import CellConfiguration

/// An object that an action refers to, and that performs it: a contextual action of UIKit.
package protocol SwipeActionPerformer: AnyObject, Sendable {
  /// Performs the action for a view, and reports whether it was performed.
  @MainActor func perform(in view: CellView, completion: @escaping (Bool) -> Void)
}

extension SwipeAction {
  /// A closure that runs when the user chooses an action.
  ///
  /// It receives the action, the view of the action, and a completion closure. Call the closure
  /// when the action is done, with whether the action was performed.
  public typealias Handler =
    @MainActor @Sendable (SwipeAction, CellView, @escaping (Bool) -> Void) -> Void

  /// Creates an action with a closure that runs when the user chooses it.
  ///
  /// The action is equal only to its copies. As documented for `UIContextualAction`.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(
      style: style, title: title, action: CellAccessory.Action(reference: SharedClosure(handler)))
  }

  /// The closure that runs when the user chooses the action.
  ///
  /// The handler of an action with an accessory's closure reports completion after the closure ran.
  /// An action with a name or another reference has no handler: the code that made the action runs
  /// it.
  public var handler: Handler? {
    if let performer = action?.reference as? any SwipeActionPerformer {
      return { performer.perform(in: $1, completion: $2) }
    }
    if let handler = action?.reference as? SharedClosure<Handler> { return handler.call }
    guard let closure = action?.reference as? SharedClosure<CellAccessory.ActionHandler> else {
      return nil
    }
    return { _, _, completion in
      closure.call()
      completion(true)
    }
  }
}
