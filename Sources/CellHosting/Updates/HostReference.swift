/// A shared weak reference to a host.
///
/// The queue of a scheduler keeps this object, which costs less than a new weak reference each
/// time. Its owners are the host's updater and the queues in which the host waits.
@MainActor
final class HostReference {
  weak var host: (any UpdateHost)?
}
