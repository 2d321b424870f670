public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

/// The images, actions, menus and views of an app, by their names in configurations.
///
/// ```swift
/// var context = UIKitContext()
/// context.image = { UIImage(named: "Settings/" + $0) }
/// context.action = { action in actions[action.name ?? ""] }
/// context.unsupportedValueHandler = { print($0) }
/// ```
@MainActor
public struct UIKitContext {
  /// Returns the image with a name; by default the image in the app's asset catalog.
  ///
  /// It is not called for symbols.
  public var image: (String) -> UIImage? = { UIImage(named: $0) }

  /// Returns the closure for an action that has a name; by default `nil`.
  ///
  /// ```swift
  /// context.action = { action in
  ///   guard action.name == "open", let room = try? action.parameters(as: Room.self) else {
  ///     return nil
  ///   }
  ///   return { open(room) }
  /// }
  /// ```
  public var action: (CellAccessory.Action) -> (() -> Void)? = { _ in nil }

  /// Returns the menu of a pop-up menu, for the name of its action; by default `nil`.
  public var menu: (String) -> UIMenu? = { _ in nil }

  /// Returns a new view for the identifier of a custom accessory; by default `nil`.
  ///
  /// It is called whenever a cell shows the accessory, because a view has only one superview.
  public var view: (String) -> UIView? = { _ in nil }

  /// The kind of list around the cells, for systems before iOS 18, which do not provide it.
  ///
  /// Styles such as ``/CellConfiguration/ListContentConfiguration/header()`` depend on it.
  public var listEnvironment = ListEnvironment.unspecified

  /// Receives values that cannot be converted; by default they are left out without notice.
  ///
  /// It is called again whenever a cell with such a value is shown.
  public var unsupportedValueHandler: ((UnsupportedValue) -> Void)?

  /// Creates a context that only finds the images in the app's asset catalog.
  public init() {}

  /// Reports that something is left out.
  func refuse(_ subject: String, _ reason: String) {
    unsupportedValueHandler?(UnsupportedValue(subject: subject, reason: reason))
  }
}
