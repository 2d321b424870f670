public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitShapes
#endif

extension SwipeActionsConfiguration {
  /// Returns the actions as UIKit has them.
  ///
  /// - Parameter context: What the app has for names.
  @MainActor
  public func uiConfiguration(in context: UIKitContext = UIKitContext())
    -> UISwipeActionsConfiguration
  {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.uiAction(in: context) })
    if !performsFirstActionWithFullSwipe { configuration.performsFirstActionWithFullSwipe = false }
    return configuration
  }
}

extension SwipeAction {
  /// Returns the action as UIKit has it.
  ///
  /// The closure of an action that was made in code runs as it is; a named action is the one of the
  /// context. An action that performs nothing says that it failed.
  ///
  /// - Parameter context: What the app has for names.
  @MainActor
  public func uiAction(in context: UIKitContext = UIKitContext()) -> UIContextualAction {
    let handler = action?.handler(of: "the swipe action \(title ?? "")", in: context)
    let result = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { _, _, completion in
      handler?()
      completion(handler != nil)
    }
    if let image = image?.uiImage(in: context) { result.image = image }
    if let backgroundColor { result.backgroundColor = backgroundColor.uiColor }
    return result
  }
}
