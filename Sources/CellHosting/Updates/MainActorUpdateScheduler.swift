/// Updates marked cells on the main actor's next turn.
///
/// What the program does in one go, however much that is, makes one pass for each cell that it
/// changed. Owned by the cells that use it and by whoever made it; a turn that is due does not keep
/// it alive.
@MainActor
public final class MainActorUpdateScheduler: UpdateScheduler {
  /// Flushes on the main actor's next turn.
  public override func wake() {
    Task { @MainActor [weak self] in _ = self?.flush() }
  }
}
