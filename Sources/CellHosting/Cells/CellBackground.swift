import CellConfiguration
import CellLayout

/// The background of a cell: a configuration, or views set by the caller.
///
/// The cell owns it.
@MainActor
final class CellBackground {
  /// The configuration as last set or updated.
  var configuration: BackgroundConfiguration?

  /// The configuration that is shown.
  var applied: BackgroundConfiguration?

  /// The fill and stroke colors chosen by closures of the shown configuration; empty without
  /// closures.
  var colorsOfClosures: [CellColor.Components] = []

  /// Observes the models that those closures read.
  var watch: ModelWatch?

  /// The frames of fill, stroke and image; `nil` without a background and before layout.
  var layout: BackgroundLayout?

  /// The layout margins that ``layout`` was made with.
  var layoutMargins = DirectionalEdgeInsets.zero

  /// The custom view of the shown configuration.
  var customView: CellView?

  /// A view behind the content in every state.
  var view: CellView?

  /// A view in front of ``view`` while the cell is selected or highlighted.
  var selectedView: CellView?

  /// A view that replaces ``selectedView`` while several cells can be selected.
  var multipleSelectionView: CellView?

  /// The background views that are subviews of the cell now.
  var installedViews: [CellView] = []

  /// All views that should be subviews of the cell, from back to front.
  var views: [CellView] {
    [customView, view, selectedView, multipleSelectionView].compactMap(\.self)
  }

  /// Shows another configuration, and returns the change.
  func apply(_ new: BackgroundConfiguration?) -> ConfigurationChange {
    guard let new else {
      defer { applied = nil }
      return applied == nil ? .nothing : .content
    }
    if let change = applied?.replace(with: new) { return change }
    applied = new
    return .content
  }

  /// Removes the views set by the caller.
  func removeViews() {
    view = nil
    selectedView = nil
    multipleSelectionView = nil
  }
}
