public import CellConfiguration
public import CellHosting
public import Foundation

/// The owner of a view: it loads the view, and is told when the view appears and is laid out.
///
/// Without a window, a controller appears when a test shows it: when it is compared with a
/// snapshot, when a test taps it, or in `screenView`. The code that made it owns it, and so does
/// the controller that contains or presents it.
open class UIViewController: UIResponder {
  /// The way in which a controller covers the screen; raw values match UIKit.
  ///
  /// It has no effect: a presented controller covers the whole screen.
  public enum ModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  }
  /// The way in which a controller enters, which has no effect; raw values match UIKit.
  public enum ModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  // MARK: View

  private var loadedView: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }
  /// The view; `nil` if it is not loaded.
  public var viewIfLoaded: UIView? { loadedView }
  /// Loads the view, and calls ``viewDidLoad()``.
  public func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    if loadedView == nil { trap("Assign `view` in loadView(): \(type(of: self)) has none.") }
    showEmptyState()
    viewDidLoad()
  }
  /// Assigns ``view``: by default, a view of the size of a phone.
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its size and traits, before it appears.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Values

  /// The title, also in ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if storedTabBarItem == nil || title != nil { tabBarItem.title = title }
    }
  }
  /// The content of a navigation bar for the controller.
  public private(set) lazy var navigationItem = UINavigationItem()
  private var storedTabBarItem: UITabBarItem?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The button of a tab bar for the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = storedTabBarItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
  /// The buttons of a toolbar for the controller; `nil` for none.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a pushed controller hides the tab bar, a plain value for a toolkit.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover only this one, a plain value for a toolkit.
  open var definesPresentationContext = false
  /// The way in which the controller is presented, a plain value for a toolkit.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The way in which the controller enters, a plain value for a toolkit.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller by swiping, a plain value for a toolkit.
  open var isModalInPresentation = false
  /// The preferred size in a popover, a plain value for a toolkit.
  open var preferredContentSize = CGSize.zero
  /// The color of the status bar's content, a plain value for a toolkit.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden, a plain value for a toolkit.
  open var prefersStatusBarHidden: Bool { false }
  /// The sheet in which the controller is presented, a plain value for a toolkit.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  /// The popover in which the controller is presented, a plain value for a toolkit.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()

  /// Whether the content is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends editing; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }
  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      self.map { $0.setEditing(!$0.isEditing, animated: true) }
    })

  /// The traits of the view, or of the container before the view is loaded.
  public var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? UIView().traitCollection
  }
  /// Calls a closure after one of some traits changed, as for a view.
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [Any.Type], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits) { [weak self] (_: UIView, previous) in
      (self as? Controller).map { handler($0, previous) }
    }
  }
  /// Ends an observation of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    view.unregisterForTraitChanges(registration)
  }
  /// The traits that the view does not inherit.
  public var traitOverrides: TraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }

  // MARK: Empty state

  /// The state of the last update of the empty state; `nil` if another update was requested.
  private var updatedState: UIContentUnavailableConfigurationState?
  private var emptyStateView: (any UIView & UIContentView)?
  /// The content shown over the view while there is nothing else; `nil` for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showEmptyState() }
  }
  /// The state for which the empty state is configured.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)``.
  ///
  /// A change of ``contentUnavailableConfigurationState`` does the same.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updatedState = nil
    loadedView?.setNeedsLayout()
  }
  /// Assigns ``contentUnavailableConfiguration`` for a state; by default, it updates the assigned
  /// one.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    if let old = contentUnavailableConfiguration {
      contentUnavailableConfiguration = old.updated(for: state)
    }
  }

  private func showEmptyState() {
    if !isViewLoaded { return }
    let state = contentUnavailableConfigurationState
    guard let new = contentUnavailableConfiguration?.updated(for: state) else {
      emptyStateView?.removeFromSuperview()
      emptyStateView = nil
      return
    }
    if let shown = emptyStateView, shown.supports(new) {
      shown.configuration = new
      return
    }
    emptyStateView?.removeFromSuperview()
    let added: any UIView & UIContentView = new.makeContentView()
    emptyStateView = added
    added.frame = view.bounds
    added.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(added)
  }

  // MARK: Hierarchy

  /// The controller that contains this one; `nil` for none.
  public internal(set) weak var parent: UIViewController?
  /// The controllers in this one.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one, or one that contains it, presents; `nil` for none.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first
  }
  /// The controller that presents this one, or one that contains it; `nil` for none.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
  }
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// Whether the presenter disappeared when this controller took its place.
  private var coversPresenter = false
  /// Whether the view has appeared.
  private(set) var isShown = false

  /// The navigation controller around this one; `nil` for none.
  public var navigationController: UINavigationController? { container() }
  /// The tab bar controller around this one; `nil` for none.
  public var tabBarController: UITabBarController? { container() }
  /// The split view controller around this one; `nil` for none.
  public var splitViewController: UISplitViewController? { container() }
  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Creates a controller whose view is made in code.
  ///
  /// There are no nibs: a name traps.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil { trap("Make the view in code: there is no nib \(nibNameOrNil).") }
    super.init()
  }
  /// Creates a controller, also of a class that overrides ``init(nibName:bundle:)``.
  @_disfavoredOverload
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because controllers have no archives.
  public required init?(coder: NSCoder) { nil }

  /// The next responder: the superview of the view.
  open override var next: UIResponder? { loadedView?.superview ?? presenter }

  /// Adds a controller to those in this one; the code that calls it adds the view.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
    if isShown { childController.setShown(true) }
  }
  /// Removes the controller from the one that contains it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    // The controller still has its parent while it disappears.
    setShown(false)
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the controller moves into another one, or out of one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by your app after the controller has moved into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller, which has appeared when the function returns.
  ///
  /// This controller disappears only if the presentation style of the other one is `fullScreen`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let root = sequence(first: self, next: \.parent).reduce(self) { $1 }
    if let last = root.presented {
      return last.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    root.presented = viewControllerToPresent
    viewControllerToPresent.presenter = root
    viewControllerToPresent.willBePresented(in: root)
    let style = viewControllerToPresent.modalPresentationStyle
    viewControllerToPresent.coversPresenter = style == .fullScreen && root.isShown
    if viewControllerToPresent.coversPresenter { root.setShown(false) }
    viewControllerToPresent.setShown(true)
    completion?()
  }
  /// Dismisses the controller that this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = sequence(first: self, next: \.parent).first { $0.presented != nil }
    guard let presenting = root ?? presentingViewController, let old = presenting.presented else {
      completion?()
      return
    }
    presenting.presented = nil
    // The controllers that it presents leave with it, the last one first.
    for controller in Array(sequence(first: old, next: \.presented)).reversed() {
      controller.presented = nil
      controller.setShown(false)
      controller.presenter = nil
      controller.viewIfLoaded?.removeFromSuperview()
    }
    if old.coversPresenter { presenting.setShown(true) }
    completion?()
  }
  /// Pushes a controller in the navigation controller, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// The items of the bars around the view.
  var barItems: [ScreenItem] {
    navigationItem.screenItems("navigationItem")
      + (toolbarItems ?? []).enumerated().flatMap { $1.screenItems("toolbarItems[\($0)]") }
  }
  /// Has the bars around the views of this controller and the ones in it show their items again.
  func updateBars() { for child in shownChildren { child.updateBars() } }
  /// The search bar of the controller.
  var searchBars: [UIView] { [navigationItem.searchController?.searchBar].compactMap { $0 } }

  /// Gives the view the size of the controller that presents this one.
  func willBePresented(in presenter: UIViewController) { view.frame = presenter.view.bounds }

  /// The controllers whose views are shown while this one's is.
  var shownChildren: [UIViewController] { children }

  /// Calls the methods for a view that appears or disappears.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      loadViewIfNeeded()
      viewWillAppear(false)
      viewIsAppearing(false)
      for child in shownChildren { child.setShown(true) }
      view.layoutIfNeeded()
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      for child in shownChildren { child.setShown(false) }
      viewDidDisappear(false)
    }
  }
}

