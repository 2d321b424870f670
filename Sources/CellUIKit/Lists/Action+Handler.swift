import CellConfiguration

extension CellAccessory.Action {
  /// Returns a closure that performs the action; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - owner: What has the action, for a refusal.
  ///   - context: Finds the closures of names, and collects refusals.
  @MainActor
  func handler(of owner: String, in context: UIKitContext) -> (() -> Void)? {
    if let name {
      let handler = context.action(name)
      if handler == nil { context.refuse("action \(name)", "there is none of this name") }
      return handler
    }
    // What `CellHosting` makes of a closure.
    typealias Handler = SharedClosure<@MainActor @Sendable () -> Void>
    guard let closure = reference as? Handler else {
      context.refuse(
        "action of \(owner)", "it refers to an object that is no closure without parameters")
      return nil
    }
    return { closure.call() }
  }
}
