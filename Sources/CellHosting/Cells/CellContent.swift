import CellConfiguration

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
  var listView: ListContentView?

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
  var colorsOfClosures: [CellColor.Components] = []

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
