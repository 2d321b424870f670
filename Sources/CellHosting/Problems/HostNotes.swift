import CellConfiguration

/// What an inspector remembers about one cell, header or footer.
///
/// The updater of the view owns it.
@MainActor
final class HostNotes {
  /// Whether the running pass set the content.
  var didSetContent = false

  /// When the running pass began.
  var passBegan: ContinuousClock.Instant?

  /// The passes in a row that set the content on display again, and the time that they took.
  var repeatedPasses = 0
  var timeOfRepeatedPasses = Duration.zero

  /// How often passes applied custom content again that is not equal to itself.
  var incomparableContents = 0

  /// The passes in a row that were requested without a change.
  var requestedPasses = 0

  /// How often the height was computed since the last change or layout.
  var measurements = 0

  /// The values that the height was last computed of, and how often in a row it was.
  var heightInputs: HeightInputs?
  var equalMeasurements = 0

  /// The state of the last pass, for a view whose class may add states of its own.
  var lastState: (any ConfigurationState)?

  /// The models that the closure of the registration read.
  var registrationReads: RegistrationReads?

  /// Forgets what was counted up to a change.
  func didChange() {
    requestedPasses = 0
    forgetMeasurements()
  }

  /// Forgets the measurements.
  func forgetMeasurements() {
    measurements = 0
    equalMeasurements = 0
    heightInputs = nil
  }
}
