public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension SwipeActionsConfiguration {
  /// Returns the actions in UIKit's type.
  ///
  /// - Parameter context: The app's images and actions, by name.
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
  /// Returns the action in UIKit's type.
  ///
  /// The closure of an action that was made in code runs unchanged; the context provides named
  /// actions. An action without a closure reports a failure.
  ///
  /// - Parameter context: The app's images and actions, by name.
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
