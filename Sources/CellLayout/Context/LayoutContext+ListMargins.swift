package import CellConfiguration
package import Foundation

extension LayoutContext {
  /// The layout margins of a cell, header or footer in the list that the traits name (G30); those
  /// outside lists where they name none.
  ///
  /// - Parameters:
  ///   - container: The kind of view that shows the list.
  ///   - screenWidth: The width of the screen, in points.
  package func layoutMargins(
    in container: ListConfiguration.Container, screenWidth: CGFloat
  ) -> DirectionalEdgeInsets {
    let metrics = resolved.metrics
    guard let appearance = ListConfiguration.Appearance(traits.listEnvironment) else {
      let margin = metrics.marginOutsideLists
      return DirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    let device = DeviceWidth(traits, width: screenWidth, screenWidth: screenWidth, metrics)
    return metrics.layoutMargins(in: appearance, of: container, on: device)
  }

  /// The indentation of one level where a cell does not say, in points (G47).
  package var indentationWidth: CGFloat { resolved.indentationWidth }
}

extension ListMetrics {
  /// The layout margins of cells, headers and footers in a list (G30).
  func layoutMargins(
    in appearance: ListConfiguration.Appearance, of container: ListConfiguration.Container,
    on device: DeviceWidth
  ) -> DirectionalEdgeInsets {
    let side =
      switch appearance {
      case .plain, .grouped: device.value(of: layoutMargin)
      case .insetGrouped: device.value(of: metrics(of: container).cardLayoutMargin)
      case .sidebar, .sidebarPlain: sidebarLayoutMargin.length
      }
    let vertical = rowVerticalLayoutMargin.length
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// What depends on which view shows the list.
  func metrics(of container: ListConfiguration.Container) -> Container {
    switch container {
    case .collectionView: collectionView
    case .tableView: tableView
    }
  }
}
