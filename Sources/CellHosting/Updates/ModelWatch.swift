/// Runs work of a cell outside its update pass, and observes the models that the work reads.
///
/// The cell or view whose work it is owns the watch. Releasing the watch ends the observation.
@MainActor
final class ModelWatch: ModelReader {
  var modelReads = ModelReads()
  weak var updater: Updater?
  let asksForPass: Bool
  private let onChange: @MainActor () -> Void
  private var isRunning = false

  /// Creates a watch that has not read anything.
  ///
  /// - Parameters:
  ///   - updater: The updater of the cell.
  ///   - asksForPass: Whether a change leads to an update pass.
  ///   - onChange: Called when a model is about to change; captures the watch's owner weakly.
  init(of updater: Updater, asksForPass: Bool, onChange: @escaping @MainActor () -> Void) {
    self.updater = updater
    self.asksForPass = asksForPass
    self.onChange = onChange
  }

  deinit { modelReads.tracking?.cancel() }

  /// Does the work and observes the models that it reads.
  ///
  /// The observation lasts until the next run. Nested work is part of the outer work.
  func run(_ work: () -> Void) {
    guard !isRunning, let updater else { return work() }
    isRunning = true
    defer { isRunning = false }
    readModels(in: updater.scheduler, work)
  }

  /// Stops observing, and returns whether there was anything to observe.
  @discardableResult
  func stop() -> Bool {
    defer { modelReads.stop() }
    return modelReads.isWatching
  }

  func modelWillChange() { onChange() }
}
