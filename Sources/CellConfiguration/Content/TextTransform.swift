/// A change of letter case in displayed text; the stored text stays the same.
///
/// The transform applies to plain text only. It does not depend on a locale. Raw values match
/// `UIListContentConfiguration.TextProperties.TextTransform`.
public enum TextTransform: Int, NamedCase, SchemaRepresentable {
  /// No change of the text.
  case none = 0

  /// All letters in upper case.
  case uppercase = 1

  /// All letters in lower case.
  case lowercase = 2

  /// The first letter of every word in upper case, all others in lower case.
  case capitalized = 3
}
