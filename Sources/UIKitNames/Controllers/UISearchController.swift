public import CellHosting
import CellLayout
public import Foundation

/// A search in a screen: the user types into a bar, and results are updated.
open class UISearchController: UIViewController {
  /// The bar into which the user types.
  public let searchBar = UISearchBar()
  /// The object that updates results; the controller does not own it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller that shows results; `nil` for the one that has the search.
  public let searchResultsController: UIViewController?
  /// Whether the user searches; ending a search empties the bar.
  open var isActive = false {
    didSet {
      if isActive == oldValue { return }
      if !isActive { searchBar.text = nil }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  /// Whether the screen is dimmed during a search, a plain value for a toolkit.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during a search, a plain value for a toolkit.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a search.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }
  /// Returns `nil`, because controllers have no archives.
  public required init?(coder: NSCoder) { nil }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the user has changed the text of a search, and after it begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// A field for the text of a search.
open class UISearchBar: UIView {
  /// The looks of a search bar, which have no effect; raw values match UIKit.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// The field into which the user types.
  public let searchTextField = UITextField()
  /// The text; setting it calls nothing.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown instead of no text; `nil` for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The object that is told of changes; the bar does not own it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look of the bar, a plain value for a toolkit.
  open var searchBarStyle = Style.default
  /// Whether the bar has a button that ends the search, a plain value for a toolkit.
  open var showsCancelButton = false
  /// The letters that a keyboard capitalizes, a plain value for a toolkit.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  weak var searchController: UISearchController?

  /// Creates a bar with the placeholder "Search".
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    placeholder = "Search"
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    searchTextField.leftView = icon
    searchTextField.leftViewMode = .always
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.borderStyle = .roundedRect
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(searchTextField)
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    guard let searchController else { return }
    if searchController.isActive {
      searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    } else {
      searchController.isActive = true
    }
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = CGRect(origin: .zero, size: bounds.size)
  }
  /// The width, and a height of 36 points (assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 36)
  }
}

/// The object that is told of changes of a search bar; all methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called after the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
