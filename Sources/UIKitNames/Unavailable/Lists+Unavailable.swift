// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import CellHosting
public import Foundation

@available(
  *, unavailable,
  message: """
    there are no collection view layouts: `preferredHeight(fitting:)` returns the height of a \
    cell, and a `ListLayout` computes the frames of a list
    """
)
extension UICollectionViewCell {
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { unavailable() }
  public func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { unavailable() }
  public func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { unavailable() }
  public func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { unavailable() }
}

@available(*, unavailable, message: "use `kind`")
extension UICellAccessory {
  public var accessoryType: Kind { unavailable() }
}

@available(
  *, unavailable,
  message: "accessories carry no menus: use `popUpMenu(displayed:options:actionHandler:)`"
)
extension UICellAccessory {
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { unavailable() }
}

@available(
  *, unavailable, message: "there are no nibs: `init(handler:)` makes cells of their class"
)
extension UICollectionView.CellRegistration {
  public init(cellNib: UINib, handler: @escaping Handler) { unavailable() }
}

@available(
  *, unavailable,
  message: "there are no nibs: `init(elementKind:handler:)` makes views of their class"
)
extension UICollectionView.SupplementaryRegistration {
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    unavailable()
  }
}

@available(
  *, unavailable,
  message: """
    make a `UICollectionView.CellRegistration` and call \
    `dequeueConfiguredReusableCell(using:for:item:)`
    """
)
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    unavailable()
  }
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { unavailable() }
}

@available(
  *, unavailable,
  message: """
    make a `UICollectionView.SupplementaryRegistration` and call \
    `dequeueConfiguredReusableSupplementary(using:for:)`
    """
)
extension UICollectionView {
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { unavailable() }
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { unavailable() }
}

@available(
  *, unavailable,
  message: "call `reconfigure(_:using:for:item:)` with the cell of each index path"
)
extension UICollectionView {
  public func reconfigureItems(at indexPaths: [IndexPath]) { unavailable() }
}

@available(
  *, unavailable,
  message: """
    register a class and call `dequeueReusableCell(withIdentifier:for:)` with the index path
    """
)
extension UITableView {
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    unavailable()
  }
}

@available(
  *, unavailable,
  message: """
    views do not select rows: set it in the `ListSelectionRules` of a `ListSelection`, which \
    handles taps and keys
    """
)
extension UICollectionView {
  public var allowsSelection: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsMultipleSelection: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsSelectionDuringEditing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var selectionFollowsFocus: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: "views do not select rows: read `selectedIDs` of a `ListSelection`"
)
extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { unavailable() }
}

@available(
  *, unavailable,
  message: """
    views do not select rows: pass `.select` or `.deselect` to `handle(_:)` of a `ListSelection`
    """
)
extension UICollectionView {
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { unavailable() }
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { unavailable() }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

@available(
  *, unavailable,
  message: """
    views do not select rows: set it in the `ListSelectionRules` of a `ListSelection`, which \
    handles taps and keys
    """
)
extension UITableView {
  public var allowsSelection: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsMultipleSelection: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsSelectionDuringEditing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var selectionFollowsFocus: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: "views do not select rows: read `selectedIDs` of a `ListSelection`"
)
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { unavailable() }
  public var indexPathsForSelectedRows: [IndexPath]? { unavailable() }
}

@available(
  *, unavailable,
  message: """
    views do not select rows: pass `.select` or `.deselect` to `handle(_:)` of a `ListSelection`
    """
)
extension UITableView {
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { unavailable() }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { unavailable() }
  public enum ScrollPosition: Int { case none, top, middle, bottom }
}

@available(
  *, unavailable,
  message: """
    views do not size cells: set it on a `HostedList`, or leave it to the code that sets frames
    """
)
extension UICollectionView {
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    views do not size cells: set it on a `HostedList`, or leave it to the code that sets frames
    """
)
extension UITableView {
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { unavailable() }
    set { unavailable() }
  }
}
