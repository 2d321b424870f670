import CellConfiguration

extension CellAccessory.Action {
  /// Returns a closure that performs the action; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - owner: The owner of the action, for a refusal.
  ///   - context: Finds closures by name, and receives refusals.
  @MainActor
  func handler(of owner: String, in context: UIKitContext) -> (() -> Void)? {
    if let name {
      let handler = context.action(self)
      if handler == nil { context.refuse("action \(name)", "there is none of this name") }
      return handler
    }
    // The form in which `CellHosting` stores a closure.
    typealias Handler = SharedClosure<@MainActor @Sendable () -> Void>
    guard let closure = reference as? Handler else {
      context.refuse(
        "action of \(owner)", "it refers to an object that is not a closure without parameters")
      return nil
    }
    return { closure.call() }
  }
}
