import CellConfiguration
import CellLayout

/// What is behind the content of a cell: a configuration, or views that somebody set.
struct CellBackground {
  /// The configuration, as it was set or updated last.
  var configuration: BackgroundConfiguration?

  /// The configuration that is shown.
  var applied: BackgroundConfiguration?

  /// Fill and stroke of that, as closures among them chose them; empty where there are none.
  var colorsOfClosures: [CellColor.Components] = []

  /// Hears of changes of models that those closures read.
  var watch: ModelWatch?

  /// Where fill, stroke and image lie; `nil` without a background and before layout.
  var layout: BackgroundLayout?

  /// The layout margins that this was worked out with.
  var layoutMargins = DirectionalEdgeInsets.zero

  /// The view that the shown configuration brings along.
  var customView: CellView?

  /// Behind the content in every state.
  var view: CellView?

  /// In front of that one while the cell is selected or highlighted.
  var selectedView: CellView?

  /// Instead of that one while several cells can be selected.
  var multipleSelectionView: CellView?

  /// The views that lie in the cell.
  var installedViews: [CellView] = []

  /// All views that should, from back to front.
  var views: [CellView] {
    [customView, view, selectedView, multipleSelectionView].compactMap(\.self)
  }

  /// Lets go of the views that somebody set.
  mutating func removeViews() {
    view = nil
    selectedView = nil
    multipleSelectionView = nil
  }
}
