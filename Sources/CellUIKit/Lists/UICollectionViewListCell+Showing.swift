public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitShapes
#endif

@MainActor
extension UICollectionViewListCell {
  /// Shows a cell: its content, background, accessories, indentation and accessibility.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
  ///   $0.show(cells[$2])
  /// }
  /// ```
  ///
  /// The background is the cell's own if none is given. If something is assigned for some states
  /// only, the ``configurationUpdateHandler`` assigns it; otherwise that handler is removed. What
  /// the list decides has no effect: whether the cell is edited or selected, its height and traits,
  /// and its swipe actions, which the list provides.
  ///
  /// - Parameters:
  ///   - cell: The cell. An indentation width, traits and `isElement` of its accessibility that are
  ///     `nil` leave the present ones alone.
  ///   - context: What the app has for names.
  public func show(_ cell: ListCellConfiguration, context: UIKitContext = UIKitContext()) {
    accessories = cell.accessories.compactMap { UICellAccessory($0, context: context) }
    indentationLevel = max(cell.indentationLevel, 0)
    if let width = cell.indentationWidth { indentationWidth = width }
    indentsAccessories = cell.indentsAccessories
    assign(cell.accessibility)
    let (content, background) = (cell.content, cell.background)
    contentConfiguration = content.map { UIListContentConfiguration($0, context: context) }
    backgroundConfiguration =
      background.map { UIBackgroundConfiguration($0, context: context) }
      ?? defaultBackgroundConfiguration()
    guard content?.hasRules == true || background?.hasRules == true else {
      configurationUpdateHandler = nil
      return
    }
    configurationUpdateHandler = { cell, state in
      if let content, content.hasRules {
        cell.contentConfiguration = UIListContentConfiguration(
          content, for: state, context: context)
      }
      if let background, background.hasRules {
        cell.backgroundConfiguration = UIBackgroundConfiguration(
          background, for: state, context: context)
      }
    }
  }
}
