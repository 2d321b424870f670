/// Where a host is found by whoever must not keep it alive.
///
/// A host has one and lends it to the queue of its scheduler: holding that costs less than making a
/// weak reference each time. Owned by its host and by the queues that the host waits in.
@MainActor
final class HostReference {
  private(set) weak var host: ConfigurableView?

  init(_ host: ConfigurableView) { self.host = host }
}
