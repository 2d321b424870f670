/// A change of letter case that is shown but not stored.
///
/// Applies to plain texts only, never to attributed ones. Casing does not depend on a locale. The
/// raw values are those of `UIListContentConfiguration.TextProperties.TextTransform`.
public enum TextTransform: Int, NamedCase, WrittenForm {
  /// The text as it is.
  case none = 0

  /// All letters in upper case.
  case uppercase = 1

  /// All letters in lower case.
  case lowercase = 2

  /// The first letter of every word in upper case, all others in lower case.
  case capitalized = 3
}
