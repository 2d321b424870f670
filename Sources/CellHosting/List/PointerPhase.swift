/// A moment of a touch, or of a mouse and its button.
public enum PointerPhase: CaseIterable, Hashable, Sendable {
  /// The finger touches the list, or the button is pressed.
  case down

  /// The finger or the mouse moves, whether the button is pressed or not.
  case moved

  /// The finger leaves the list, or the button is released.
  case up

  /// Something else takes over the touch, or the mouse leaves the window.
  case cancelled
}
