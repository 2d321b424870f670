import CellConfiguration
public import CellHosting
import CellPreview
public import Foundation

extension ConfigurableView {
  /// The frames and resolved values of what the view shows, as text.
  ///
  /// A pass that is due runs first.
  ///
  /// ```swift
  /// let cell = ItemCell()
  /// cell.isSelected = true
  /// print(cell.describe())
  /// ```
  ///
  /// - Parameter width: The width in points; `nil` is that of the view, or of a phone where it has
  ///   none.
  public func describe(width: CGFloat? = nil) -> String {
    updateConfigurationIfNeeded()
    let own = bounds.width > 0 ? bounds.width : nil
    return displayedConfiguration.describe(in: traitCollection, width: width ?? own ?? 390)
  }
}
