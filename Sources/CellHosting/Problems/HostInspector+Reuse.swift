extension HostInspector {
  /// Removes the handler of a view that returns to its pool, and checks whether it held the view.
  ///
  /// The pool removes every handler in any case, so behavior is the same without this check. The
  /// caller of the pool still holds the view, so only its reference count shows whether an owner is
  /// gone. A handler that other code also holds is not released here, and is not reported.
  func takeHandler(of view: ConfigurableView, after use: PoolAssignment) {
    guard problems.contains(.handlerKeepsCellAlive) else { return }
    let owners = _getRetainCount(view)
    view.removeUpdateHandler()
    guard _getRetainCount(view) < owners else { return }
    report(.handlerKeepsCellAlive, in: view, use: use) { .handlerKeepsCellAlive($0) }
  }
}
