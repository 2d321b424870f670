public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitShapes
#endif

/// The images, actions, menus and views of an app, by the names that configurations have for them.
///
/// ```swift
/// var context = UIKitContext()
/// context.image = { UIImage(named: "Settings/" + $0) }
/// context.action = { name in actions[name] }
/// context.refusalHandler = { print($0) }
/// ```
@MainActor
public struct UIKitContext {
  /// Returns the image with a name; by default that of the app's asset catalog.
  ///
  /// Symbols are not looked up here.
  public var image: (String) -> UIImage? = { UIImage(named: $0) }

  /// Returns what a tap does, for the name of an action; by default nothing does anything.
  public var action: (String) -> (() -> Void)? = { _ in nil }

  /// Returns the menu of a pop-up menu, for the name of its action; by default there is none.
  public var menu: (String) -> UIMenu? = { _ in nil }

  /// Returns a new view for the identifier of a custom accessory; by default there is none.
  ///
  /// It is called whenever a cell shows the accessory, because a view has only one superview.
  public var view: (String) -> UIView? = { _ in nil }

  /// The kind of list around the cells, for systems before iOS 18, which do not tell.
  ///
  /// Styles such as ``/CellConfiguration/ListContentConfiguration/header()`` depend on it.
  public var listEnvironment = ListEnvironment.unspecified

  /// Receives what cannot be converted; by default that is left out without a word.
  ///
  /// It is called again whenever a cell with it is shown.
  public var refusalHandler: ((UIKitRefusal) -> Void)?

  /// Creates a context that finds the images of the app's asset catalog and nothing else.
  public init() {}

  /// Reports that something is left out.
  func refuse(_ subject: String, _ reason: String) {
    refusalHandler?(UIKitRefusal(subject: subject, reason: reason))
  }
}
