public import CellHosting
public import Foundation

/// A stack of controllers, of which the top one is shown below a navigation bar.
open class UINavigationController: UIViewController {
  /// The bar above the view of the top controller.
  public private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the toolbar is hidden, a plain value for a toolkit.
  open var isToolbarHidden = true
  /// The controllers, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The top controller; `nil` without any.
  public var topViewController: UIViewController? { children.last }
  /// The controller that is presented, or else the top one.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The button of a tab bar, which is that of the first controller.
  open override var tabBarItem: UITabBarItem! {
    get { children.first?.tabBarItem ?? super.tabBarItem }
    set {
      if let first = children.first {
        first.tabBarItem = newValue
      } else {
        super.tabBarItem = newValue
      }
    }
  }

  /// Shows another controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: children + [viewController])
  }
  /// Removes the top controller, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 1).last
  }
  /// Removes all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }
  /// Removes the controllers above another one, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    children.firstIndex { $0 === viewController }.map { pop(to: $0 + 1) }
  }
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers)
  }
  /// Shows or hides the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides the toolbar, a plain value for a toolkit.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func pop(to count: Int) -> [UIViewController] {
    guard count > 0, count < children.count else { return [] }
    let popped = Array(children[count...])
    change(to: Array(children[..<count]))
    return popped
  }

  private func change(to new: [UIViewController]) {
    let old = children
    let oldTop = topViewController
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) {
      controller.willMove(toParent: self)
      controller.parent = self
    }
    children = new
    if oldTop !== topViewController {
      oldTop?.viewIfLoaded?.removeFromSuperview()
      oldTop?.setShown(false)
    }
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
    if isViewLoaded { showTop() }
    if isShown { topViewController?.setShown(true) }
  }

  override var shownChildren: [UIViewController] { [topViewController].compactMap { $0 } }
  override var barItems: [ScreenItem] {
    guard let topViewController else { return [] }
    var items = isNavigationBarHidden ? [] : topViewController.barItems
    if children.count > 1, !isNavigationBarHidden, !topViewController.navigationItem.hidesBackButton
    {
      let last = children[children.count - 2].navigationItem
      var back = ScreenItem(
        "navigationItem.backButton", title: last.backButtonTitle ?? last.title ?? "Back")
      back.action = { [weak self] in self?.popViewController(animated: true) }
      items.insert(back, at: 0)
    }
    return items
  }
  override var searchBars: [UIView] { topViewController?.searchBars ?? [] }
  override func updateBars() {
    super.updateBars()
    view.setNeedsLayout()
  }

  /// Adds the bar and the view of the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    if let topViewController { view.insertSubview(topViewController.view, at: 0) }
    view.setNeedsLayout()
  }

  /// Places the bar, and the view of the top controller below it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.items = barItems
    navigationBar.item = topViewController?.navigationItem
    navigationBar.contentColor = topViewController.flatMap { color(below: $0.view) }
    topViewController?.navigationItem.changeHandler = { [weak self] in self?.view.setNeedsLayout() }
    let height = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(.zero).height
    let bounds = view.bounds
    navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    topViewController?.view.frame = CGRect(
      x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}

extension UINavigationController {
  /// Returns the color at the top of a view: of its first list, or else its own.
  private func color(below view: UIView) -> UIColor? {
    let list = ([view] + view.subviews).lazy.compactMap { $0 as? UIScrollView }.first {
      $0.frame.minY == 0
    }
    return list.map { UIColor($0.hostedList.backgroundColor) } ?? view.backgroundColor
  }
}

