public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UICellAccessory {
  /// Creates the accessory that is shown on a phone, or `nil` if it cannot be converted.
  ///
  /// A custom view is the view that the accessory refers to, or else the context's view for its
  /// identifier. A pop-up menu has the context's menu for the name of its action. The closure of an
  /// accessory that was made in code runs unchanged; the context provides named actions.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - context: The app's images, actions, menus and views, by name.
  public init?(_ accessory: CellAccessory, context: UIKitContext = UIKitContext()) {
    let conversion = AccessoryConversion.all[accessory.kind]
    let handler =
      accessory.kind == .popUpMenu
      ? nil : accessory.action?.handler(of: accessory.kind.name, in: context)
    guard let converted = conversion.convert(accessory, handler, context) else { return nil }
    self = converted
  }
}