/// The colors of a status bar's content; raw values match UIKit.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

extension UIViewController: ViewOwner {
  package func viewWillPlaceSubviews() {
    let state = contentUnavailableConfigurationState
    if state != updatedState {
      updatedState = state
      updateContentUnavailableConfiguration(using: state)
    }
    if let emptyStateView, emptyStateView !== view.subviews.last {
      view.bringSubviewToFront(emptyStateView)
    }
    viewWillLayoutSubviews()
  }
  package func viewDidPlaceSubviews() { viewDidLayoutSubviews() }
}

extension UIViewController: HostedScreen {
  /// The controller on the screen: the last one that is presented, or else this one.
  private var frontmost: UIViewController {
    var controller = self
    while let next = controller.presented, !(next is UIAlertController) { controller = next }
    return controller
  }
  /// The view of the controller on the screen, after it has appeared.
  public var screenView: UIView {
    let controller = frontmost
    controller.setShown(true)
    controller.updateBars()
    controller.view.layoutIfNeeded()
    return controller.view
  }
  /// The items of bars, unless an alert covers them.
  public var screenItems: [ScreenItem] {
    (frontmost.presented as? UIAlertController)?.alertItems ?? frontmost.barItems
  }
  /// The search bar of the controller that is on the screen.
  public var screenBars: [UIView] { frontmost.searchBars }
}
