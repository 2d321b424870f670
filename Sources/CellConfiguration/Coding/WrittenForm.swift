package import Foundation

/// A type that describes the form of its values in documents.
///
/// Messages and the schema of documents are made from this form.
package protocol WrittenForm: Sendable {
  /// The form of all values of the type.
  static var valueForm: ValueForm { get }

  /// The form as a noun phrase for messages: `a string`, `true or false`.
  static var writtenForm: String { get }

  /// The name of the form in a schema, which contains it once.
  ///
  /// `nil` means that the form is short enough to be repeated.
  static var formName: String? { get }
}

extension WrittenForm {
  package static var writtenForm: String { valueForm.noun }

  /// The name of the type in Swift, without the module.
  package static var formName: String? {
    String(reflecting: Self.self).split(separator: ".").dropFirst().joined(separator: ".")
  }
}

/// Returns the form of a type's values in documents, as a noun phrase.
package func writtenForm(of type: Any.Type) -> String {
  (type as? any WrittenForm.Type)?.writtenForm ?? "a value of another form"
}

extension String: WrittenForm {
  package static var valueForm: ValueForm { .text }
  package static var formName: String? { nil }
}

extension Bool: WrittenForm {
  package static var valueForm: ValueForm { .boolean }
  package static var formName: String? { nil }
}

extension Int: WrittenForm {
  package static var valueForm: ValueForm { .integer }
  package static var formName: String? { nil }
}

extension Double: WrittenForm {
  package static var valueForm: ValueForm { .number(.finite) }
  package static var writtenForm: String { "a number" }
  package static var formName: String? { nil }
}

extension CGFloat: WrittenForm {
  package static var valueForm: ValueForm { .number(.finite) }
  package static var writtenForm: String { "a number" }
  package static var formName: String? { nil }
}

extension Array: WrittenForm where Element: WrittenForm {
  package static var valueForm: ValueForm { .array(.of(Element.self)) }
  package static var formName: String? { nil }
}

extension Optional: WrittenForm where Wrapped: WrittenForm {
  package static var valueForm: ValueForm { .choice([.of(Wrapped.self), .null]) }
  package static var writtenForm: String { "\(Wrapped.writtenForm), or null" }
  package static var formName: String? { nil }
}
