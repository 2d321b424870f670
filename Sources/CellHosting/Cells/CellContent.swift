import CellConfiguration
import CellLayout

/// The content of a cell: its configuration and the view that shows it.
///
/// The cell owns it.
@MainActor
final class CellContent {
  /// The configuration as last set or updated.
  var configuration = UnboxedContentConfiguration(nil)

  /// Whether the configuration is still to be updated in the running pass.
  var isOutdated = false

  /// The subview that shows the content: the content view, its stand-in, or an empty view.
  var installedView = CellView()

  /// The content view if it is a ``ListContentView``, which takes configurations unboxed.
  var listView: ListContentView? { didSet { look += 1 + (oldValue?.look ?? 0) } }

  /// The content view; `nil` without a configuration.
  var view: (any ContentView)?

  /// Whether the content view is a widget, which receives traits and tint when it is placed.
  var isWidget: Bool { view != nil && view !== installedView }

  /// The custom configuration that the content view shows; `nil` for a list content configuration.
  var appliedCustom: (any ContentConfiguration)?

  /// Whether a model that the last apply read has changed.
  ///
  /// The configuration is then applied again even if it is equal.
  var isStale = false

  /// The colors chosen by closures of the list content configuration.
  var colorsOfClosures: [CellColor.Components] = [] { didSet { look += 1 } }

  /// The number of changes of the values that determine ``ConfigurableView/drawingSteps``.
  private(set) var look = 0

  /// Observes the models that creating and configuring the content view read.
  var watch: ModelWatch?

  /// Updates list content that is still to be updated in the running pass.
  func updateIfOutdated(for state: some ConfigurationState) {
    guard isOutdated else { return }
    isOutdated = false
    configuration.updateList(for: state)
  }

  /// Discards the applied configuration and stops observing the models that applying it read.
  func forgetApplied() {
    appliedCustom = nil
    isStale = false
    watch?.stop()
  }
}

/// The background of a cell: a configuration, or views set by the caller.
///
/// The cell owns it.
@MainActor
final class CellBackground {
  /// The configuration as last set or updated.
  var configuration: BackgroundConfiguration?

  /// The configuration that is shown.
  var applied: BackgroundConfiguration? { didSet { look += 1 } }

  /// The fill and stroke colors chosen by closures of the shown configuration; empty without
  /// closures.
  var colorsOfClosures: [CellColor.Components] = [] { didSet { look += 1 } }

  /// Observes the models that those closures read.
  var watch: ModelWatch?

  /// The frames of fill, stroke and image; `nil` without a background and before layout.
  var layout: BackgroundLayout? { didSet { look += 1 } }

  /// The number of changes of the values that determine ``ConfigurableView/drawingSteps``.
  private(set) var look = 0

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
