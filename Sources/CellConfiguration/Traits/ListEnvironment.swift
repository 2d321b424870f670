/// The kind of list around a view, which style-agnostic configurations follow.
///
/// A list sets this trait on all its views. As documented for `UIListEnvironment` (iOS 18),
/// including the raw values.
public enum ListEnvironment: Int, NamedCase, SchemaRepresentable {
  /// Not known; styles read it as ``plain``.
  case unspecified = 0

  /// Outside of lists; styles read it as ``plain``.
  case none = 1

  /// Rows from edge to edge.
  case plain = 2

  /// Sections of rows from edge to edge, on a gray background.
  case grouped = 3

  /// Sections as rounded cards, on a gray background.
  case insetGrouped = 4

  /// The first column of a split view, with rounded rows.
  case sidebar = 5

  /// Rows as in a sidebar, under the headers of a plain list.
  case sidebarPlain = 6
}

extension ListEnvironment {
  /// Returns whether a style suits this list.
  ///
  /// All styles suit an unknown list, and views outside of lists.
  ///
  /// - Parameter lists: The lists that the style is made for; `nil` for all lists.
  package func isSuited(by lists: [ListEnvironment]?) -> Bool {
    guard let lists, self != .unspecified, self != .none else { return true }
    return lists.contains(self)
  }
}
