/// The scheduler of a list, which has the list updated when a cell is marked.
final class ListScheduler: UpdateScheduler {
  var wakeHandler: (@MainActor () -> Void)?

  override func wake() { wakeHandler?() }
}
