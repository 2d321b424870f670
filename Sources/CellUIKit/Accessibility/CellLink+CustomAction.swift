import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
#else
  import UIKitStubs
#endif

extension CellLink {
  /// Returns the action of the link for assistive technology; `nil` if there is none.
  ///
  /// - Parameter context: Finds closures by name, and receives refusals.
  @MainActor
  func customAction(in context: UIKitContext) -> UIAccessibilityCustomAction? {
    let subject = "link \(title)"
    guard let action else {
      context.refuse(subject, "labels of list cells open no URLs; give the link an action")
      return nil
    }
    return action.handler(of: subject, in: context).map { handler in
      UIAccessibilityCustomAction(name: title) { _ in
        handler()
        return true
      }
    }
  }
}
