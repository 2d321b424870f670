import CellConfiguration

/// The interface of a cell, header or footer for its ``Updater``.
@MainActor
protocol UpdateHost: AnyObject {
  /// The updater that the host owns.
  var updater: Updater { get }

  /// The flags of the host's current state.
  var flags: ConfigurationStateFlags { get }

  /// The current traits of the host.
  var currentTraits: TraitCollection { get }

  /// Whether a pass runs code from outside this module, which may read models.
  var runsClientCode: Bool { get }

  /// Whether the host needs layout.
  var needsLayout: Bool { get }

  /// Configures the host for its state and shows the result.
  ///
  /// Only passes call it; they record the models that it reads.
  func update()

  /// Stops observing models that the host read outside of passes; the next pass reads them again.
  ///
  /// - Returns: Whether the host was observing any.
  func stopReadingModels() -> Bool

  /// Lays out the host if needed.
  func layoutIfNeeded()
}

/// A shared weak reference to a host.
///
/// The queue of a scheduler keeps this object, which costs less than a new weak reference each
/// time. Its owners are the host's updater and the queues in which the host waits.
@MainActor
final class HostReference {
  weak var host: (any UpdateHost)?
}