/// The bar above the view of a navigation controller.
///
/// It is 44 points tall, and 52 taller with a large title or a search bar (assumed). Tests choose
/// its buttons by their titles.
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether content shows through the bar, a plain value for a toolkit.
  open var isTranslucent = true
  /// The color of the bar; `nil` for none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? contentColor } }

  /// The color of the content below, which the bar has unless it has its own.
  var contentColor: UIColor? { didSet { backgroundColor = barTintColor ?? contentColor } }
  var items: [ScreenItem] = [] { didSet { setNeedsLayout() } }
  weak var item: UINavigationItem?
  private let title = UILabel()
  private var parts: [UIView] = []

  private var hasLargeTitle: Bool {
    guard let item, item.titleView == nil, item.title != nil else { return false }
    return switch item.largeTitleDisplayMode {
    case .automatic: prefersLargeTitles
    case .always: prefersLargeTitles
    case .never, .inline: false
    }
  }

  /// The width, and the height of the bar with its title and search bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let extra: CGFloat = (hasLargeTitle ? 52 : 0) + (item?.searchController == nil ? 0 : 52)
    return CGSize(width: size.width, height: 44 + extra)
  }

  /// Places the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The views that stay are not removed, which would end the editing of a text field.
    let kept = [item?.titleView, item?.searchController?.searchBar]
    for part in parts where !kept.contains(where: { $0 === part }) { part.removeFromSuperview() }
    parts = []
    let width = bounds.width
    func add(_ view: UIView, _ frame: CGRect) {
      view.frame = directed(frame)
      addSubview(view)
      parts.append(view)
    }
    var (left, right): (CGFloat, CGFloat) = (16, width - 16)
    for item in items where item.action != nil && !item.path.contains(".menu") {
      let view: UIView
      if let image = item.image {
        view = UIImageView(image: image)
      } else {
        let label = UILabel()
        label.text = item.title
        label.font = .systemFont(ofSize: 17, weight: item.role == "done" ? .semibold : .regular)
        view = label
        label.textColor = item.isEnabled ? item.tintColor ?? .tintColor : .tertiaryLabel
      }
      if item.image != nil {
        view.tintColor = item.isEnabled ? item.tintColor : .tertiaryLabel
      }
      if item.path.hasSuffix("backButton") {
        let chevron = UIImageView(image: UIImage(systemName: "chevron.backward"))
        let size = chevron.sizeThatFits(.zero)
        add(chevron, CGRect(origin: CGPoint(x: 8, y: 22 - size.height / 2), size: size))
        left += size.width
      }
      let size = view.sizeThatFits(CGSize(width: width / 3, height: 44))
      let isLeft = item.path.contains("left") || item.path.contains("back")
      let x = isLeft ? left : right - size.width
      add(view, CGRect(x: x, y: 22 - size.height / 2, width: size.width, height: size.height))
      if isLeft { left = x + size.width + 16 } else { right = x - 16 }
    }
    if let view = item?.titleView {
      let size = view.sizeThatFits(CGSize(width: right - left, height: 44))
      add(
        view,
        CGRect(
          x: (width - size.width) / 2, y: 22 - size.height / 2, width: size.width,
          height: size.height))
    } else {
      title.text = item?.title
      title.font =
        hasLargeTitle
        ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold)
      let size = title.sizeThatFits(CGSize(width: width - 32, height: 44))
      let x = hasLargeTitle ? 16 : (width - size.width) / 2
      let y: CGFloat = hasLargeTitle ? 47 : 22 - size.height / 2
      if item?.title != nil { add(title, CGRect(origin: CGPoint(x: x, y: y), size: size)) }
    }
    if let search = item?.searchController?.searchBar {
      add(search, CGRect(x: 16, y: bounds.height - 44, width: width - 32, height: 36))
    }
  }
}

/// Controllers of which the user selects one by a tab bar.
open class UITabBarController: UIViewController {
  /// The controllers, in the order of their tabs; `nil` for none.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let (selected, index) = (selectedViewController, selectedIndex)
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue ?? [] {
        child.parent = self
        children.append(child)
      }
      // The selected controller stays selected, or else its place.
      selectedIndex =
        children.firstIndex { $0 === selected } ?? (children.indices.contains(index) ? index : 0)
    }
  }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { showSelected(from: oldValue) } }
  /// The selected controller; `nil` without any.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// The object that decides about tabs; the controller does not own it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the view of the selected controller.
  public private(set) lazy var tabBar = UITabBar()

  /// Sets the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var shownChildren: [UIViewController] { [selectedViewController].compactMap { $0 } }
  override func updateBars() {
    super.updateBars()
    view.setNeedsLayout()
  }
  override var searchBars: [UIView] { selectedViewController?.searchBars ?? [] }
  override var barItems: [ScreenItem] {
    (selectedViewController?.barItems ?? []) + tabBar(items: children)
  }

  private func tabBar(items: [UIViewController]) -> [ScreenItem] {
    items.enumerated().map { index, child in
      var item = ScreenItem("tabBar.items[\(index)]", title: child.tabBarItem.title)
      item.image = child.tabBarItem.image
      item.role = child.tabBarItem.badgeValue.map { "badge \($0)" }
      item.isSelected = index == selectedIndex
      item.action = { [weak self] in self?.select(child, at: index) }
      return item
    }
  }

  private func select(_ child: UIViewController, at index: Int) {
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: child)
  }

  private func showSelected(from old: Int) {
    if old != selectedIndex, children.indices.contains(old) {
      children[old].viewIfLoaded?.removeFromSuperview()
      children[old].setShown(false)
    }
    guard isViewLoaded, let selectedViewController else { return }
    view.insertSubview(selectedViewController.view, at: 0)
    view.setNeedsLayout()
    if isShown { selectedViewController.setShown(true) }
  }

  /// Adds the bar and the view of the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    showSelected(from: selectedIndex)
  }

  /// Places the bar, and the view of the selected controller above it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let top = bounds.height - UITabBar.height
    tabBar.items = tabBar(items: children)
    tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: UITabBar.height)
    selectedViewController?.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
  }
}

/// The object that decides about the tabs of a controller; all methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user can select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Permits the selection.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The bar below the view of a tab bar controller, 49 points tall (assumed).
///
/// Tests choose its tabs by their titles.
open class UITabBar: UIView {
  static let height: CGFloat = 49
  var items: [ScreenItem] = [] { didSet { setNeedsLayout() } }

  /// Places a label for each tab.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.removeFromSuperview() }
    let width = bounds.width / CGFloat(max(1, items.count))
    for (index, item) in items.enumerated() {
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textAlignment = .center
      label.textColor = item.isSelected ? .tintColor : .secondaryLabel
      label.frame = directed(CGRect(x: CGFloat(index) * width, y: 30, width: width, height: 14))
      addSubview(label)
    }
  }
}
