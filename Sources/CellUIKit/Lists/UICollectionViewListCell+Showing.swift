public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
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
  /// Without a background, the cell has its default background. The ``configurationUpdateHandler``
  /// assigns properties for some states only; without such properties, the handler is removed.
  /// Properties that the list determines have no effect: whether the cell is edited or selected,
  /// its height, its traits and its swipe actions. A cell with an action is a button for assistive
  /// technology; ``DocumentDataSource/performAction(at:)`` performs the action. Each link with an
  /// action is a custom action for assistive technology, and replaces the custom actions that the
  /// cell had. Labels of list cells take no touches on links. Images with URLs show their
  /// placeholders until ``UIKitContext/loadImage`` has loaded them, and never appear in a cell that
  /// shows another configuration by then.
  ///
  /// - Parameters:
  ///   - cell: The cell. If the indentation width, or the traits or `isElement` of its
  ///     accessibility, is `nil`, the current value does not change, except that a cell with an
  ///     action has traits.
  ///   - context: The app's images, actions, menus and views, by name.
  public func show(_ cell: ListCellConfiguration, context: UIKitContext = UIKitContext()) {
    PictureLoader.show(in: self, context) { $0.assign(cell, $1) }
  }

  private func assign(_ cell: ListCellConfiguration, _ context: UIKitContext) {
    accessories = cell.accessories.compactMap { UICellAccessory($0, context: context) }
    indentationLevel = max(cell.indentationLevel, 0)
    if let width = cell.indentationWidth { indentationWidth = width }
    indentsAccessories = cell.indentsAccessories
    var accessibility = cell.accessibility
    if cell.action != nil, accessibility.traits == nil { accessibility.traits = .button }
    assign(accessibility)
    let linkActions = cell.links.compactMap { $0.customAction(in: context) }
    accessibilityCustomActions = linkActions.isEmpty ? nil : linkActions
    let (content, background) = (cell.content, cell.background)
    contentConfiguration =
      content.map { UIListContentConfiguration($0, context: context) }
      ?? cell.customContent.flatMap(context.configuration(for:))
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
