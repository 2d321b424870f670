extension HostInspector {
  /// Takes away the handler of a view that goes back to its pool, and checks whether it held the
  /// view.
  ///
  /// The pool takes every handler away, so nothing differs without this check. The caller of the
  /// pool still holds the view, so only the number of its owners tells whether one is gone. A
  /// handler that somebody else holds as well is not released here, and is not reported.
  func takeHandler(of view: ConfigurableView, after use: PoolAssignment) {
    guard problems.contains(.handlerKeepsCellAlive) else { return }
    let owners = _getRetainCount(view)
    view.removeUpdateHandler()
    guard _getRetainCount(view) < owners else { return }
    report(.handlerKeepsCellAlive, in: view, use: use) { .handlerKeepsCellAlive($0) }
  }
}
