/// The direction in which the text of a paragraph runs.
///
/// Raw values match `NSWritingDirection`.
public enum WritingDirection: Int, NamedCase, SchemaRepresentable {
  /// The direction of the paragraph's first strong letter, or else of the layout.
  case natural = -1

  /// From left to right.
  case leftToRight = 0

  /// From right to left.
  case rightToLeft = 1

  /// The direction, unless the letters of the paragraph determine it.
  package var explicit: LayoutDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
