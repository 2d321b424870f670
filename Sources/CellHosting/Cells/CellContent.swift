import CellConfiguration

/// The content of a cell: its configuration, and the view that shows it.
@MainActor
struct CellContent {
  /// The configuration, as it was set or updated last.
  var configuration = UnboxedContentConfiguration(nil)

  /// Whether the configuration waits to be updated in the running pass.
  var isOutdated = false

  /// The content view, what stands in the cell for it, or an empty view where there is none.
  var installedView = CellView()

  /// The content view if it is the system's own, which takes configurations unboxed.
  var listView: ListContentView?

  /// The content view; `nil` without a configuration.
  var view: (any ContentView)?

  /// Whether the content view is a widget, which is told of traits and tint when it is placed.
  var isWidget: Bool { view != nil && view !== installedView }

  /// What the content view shows if that is not the system's own configuration.
  var appliedCustom: (any ContentConfiguration)?

  /// Whether a model has changed that applying this read, so that it has to be applied again even
  /// if it is equal.
  var isStale = false

  /// Colors of the system's own configuration, as closures among them chose them.
  var colorsOfClosures: [CellColor.Components] = []

  /// Hears of changes of models that making and applying content read.
  var watch: ModelWatch?

  /// Forgets what was applied, and no longer waits for changes of what that read.
  mutating func forgetApplied() {
    appliedCustom = nil
    isStale = false
    watch?.stop()
  }
}
