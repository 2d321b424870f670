import CellConfiguration

/// What an ``Updater`` keeps up to date: a cell, header or footer, of which it knows no more than
/// this.
@MainActor
protocol UpdateHost: AnyObject {
  /// What the host owns to be kept up to date.
  var updater: Updater { get }

  /// What is true of the host now, as its state shows it.
  var flags: ConfigurationStateFlags { get }

  /// The traits of the host now.
  var currentTraits: TraitCollection { get }

  /// Whether a pass runs code that may read models, and not only what this module knows.
  var runsClientCode: Bool { get }

  /// Whether what is shown has to be arranged anew.
  var needsLayout: Bool { get }

  /// Configures the host for its state and shows what came out.
  ///
  /// Called in passes only, which note what it reads.
  func update()

  /// Stops waiting for changes of models that the host read outside of passes, and says whether it
  /// was waiting for any; the next pass reads them again.
  func stopReadingModels() -> Bool

  /// Arranges what is shown.
  func layoutIfNeeded()
}
