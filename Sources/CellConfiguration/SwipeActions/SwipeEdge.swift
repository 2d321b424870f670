/// The edge of a cell at which a swipe reveals actions.
public enum SwipeEdge: Int, NamedCase, SchemaRepresentable {
  /// The edge where lines of text begin.
  case leading = 0

  /// The edge where lines of text end.
  case trailing = 1
}
