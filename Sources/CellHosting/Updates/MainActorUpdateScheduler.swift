/// A scheduler that updates marked cells on the main actor's next turn.
///
/// All changes that your app makes in one turn lead to a single pass for each changed cell. The
/// scheduler is owned by the cells that use it and by the code that made it. A pending turn does
/// not keep it alive.
@MainActor
public final class MainActorUpdateScheduler: UpdateScheduler {
  /// Flushes on the main actor's next turn.
  public override func wake() {
    Task { @MainActor [weak self] in _ = self?.flush() }
  }
}
