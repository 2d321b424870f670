/// Where a host is found by whoever must not keep it alive.
///
/// Lent to the queue of a scheduler: holding it costs less than making a weak reference each time.
/// Owned by the host's updater and by the queues that the host waits in.
@MainActor
final class HostReference {
  weak var host: (any UpdateHost)?
}
