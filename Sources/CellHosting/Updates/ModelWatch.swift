/// Runs work of a cell other than its update pass, and hears when a model changes that this read.
///
/// Owned by the cell or view whose work it is. Nothing waits any more once it is released.
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
  ///   - updater: What keeps the cell up to date.
  ///   - asksForPass: Whether a change leads to an update pass.
  ///   - onChange: Called when a model is about to change; keeps the watch's owner weakly.
  init(of updater: Updater, asksForPass: Bool, onChange: @escaping @MainActor () -> Void) {
    self.updater = updater
    self.asksForPass = asksForPass
    self.onChange = onChange
  }

  deinit { modelReads.tracking?.cancel() }

  /// Does the work.
  ///
  /// What it reads counts until the next run. Work within work is part of it.
  func run(_ work: () -> Void) {
    guard !isRunning, let updater else { return work() }
    isRunning = true
    defer { isRunning = false }
    readModels(in: updater.scheduler, work)
  }

  /// Stops waiting, and says whether there was something to wait for.
  @discardableResult
  func stop() -> Bool {
    defer { modelReads.stop() }
    return modelReads.isWatching
  }

  func modelWillChange() { onChange() }
}
