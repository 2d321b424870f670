import CellHosting

/// Has cells updated when the program has nothing else to do.
///
/// A flush waits behind all events that are there already, so that ten keys that were typed at once
/// are drawn once.
final class IdleScheduler: UpdateScheduler {
  private let events: EventQueue

  init(_ events: EventQueue) {
    self.events = events
    super.init()
  }

  override func wake() { events.yield(.flush) }
}
