package import CellConfiguration
package import Foundation

extension LayoutContext {
  /// Returns the layout margins of cells, headers and footers in the traits' list (G30).
  ///
  /// If the traits name no list, these are the margins outside lists.
  ///
  /// - Parameters:
  ///   - container: The kind of view that shows the list.
  ///   - screenWidth: The width of the screen, in points.
  package func layoutMargins(
    in container: ListConfiguration.Container, screenWidth: CGFloat
  ) -> DirectionalEdgeInsets {
    guard let appearance = ListConfiguration.Appearance(traits.listEnvironment) else {
      let margin = resolved.metrics.accessories.marginOutsideLists
      return DirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    let metrics = resolved.metrics
    let device = DeviceWidth(traits, width: screenWidth, screenWidth: screenWidth, metrics)
    return metrics.layoutMargins(in: appearance, of: container, on: device)
  }

  /// The default indentation of one level, for cells that set none, in points (G47).
  package var indentationWidth: CGFloat { resolved.indentationWidth }
}

extension ListMetrics {
  /// Returns the layout margins of cells, headers and footers in a list (G30).
  func layoutMargins(
    in appearance: ListConfiguration.Appearance, of container: ListConfiguration.Container,
    on device: DeviceWidth
  ) -> DirectionalEdgeInsets {
    let side =
      switch appearance {
      case .plain, .grouped: device.value(of: margins.layout)
      case .insetGrouped: device.value(of: metrics(of: container).cardLayoutMargin)
      case .sidebar, .sidebarPlain: device.value(of: margins.sidebarLayout)
      }
    let vertical = rows.verticalLayoutMargin.length
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// Returns the metrics that depend on the kind of view that shows the list.
  func metrics(of container: ListConfiguration.Container) -> Container {
    switch container {
    case .collectionView: collectionView
    case .tableView: tableView
    }
  }
}
