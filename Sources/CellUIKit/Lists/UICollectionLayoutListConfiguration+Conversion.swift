public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UICollectionLayoutListConfiguration {
  /// Creates the configuration that lays out a list on a phone.
  ///
  /// Only values that differ from the appearance's defaults are assigned. The container has no
  /// effect, because the configuration is for collection views.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - context: The app's images and actions, by name, for the swipe actions that the list
  ///     provides.
  public init(_ list: ListConfiguration, context: UIKitContext = UIKitContext()) {
    self.init(appearance: Appearance(list.appearance))
    let usual = ListConfiguration(appearance: list.appearance)
    if list.showsSeparators != usual.showsSeparators { showsSeparators = list.showsSeparators }
    if list.separatorConfiguration != usual.separatorConfiguration {
      separatorConfiguration.assign(
        list.separatorConfiguration, besides: usual.separatorConfiguration)
    }
    if let handler = list.itemSeparatorHandler {
      let separators = list.separatorConfiguration
      itemSeparatorHandler = { indexPath, given in
        let position = ListPosition(section: indexPath[0], row: indexPath[1])
        var result = given
        result.assign(handler(position, separators), besides: separators)
        return result
      }
    }
    typealias Provider = ListConfiguration.SwipeActionsProvider
    func provider(_ provider: @escaping Provider) -> SwipeActionsConfigurationProvider {
      { indexPath in
        let position = ListPosition(section: indexPath[0], row: indexPath[1])
        return provider(position)?.uiConfiguration(in: context)
      }
    }
    if let leading = list.leadingSwipeActionsConfigurationProvider {
      leadingSwipeActionsConfigurationProvider = provider(leading)
    }
    if let trailing = list.trailingSwipeActionsConfigurationProvider {
      trailingSwipeActionsConfigurationProvider = provider(trailing)
    }
    if let color = list.backgroundColor { backgroundColor = color.uiColor }
    switch list.headerMode {
    case .none: break
    case .supplementary: headerMode = .supplementary
    case .firstItemInSection: headerMode = .firstItemInSection
    }
    if list.footerMode == .supplementary { footerMode = .supplementary }
    if let padding = list.headerTopPadding { headerTopPadding = padding }
    if list.contentHuggingElements.contains(.supplementaryHeader),
      #available(iOS 18, visionOS 2, *)
    {
      contentHuggingElements = .supplementaryHeader
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Creates the same appearance.
  public init(_ appearance: ListConfiguration.Appearance) {
    self =
      switch appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
  }
}

@MainActor
extension UIListSeparatorConfiguration {
  /// Creates the separators of the rows of a list.
  ///
  /// Only values that differ from the initial separators are assigned.
  ///
  /// - Parameters:
  ///   - separators: The separators.
  ///   - appearance: The appearance of the list.
  public init(
    _ separators: ListSeparatorConfiguration,
    listAppearance appearance: ListConfiguration.Appearance
  ) {
    self.init(listAppearance: .init(appearance))
    assign(separators, besides: ListSeparatorConfiguration(listAppearance: appearance))
  }

  /// Assigns the values that differ between two configurations.
  mutating func assign(
    _ separators: ListSeparatorConfiguration, besides usual: ListSeparatorConfiguration
  ) {
    if separators.topSeparatorVisibility != usual.topSeparatorVisibility {
      topSeparatorVisibility = Self.visibility(separators.topSeparatorVisibility)
    }
    if separators.bottomSeparatorVisibility != usual.bottomSeparatorVisibility {
      bottomSeparatorVisibility = Self.visibility(separators.bottomSeparatorVisibility)
    }
    if separators.topSeparatorInsets != usual.topSeparatorInsets {
      topSeparatorInsets = Self.insets(separators.topSeparatorInsets)
    }
    if separators.bottomSeparatorInsets != usual.bottomSeparatorInsets {
      bottomSeparatorInsets = Self.insets(separators.bottomSeparatorInsets)
    }
    if separators.color != usual.color { color = separators.color.uiColor }
    if separators.multipleSelectionColor != usual.multipleSelectionColor {
      multipleSelectionColor = separators.multipleSelectionColor.uiColor
    }
    if separators.visualEffect != usual.visualEffect {
      visualEffect = separators.visualEffect?.uiVisualEffect
    }
  }

  private static func visibility(
    _ visibility: ListSeparatorConfiguration.Visibility
  ) -> Visibility {
    switch visibility {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }

  /// Returns insets with UIKit's special values for the edges that UIKit chooses.
  ///
  /// Not tested on a device: whether UIKit chooses one edge if the other is given.
  private static func insets(_ insets: DirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let automatic = ListSeparatorConfiguration.automaticInsets
    var result = NSDirectionalEdgeInsets(insets)
    if insets.leading == automatic.leading { result.leading = automaticInsets.leading }
    if insets.trailing == automatic.trailing { result.trailing = automaticInsets.trailing }
    return result
  }
}
