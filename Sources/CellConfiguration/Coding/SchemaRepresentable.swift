package import Foundation

/// A type that describes the form of its values in documents.
///
/// Messages and the schema of documents are made from this form.
package protocol SchemaRepresentable: Sendable {
  /// The form of all values of the type.
  static var schemaValue: Schema.Value { get }

  /// The form as a noun phrase for messages: `a string`, `true or false`.
  static var schemaNoun: String { get }

  /// The name of the form in a schema, which contains it once.
  ///
  /// `nil` means that the form is short enough to be repeated.
  static var schemaName: String? { get }
}

extension SchemaRepresentable {
  package static var schemaNoun: String { schemaValue.noun }

  /// The name of the type in Swift, without the module and without dots: `CellFontWeight`.
  package static var schemaName: String? {
    String(reflecting: Self.self).split(separator: ".").dropFirst().joined()
  }
}

/// Returns the form of a type's values in documents, as a noun phrase.
package func schemaNoun(of type: Any.Type) -> String {
  (type as? any SchemaRepresentable.Type)?.schemaNoun ?? "a value of another form"
}

extension String: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .text }
  package static var schemaName: String? { nil }
}

extension Bool: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .boolean }
  package static var schemaName: String? { nil }
}

extension Int: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .integer }
  package static var schemaName: String? { nil }
}

extension Double: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .number(.finite) }
  package static var schemaNoun: String { "a number" }
  package static var schemaName: String? { nil }
}

extension CGFloat: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .number(.finite) }
  package static var schemaNoun: String { "a number" }
  package static var schemaName: String? { nil }
}

extension Array: SchemaRepresentable where Element: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .array(.of(Element.self)) }
  package static var schemaName: String? { nil }
}

extension Optional: SchemaRepresentable where Wrapped: SchemaRepresentable {
  package static var schemaValue: Schema.Value { .choice([.of(Wrapped.self), .null]) }
  package static var schemaNoun: String { "\(Wrapped.schemaNoun), or null" }
  package static var schemaName: String? { nil }
}
