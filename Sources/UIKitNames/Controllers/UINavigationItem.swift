public import CellConfiguration
public import CellHosting
public import Foundation

/// The content of a navigation bar for one controller, which owns it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The size of the title; raw values match UIKit.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The title; `nil` for none.
  open var title: String? { didSet { changeHandler?() } }
  /// The text above the title; `nil` for none.
  open var prompt: String? { didSet { changeHandler?() } }
  /// A view in place of the title; `nil` for none.
  open var titleView: UIView? { didSet { changeHandler?() } }
  /// The buttons at the leading edge, from the edge inward; `nil` for none.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changeHandler?() } }
  /// The buttons at the trailing edge, from the edge inward; `nil` for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changeHandler?() } }
  /// The button nearest to the leading edge; setting it removes the others.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button nearest to the trailing edge; setting it removes the others.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The button that leads back to this controller, a plain value for a toolkit.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button, a plain value for a toolkit.
  open var backButtonTitle: String?
  /// Whether there is no button that leads back, a plain value for a toolkit.
  open var hidesBackButton = false
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changeHandler?() } }
  /// The search of the controller; `nil` for none.
  open var searchController: UISearchController? { didSet { changeHandler?() } }
  /// Whether the search bar hides when the list scrolls, a plain value for a toolkit.
  open var hidesSearchBarWhenScrolling = true

  var changeHandler: (@MainActor () -> Void)?

  /// Creates an item with a title.
  public init(title: String = "") { self.title = title.isEmpty ? nil : title }

  /// Sets the buttons at the leading edge, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing edge, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button at the leading edge, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  func screenItems(_ path: String) -> [ScreenItem] {
    func buttons(_ items: [UIBarButtonItem]?, _ name: String) -> [ScreenItem] {
      (items ?? []).enumerated().flatMap { $1.screenItems("\(path).\(name)[\($0)]") }
    }
    let texts = [("prompt", prompt), ("title", title)].compactMap { name, text in
      text.map { ScreenItem("\(path).\(name)", title: $0) }
    }
    return texts + buttons(leftBarButtonItems, "leftBarButtonItems")
      + buttons(rightBarButtonItems, "rightBarButtonItems")
  }
}

/// A button of a bar; the item or controller that has it owns it.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The looks of buttons; raw values match UIKit.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
  /// The buttons of the system; raw values match UIKit.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  /// The title; `nil` for none.
  open var title: String?
  /// The image; `nil` for none.
  open var image: UIImage?
  /// The look of the button.
  open var style = Style.plain
  /// Whether the user can choose the button.
  open var isEnabled = true
  /// Whether the button is not displayed.
  open var isHidden = false
  /// Whether the button is selected.
  open var isSelected = false
  /// A number that identifies the button.
  open var tag = 0
  /// The color of the button; `nil` for the color of the bar.
  open var tintColor: UIColor?
  /// The width of the button, a plain value for a toolkit; 0 for the fitting one.
  open var width: CGFloat = 0
  /// The menu that the button shows; `nil` for none.
  open var menu: UIMenu?
  /// The action of the button; `nil` for none.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  /// A view in place of the button; `nil` for none.
  open var customView: UIView?
  /// A short name for the button; `nil` for its title.
  open var accessibilityLabel: String?
  /// A name for tests; `nil` for none.
  open var accessibilityIdentifier: String?
  private(set) var systemItem: SystemItem?

  /// Creates a button with a title and an image.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    (self.primaryAction, self.menu) = (primaryAction, menu)
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }
  /// Creates a button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }
  /// Creates a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Returns space between the buttons of a toolbar that takes what others leave.
  public static func flexibleSpace() -> UIBarButtonItem { .init(systemItem: .flexibleSpace) }
  /// Returns space of a width between the buttons of a toolbar.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  func screenItems(_ path: String) -> [ScreenItem] {
    if isSpace || isHidden || customView != nil { return [] }
    var item = ScreenItem(path, title: accessibilityLabel ?? title)
    item.image = image
    item.isEnabled = isEnabled
    item.isSelected = isSelected
    item.role = style == .done ? "done" : nil
    item.tintColor = tintColor
    if let primaryAction { item.action = { primaryAction.run(for: self) } }
    return [item] + (menu?.screenItems("\(path).menu") ?? [])
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol; `nil` for a button with a title.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    }
  }

  /// The system's title in English.
  fileprivate var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    case .action: "Share"
    case .trash: "Delete"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}

/// The button of a tab bar for one controller, which owns it.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The title; `nil` for none.
  open var title: String?
  /// The image; `nil` for none.
  open var image: UIImage?
  /// The image while the tab is selected; `nil` for ``image``.
  open var selectedImage: UIImage?
  /// The text in a badge; `nil` for none.
  open var badgeValue: String?
  /// The color of the badge; `nil` for red.
  open var badgeColor: UIColor?
  /// A number that identifies the item.
  open var tag = 0

  /// Creates an item with an image for each state.
  public init(title: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates an item with a number that identifies it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}
