import Testing
import UIKitNames

/// A controller that reads its traits before its view is loaded.
private final class EarlyController: UIViewController {
  var loads = 0
  var styles: [UIUserInterfaceStyle] = []
  init() {
    super.init(nibName: nil, bundle: nil)
    _ = traitCollection
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { loads += 1 }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    styles.append(state.traitCollection.userInterfaceStyle)
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
  }
}

/// Empty states of controllers.
@MainActor
struct ControllerEmptyStateTests {
  @Test("Traits and an empty state load no view")
  func loading() {
    let controller = EarlyController()
    #expect(!controller.isViewLoaded)
    #expect(controller.traitCollection == controller.view.traitCollection)
    #expect(controller.loads == 1)
    #expect(controller.view.subviews.contains { $0 is any UIContentView })
  }

  @Test("The empty state of a search names the text that was not found")
  func search() throws {
    let controller = EarlyController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.isActive = true
    search.searchBar.text = "Foo"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.compactMap { $0 as? any UIContentView }.first)
    let shown = try #require(view.configuration as? UIContentUnavailableConfiguration)
    #expect(shown.text?.contains("Foo") == true)
  }

  @Test("New traits update the empty state, and nothing else does")
  func traits() {
    let controller = EarlyController()
    for style in [UIUserInterfaceStyle.light, .light, .dark, .dark, .light] {
      controller.view.overrideUserInterfaceStyle = style
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
    #expect(controller.styles == [.light, .dark, .light])
  }

  @Test("The empty state covers views that are added later")
  func order() {
    let controller = EarlyController()
    controller.view.layoutIfNeeded()
    let later = UIView()
    controller.view.addSubview(later)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.last is any UIContentView)
    #expect(controller.view.subviews.contains(later))
  }
}
