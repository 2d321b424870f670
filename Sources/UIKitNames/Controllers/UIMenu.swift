import CellHosting
import Foundation

/// A part of a menu: an action, or another menu.
@preconcurrency @MainActor
public protocol UIMenuElement: AnyObject {
  /// The displayed name.
  var title: String { get }
  /// The image; `nil` for none.
  var image: UIImage? { get }
}

extension UIAction: UIMenuElement {}

/// A menu of actions and other menus; what shows it owns it.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The looks of a menu in another one; raw values match UIKit.
  public struct Options: OptionSet, Sendable {
    /// The bits of the looks.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are displayed in the other menu, in a group.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element of the menu is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The displayed name.
  public let title: String
  /// A text below the name; `nil` for none.
  public var subtitle: String?
  /// The image; `nil` for none.
  public let image: UIImage?
  /// The looks of the menu.
  public let options: Options
  /// The actions and menus.
  public let children: [any UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.options, self.children) = (options, children)
  }

  /// Returns a menu with other elements.
  public func replacingChildren(_ newChildren: [any UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }

  /// The actions of the menu and the menus in it, as items.
  func screenItems(_ path: String) -> [ScreenItem] {
    children.enumerated().flatMap { index, child -> [ScreenItem] in
      let path = "\(path).children[\(index)]"
      if let menu = child as? UIMenu { return menu.screenItems(path) }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      var item = ScreenItem(path, title: action.title)
      item.image = action.image
      item.isEnabled = !action.attributes.contains(.disabled)
      item.isSelected = action.state == .on
      item.role = action.attributes.contains(.destructive) ? "destructive" : nil
      item.action = { action.run(for: self) }
      return [item]
    }
  }
}

/// The menu that a long press of a row shows.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration {
  /// A closure that returns a menu; its argument is empty here.
  public typealias ActionProvider = @MainActor ([any UIMenuElement]) -> UIMenu?

  /// The name of the menu; `nil` for none.
  public let identifier: AnyHashable?
  private let actionProvider: ActionProvider?

  /// The actions of the menu.
  var screenItems: [ScreenItem] { actionProvider?([])?.screenItems("menu") ?? [] }

  /// Creates a menu; nothing calls the provider of a preview.
  public init(
    identifier: AnyHashable? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    (self.identifier, self.actionProvider) = (identifier, actionProvider)
  }
}
