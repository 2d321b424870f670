import CellTesting
import Testing
import UIKitNames

/// A controller that logs its life.
@MainActor
private class Page: UIViewController {
  var log: [String] = []
  weak var container: UIViewController?
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    log.append("load")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("will disappear")
    container = navigationController ?? presentingViewController
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("disappeared")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.append("will place")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("placed")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("will move to \(parent?.title ?? "none")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("moved to \(parent?.title ?? "none")")
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  func taken() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Controllers and what is around their views.
@MainActor
struct ControllerMembersTests {
  @Test("A view is loaded once, appears once, and is laid out")
  func life() {
    let page = Page()
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil && page.log == [])
    page.loadViewIfNeeded()
    #expect(page.view.frame.width == 320 && page.taken() == ["load", "loaded"])
    _ = page.screenView
    _ = page.screenView
    #expect(page.taken() == ["will appear", "appearing", "will place", "placed", "appeared"])
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(page.taken() == ["will place", "placed"])
    #expect(page.view.next === page && UIViewController().view.frame.width == 390)
    var styles: [UIUserInterfaceStyle] = []
    let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: Page, _) in styles.append(page.traitCollection.userInterfaceStyle)
    }
    page.traitOverrides.userInterfaceStyle = .dark
    page.unregisterForTraitChanges(registration)
    page.traitOverrides.userInterfaceStyle = .light
    #expect(styles == [.dark] && page.prefersStatusBarHidden)
    let bars: [UIStatusBarStyle] = [.default, page.preferredStatusBarStyle, .darkContent]
    #expect(bars.map(\.rawValue) == [0, 1, 3])
    page.traitOverrides.userInterfaceStyle = .dark
    #expect(page.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Children appear with their parent, and leave")
  func children() {
    let (parent, child) = (Page("Parent"), Page("Child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    #expect(child.taken() == ["will move to Parent", "load", "loaded", "moved to Parent"])
    _ = parent.screenView
    #expect(child.taken().filter { $0.contains("appear") }.count == 3)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let left = ["will move to none", "will disappear", "disappeared", "moved to none"]
    #expect(child.taken() == left && parent.children.isEmpty && child.parent == nil)
  }

  @Test("A navigation controller shows the top controller below its bar")
  func navigation() throws {
    let (first, second, third) = (Page("First"), Page("Second"), Page("Third"))
    let screen = UINavigationController(rootViewController: first)
    _ = screen.screenView
    #expect(first.navigationController === screen && screen.visibleViewController === first)
    _ = first.taken()
    screen.pushViewController(second, animated: true)
    #expect(first.taken() == ["will disappear", "disappeared"])
    #expect(second.log.contains("appeared") && screen.topViewController === second)
    second.show(third, sender: nil)
    #expect(screen.viewControllers == [first, second, third])
    #expect(screen.popViewController(animated: true) === third && third.parent == nil)
    #expect(third.container === screen)
    screen.setViewControllers([first, second, third], animated: false)
    #expect(screen.popToViewController(second, animated: false) == [third])
    #expect(screen.popToRootViewController(animated: true) == [second])
    #expect(screen.popViewController(animated: true) == nil)
    screen.pushViewController(second, animated: true)
    second.navigationItem.hidesBackButton = true
    #expect(throws: ScreenError.self) { try screen.tap("First") }
    second.navigationItem.hidesBackButton = false
    first.navigationItem.backButtonTitle = "Start"
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "unused")
    try screen.tap("Start")
    #expect(screen.topViewController === first)
    func top() -> CGFloat {
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      return first.view.frame.minY
    }
    #expect(top() == 44)
    screen.navigationBar.prefersLargeTitles = true
    let sizes: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [
      (.automatic, 96), (.always, 96), (.never, 44), (.inline, 44),
    ]
    for (mode, height) in sizes {
      first.navigationItem.largeTitleDisplayMode = mode
      #expect(top() == height)
    }
    first.navigationItem.titleView = UILabel()
    #expect(top() == 44)
    screen.setNavigationBarHidden(true, animated: false)
    #expect(screen.isNavigationBarHidden && top() == 0)
    screen.setToolbarHidden(false, animated: false)
    let bar: UINavigationBar = screen.navigationBar
    bar.isTranslucent = false
    screen.navigationBar.barTintColor = .systemRed
    #expect(!screen.isToolbarHidden && screen.navigationBar.backgroundColor == .systemRed)
    first.hidesBottomBarWhenPushed = true
    #expect(first.hidesBottomBarWhenPushed && !screen.navigationBar.isTranslucent)
  }

  @Test("Items of bars read back, and tests choose them")
  func bars() throws {
    let page = Page("Page")
    var chosen: [String] = []
    let sort = UIMenu(
      title: "Sort", subtitle: "By", image: nil, options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { _ in chosen.append("name") },
        UIMenu(
          options: [.displayInline, .destructive],
          children: [UIAction(title: "Date") { _ in chosen.append("date") }]),
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
      ])
    let menu = UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "arrow.up"), primaryAction: nil, menu: sort)
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in chosen.append("done") }, menu: nil)
    page.navigationItem.leftBarButtonItem = menu
    page.navigationItem.rightBarButtonItems = [done, page.editButtonItem]
    page.navigationItem.prompt = "Prompt"
    page.toolbarItems = [.flexibleSpace(), .fixedSpace(8), UIBarButtonItem(systemItem: .trash)]
    try page.tap("Date")
    try page.tap("Done")
    try page.tap("Edit")
    #expect(chosen == ["date", "done"] && page.isEditing && page.editButtonItem.style == .done)
    page.setEditing(false, animated: false)
    #expect(done.style == .done && menu.style == .plain && page.editButtonItem.title == "Edit")
    #expect(sort.title == "Sort" && sort.subtitle == "By" && sort.image == nil)
    #expect(sort.options == .singleSelection && sort.replacingChildren([]).children.isEmpty)
    let elements: [any UIMenuElement] = sort.children
    #expect(elements.map(\.title) == ["Name", "", "Hidden"] && sort.children[0].image == nil)
    #expect(page.navigationItem.leftBarButtonItems == [menu])
    #expect(page.navigationItem.rightBarButtonItem === done && menu.menu === sort)
    done.isEnabled = false
    (done.isSelected, done.tag, done.width) = (true, 3, 40)
    (done.tintColor, done.accessibilityIdentifier) = (.systemRed, "done")
    done.accessibilityLabel = "Finished"
    let items = page.screenItems
    #expect(
      items.map(\.path) == [
        "navigationItem.prompt", "navigationItem.title", "navigationItem.leftBarButtonItems[0]",
        "navigationItem.leftBarButtonItems[0].menu.children[0]",
        "navigationItem.leftBarButtonItems[0].menu.children[1].children[0]",
        "navigationItem.rightBarButtonItems[0]", "navigationItem.rightBarButtonItems[1]",
        "toolbarItems[2]",
      ])
    #expect(items.map(\.title).suffix(3) == ["Finished", "Edit", "Delete"])
    #expect(items[3].isSelected && !items[5].isEnabled && items[5].role == "done")
    #expect(items.map(\.isSelected).suffix(3) == [true, false, false])
    #expect(throws: ScreenError.self) { try page.tap("Finished") }
    done.isHidden = true
    done.primaryAction = UIAction(title: "Ready") { _ in }
    let custom = UIBarButtonItem(customView: UIView())
    #expect(page.screenItems.count == items.count - 1 && done.title == "Ready")
    #expect(custom.customView != nil && done.image == nil && done.primaryAction != nil)
    page.navigationItem.setLeftBarButton(nil, animated: true)
    page.navigationItem.setRightBarButton(custom, animated: true)
    page.navigationItem.setLeftBarButtonItems([done], animated: true)
    page.navigationItem.setRightBarButtonItems([done, custom], animated: true)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(page.navigationItem.rightBarButtonItems == [done, custom])
    #expect(UINavigationItem(title: "Title").title == "Title")
    #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
    let configuration = UIContextMenuConfiguration(
      identifier: "menu", previewProvider: nil, actionProvider: { _ in sort })
    #expect(configuration.identifier == AnyHashable("menu"))
  }

  @Test("A tab bar controller shows the selected controller above its bar")
  func tabs() throws {
    let (first, second) = (Page("First"), Page("Second"))
    final class Guard: NSObject, UITabBarControllerDelegate {
      var (allows, selected) = (true, [String?]())
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        selected.append(viewController.title)
      }
    }
    let (screen, watch) = (UITabBarController(), Guard())
    screen.delegate = watch
    screen.setViewControllers([first, second], animated: false)
    second.tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "star"), tag: 4)
    second.tabBarItem.badgeValue = "3"
    (second.tabBarItem.selectedImage, second.tabBarItem.badgeColor) = (nil, .systemRed)
    #expect(first.tabBarController === screen && screen.selectedViewController === first)
    try screen.tap("More")
    #expect(screen.selectedIndex == 1 && watch.selected == ["Second"])
    #expect(second.log.contains("appeared") && first.log.last == "disappeared")
    #expect(screen.screenItems.map(\.role).last == "badge 3" && second.tabBarItem.tag == 4)
    watch.allows = false
    try screen.tap("First")
    #expect(screen.selectedIndex == 1)
    screen.selectedViewController = first
    #expect(screen.selectedIndex == 0 && screen.viewControllers == [first, second])
    #expect(screen.tabBar.frame.maxY == screen.view.bounds.maxY)
    screen.selectedIndex = 1
    screen.viewControllers = [Page("Third"), first, second]
    #expect(screen.selectedViewController === second && second.view.superview === screen.view)
    screen.viewControllers = [first, Page("Third"), Page("Fourth")]
    #expect(screen.selectedViewController?.title == "Fourth")
    screen.viewControllers = [first]
    #expect(screen.selectedViewController === first)
    let item = UITabBarItem(title: "A", image: nil, selectedImage: nil)
    #expect(item.title == "A" && item.image == nil)
  }

  @Test("A split view controller shows two columns, or one in a narrow screen")
  func split() {
    let screen = UISplitViewController(style: .doubleColumn)
    let (list, detail, other) = (Page("List"), Page("Detail"), Page("Other"))
    screen.setViewController(list, for: .primary)
    screen.setViewController(detail, for: .secondary)
    screen.traitOverrides.horizontalSizeClass = .regular
    _ = screen.screenView
    #expect(list.splitViewController === screen && !screen.isCollapsed)
    #expect(list.view.frame.width == 195 && detail.view.frame.minX == 195)
    screen.traitOverrides.horizontalSizeClass = .compact
    screen.view.layoutIfNeeded()
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.isCollapsed && list.view.frame.width == 390 && detail.view.superview == nil)
    screen.showDetailViewController(other, sender: nil)
    screen.view.layoutIfNeeded()
    #expect(screen.viewController(for: .secondary) === other && other.view.frame.width == 390)
    let column: UISplitViewController.Column = .primary
    screen.show(column)
    screen.view.layoutIfNeeded()
    #expect(other.view.superview == nil && screen.style == .doubleColumn)
    #expect(UISplitViewController.Style.tripleColumn.rawValue == 2)
  }

  @Test("Controllers are presented and dismissed, and alerts have buttons and text fields")
  func presentation() throws {
    let (page, modal) = (Page("Page"), Page("Modal"))
    let screen = UINavigationController(rootViewController: page)
    modal.modalPresentationStyle = .pageSheet
    modal.modalTransitionStyle = .crossDissolve
    (modal.isModalInPresentation, modal.definesPresentationContext) = (true, true)
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    let sheet: UISheetPresentationController? = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.prefersGrabberVisible = true
    modal.sheetPresentationController?.preferredCornerRadius = 20
    let popover: UIPopoverPresentationController? = modal.popoverPresentationController
    popover?.sourceView = page.view
    modal.popoverPresentationController?.sourceRect = .zero
    modal.popoverPresentationController?.barButtonItem = page.editButtonItem
    var done: [String] = []
    page.present(modal, animated: true, completion: { done.append("presented") })
    #expect(page.presentedViewController === modal && modal.presentingViewController === screen)
    #expect(screen.screenView === modal.view && modal.log.contains("appeared"))
    #expect(
      modal.modalPresentationStyle == .pageSheet && modal.modalTransitionStyle == .crossDissolve)
    #expect(UIViewController.ModalPresentationStyle.popover.rawValue == 7)
    #expect(UIViewController.ModalTransitionStyle.partialCurl.rawValue == 3)
    modal.dismiss(animated: true, completion: { done.append("dismissed") })
    #expect(done == ["presented", "dismissed"] && page.presentedViewController == nil)
    #expect(modal.log.last == "disappeared" && screen.screenView === screen.view)
    let above = Page("Above")
    page.present(modal, animated: true)
    modal.present(above, animated: true)
    page.dismiss(animated: true)
    #expect(above.log.last == "disappeared" && above.container === modal)
    #expect(modal.log.last == "disappeared" && modal.container === screen)
    #expect(above.presentingViewController == nil && modal.presentedViewController == nil)
    page.log = []
    above.modalPresentationStyle = .fullScreen
    page.present(above, animated: true)
    #expect(page.log == ["will disappear", "disappeared"] && above.log.last == "appeared")
    above.dismiss(animated: true)
    #expect(page.log.last == "appeared" && above.log.last == "disappeared")
    let alert = UIAlertController(title: "Rename", message: "A name", preferredStyle: .alert)
    let save = UIAlertAction(
      title: "Save", style: .default,
      handler: { _ in done.append(alert.textFields?.first?.text ?? "") })
    save.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    alert.addTextField(configurationHandler: { field in
      field.placeholder = "Name"
      field.addAction(UIAction { _ in save.isEnabled = true }, for: .editingChanged)
    })
    page.present(alert, animated: true)
    #expect(alert.actions.map(\.title) == ["Cancel", "Save"] && alert.actions[0].style == .cancel)
    #expect(alert.message == "A name" && alert.preferredStyle == .alert && !save.isEnabled)
    func buttons(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? buttons(in: view) }
    }
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let bold = buttons(in: alert.view).filter { $0.titleLabel?.font == semibold }
    #expect(bold.map(\.currentTitle) == ["Save"])
    #expect(throws: ScreenError.self) { try screen.tap("Save") }
    #expect(page.presentedViewController === alert)
    try screen.type("Anna", into: "Name")
    try screen.tap("Save")
    #expect(
      done.last == "Anna" && page.presentedViewController == nil && alert.preferredAction === save)
    #expect(
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).textFields == nil)
  }

  @Test("A search updates its results, and an empty state fills the screen")
  func searchAndEmptyState() throws {
    final class Results: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
      var log: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        log.append(searchController.searchBar.text)
        self.setNeedsUpdateContentUnavailableConfiguration()
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("bar \(searchText)")
      }
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        guard state.searchText?.isEmpty == false else {
          return contentUnavailableConfiguration = nil
        }
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
          .updated(for: state)
      }
    }
    let page = Results()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = page
    search.searchBar.delegate = page
    search.searchBar.placeholder = "Find"
    (search.obscuresBackgroundDuringPresentation, search.searchBar.showsCancelButton) = (
      false, true
    )
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.searchBarStyle = .minimal
    search.searchBar.autocapitalizationType = .none
    page.navigationItem.searchController = search
    let screen = UINavigationController(rootViewController: page)
    try screen.type("Oslo", into: "Find")
    #expect(page.log.prefix(3) == ["bar O", "O", "bar Os"] && search.isActive)
    #expect(page.log.count == 8 && page.log.last == "Oslo")
    #expect(
      search.searchResultsController == nil && search.searchBar.searchTextField.text == "Oslo")
    #expect(screen.describe().contains("Oslo") && page.contentUnavailableConfiguration != nil)
    #expect(page.contentUnavailableConfigurationState.searchText == "Oslo")
    search.isActive = false
    #expect(page.log.last == "" && search.searchBar.text == "")
    _ = screen.screenView
    #expect(page.contentUnavailableConfiguration == nil)
  }

  @Test("Gestures, pulls to refresh and texts respond to the user")
  func gestures() throws {
    let page = Page("Page")
    var log: [String] = []
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    banner.accessibilityLabel = "Banner"
    page.view.addSubview(banner)
    let tap = UITapGestureRecognizer { recognizer in
      let point = recognizer.location(in: recognizer.view)
      log.append("\(recognizer.state) \(point.x) \(point.y)")
    }
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (1, 1)
    (tap.cancelsTouchesInView, tap.name) = (false, "tap")
    banner.addGestureRecognizer(tap)
    #expect(banner.gestureRecognizers?.first === tap && tap.view === banner)
    try page.tap("Banner")
    #expect(log == ["ended 160.0 25.0"] && tap.state == .possible)
    let press = UILongPressGestureRecognizer { log.append("\($0.state)") }
    press.minimumPressDuration = 1
    banner.addGestureRecognizer(press)
    #expect(press.pressByUser(at: .zero) && log.suffix(2) == ["began", "ended"])
    tap.isEnabled = false
    #expect(!tap.tapByUser(at: .zero))
    banner.removeGestureRecognizer(tap)
    #expect(throws: ScreenError.self) { try page.tap("Banner") }
    let states: [UIGestureRecognizer.State] = [.began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [1, 2, 3, 4, 5])
    let table = UITableViewController(style: .plain)
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Pull")
    refresh.addAction(UIAction { _ in log.append("refresh") }, for: .valueChanged)
    #expect(throws: ScreenError.self) { try table.pullToRefresh() }
    table.refreshControl = refresh
    try table.pullToRefresh()
    try table.pullToRefresh()
    #expect(log.last == "refresh" && refresh.isRefreshing && log.count { $0 == "refresh" } == 1)
    refresh.endRefreshing()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && table.tableView.refreshControl === refresh)
    final class Notes: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let (text, notes) = (UITextView(), Notes())
    text.delegate = notes
    text.accessibilityLabel = "Notes"
    text.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    page.view.addSubview(text)
    try page.type("Two\nlines", into: "Notes")
    #expect(notes.texts == ["Two\nlines"] && text.attributedText.string == "Two\nlines")
    text.isEditable = false
    try page.type("Other", into: "Notes")
    (text.isSelectable, text.isScrollEnabled) = (false, false)
    (text.font, text.textColor, text.textAlignment) = (.systemFont(ofSize: 20), .systemRed, .center)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let lines = 2 * 23.867
    #expect(text.text == "Two\nlines" && text.textAlignment == .center)
    #expect(abs(text.sizeThatFits(CGSize(width: 200, height: 0)).height - lines - 4) < 1)
    #expect(page.describe().contains("#FF383C"))
  }

  @Test("Controllers of lists own their lists")
  func listControllers() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let items = UICollectionViewController(collectionViewLayout: layout)
    #expect(items.collectionView.dataSource === items && items.collectionView === items.view)
    #expect(items.collectionViewLayout === layout && items.clearsSelectionOnViewWillAppear)
    items.clearsSelectionOnViewWillAppear = false
    items.setEditing(true, animated: false)
    #expect(items.collectionView.isEditing)
    let rows = UITableViewController(style: .grouped)
    #expect(rows.tableView.delegate === rows && rows.tableView.style == .grouped)
    rows.clearsSelectionOnViewWillAppear = false
    #expect(rows.tableView.numberOfRows(inSection: 0) == 0)
  }
}
