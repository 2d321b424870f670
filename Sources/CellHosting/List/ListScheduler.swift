/// The scheduler of a list, which requests an update of the list when a cell is marked.
final class ListScheduler: UpdateScheduler {
  var wakeHandler: (@MainActor () -> Void)?

  override func wake() { wakeHandler?() }
}
