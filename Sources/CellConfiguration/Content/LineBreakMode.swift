/// The way a text that does not fit the width of its label is wrapped or truncated.
///
/// Raw values match `NSLineBreakMode`.
public enum LineBreakMode: Int, NamedCase, SchemaRepresentable {
  /// Breaks between words; a word wider than the line breaks between characters.
  case byWordWrapping = 0

  /// Breaks between any two grapheme clusters.
  case byCharWrapping = 1

  /// Cuts text beyond the last line or the width, without an ellipsis.
  case byClipping = 2

  /// Wraps between words; an ellipsis replaces the start of a last line that does not fit.
  case byTruncatingHead = 3

  /// Wraps between words; an ellipsis replaces the end of a last line that does not fit.
  case byTruncatingTail = 4

  /// Wraps between words; an ellipsis replaces the middle of a last line that does not fit.
  case byTruncatingMiddle = 5
}
