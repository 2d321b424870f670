import CellConfiguration
public import CellHosting
import CellPictures
public import Foundation

extension ConfigurableView {
  /// Returns the frames and resolved values of the displayed parts, as text.
  ///
  /// A pending update pass runs first. The view is described as a row outside any list, whose
  /// margins differ from those of rows in a list. Its `cellLayout` has the frames in its list.
  ///
  /// ```swift
  /// let cell = ItemCell()
  /// cell.isSelected = true
  /// print(cell.describe())
  /// ```
  ///
  /// - Parameter width: The width in points; `nil` for the width of the view, or of a phone if it
  ///   has none.
  public func describe(width: CGFloat? = nil) -> String {
    updateConfigurationIfNeeded()
    let own = bounds.width > 0 ? bounds.width : nil
    return displayedConfiguration.describe(in: traitCollection, width: width ?? own ?? 390)
  }
}
