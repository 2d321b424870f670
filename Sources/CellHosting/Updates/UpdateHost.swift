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
  var runsForeignCode: Bool { get }

  /// Whether what is shown has to be arranged anew.
  var needsLayout: Bool { get }

  /// Configures the host for its state and shows what came out.
  ///
  /// Called in passes only, which note what it reads.
  func update()

  /// Arranges what is shown.
  func layoutIfNeeded()
}

/// Where a host is found by whoever must not keep it alive.
///
/// Lent to the queue of a scheduler: holding it costs less than making a weak reference each time.
/// Owned by the host's updater and by the queues that the host waits in.
@MainActor
final class HostReference {
  weak var host: (any UpdateHost)?
}
