/// What the program waits for.
enum Event {
  /// The user typed something.
  case key(Key)

  /// The user clicked somewhere.
  case click(Click)

  /// The terminal has another size.
  case resize

  /// Cells wait for the scheduler.
  case flush

  /// Some time has passed, and the world is not what it was.
  case tick

  /// The terminal is gone, or somebody wants the program to end.
  case end
}

/// Where events are put.
typealias EventQueue = AsyncStream<Event>.Continuation
