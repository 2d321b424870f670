/// One of the two texts of list content.
public enum TextRole: Hashable, CaseIterable, Sendable {
  /// The primary text.
  case text

  /// The secondary text.
  case secondaryText
}
