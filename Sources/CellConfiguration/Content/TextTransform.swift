/// A change of letter case in displayed text; the stored text stays the same.
///
/// The transform applies to plain text only, so the language of a run has no effect on it. It
/// follows ``TraitCollection/typesettingLanguage`` (assumed): a Turkish i keeps its dot, Greek
/// capitals lose their accents, and a Dutch ij is one letter. Azerbaijani, Lithuanian and Armenian
/// have rules, too. Without a language, it is the same in every locale. Raw values match
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
