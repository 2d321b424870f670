import CellConfiguration
import CellLayout
import CellText
import Foundation

/// An inspector's notes on one cell, header or footer.
///
/// The updater of the view owns it.
@MainActor
final class InspectionState {
  /// Whether the running pass set the content.
  var didSetContent = false

  /// The time at which the running pass began.
  var passBegan: ContinuousClock.Instant?

  /// The passes in a row that set the content on display again, and the time that they took.
  var repeatedPasses = 0
  var timeOfRepeatedPasses = Duration.zero

  /// The number of times that passes applied custom content again that is not equal to itself.
  var incomparableContents = 0

  /// The passes in a row that were requested without a change.
  var requestedPasses = 0

  /// The number of times that the height was computed since the last change or layout.
  var measurements = 0

  /// The inputs of the last height computation, and how often in a row they were used.
  var heightInputs: HeightInputs?
  var equalMeasurements = 0

  /// The state of the last pass, for a view whose class may add custom states.
  var lastState: (any ConfigurationState)?

  /// The models that the closure of the registration read.
  var registrationReads: RegistrationReads?

  /// Resets the counts after a change.
  func didChange() {
    requestedPasses = 0
    forgetMeasurements()
  }

  /// Resets the count of measurements.
  func forgetMeasurements() {
    measurements = 0
    equalMeasurements = 0
    heightInputs = nil
  }
}

/// The values that determine the height of a cell with list content.
struct HeightInputs: Equatable {
  private var width: CGFloat
  private var margins: DirectionalEdgeInsets
  private var configuration: ListCellConfiguration
  private var decorations: ListCellDecorations
  private var traits: TraitCollection
  private var cache: ObjectIdentifier?

  /// Creates the values of a view; `nil` for other content, whose views determine the height.
  @MainActor
  init?(of view: ConfigurableView, width: CGFloat, margins: DirectionalEdgeInsets) {
    if view.content.listView == nil { return nil }
    self.width = width
    self.margins = margins
    configuration = view.arrangedContent
    decorations = view.decorations
    traits = view.currentTraits
    cache = view.textMeasurementCache.map { ObjectIdentifier($0) }
  }
}
