// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import CellHosting
import Foundation

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
  message: "accessories carry no menus: use `popUpMenu(displayed:options:actionHandler:)`"
)
extension UICellAccessory {
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { unavailable() }
}
