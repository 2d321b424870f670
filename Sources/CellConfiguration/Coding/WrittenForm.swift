package import Foundation

/// A type that can say what it looks like in a document, for messages about what should stand
/// there.
package protocol WrittenForm {
  /// A noun phrase: `a string`, `true or false`.
  static var writtenForm: String { get }
}

/// What a value of some type looks like in a document, as a noun phrase.
package func writtenForm(of type: Any.Type) -> String {
  (type as? any WrittenForm.Type)?.writtenForm ?? (type as? any NamedCase.Type)?.writtenForm
    ?? "a value of type \(type)"
}

extension String: WrittenForm {
  package static var writtenForm: String { "a string" }
}

extension Bool: WrittenForm {
  package static var writtenForm: String { "true or false" }
}

extension Int: WrittenForm {
  package static var writtenForm: String { "a whole number" }
}

extension Double: WrittenForm {
  package static var writtenForm: String { "a number" }
}

extension CGFloat: WrittenForm {
  package static var writtenForm: String { "a number" }
}

extension Array: WrittenForm {
  package static var writtenForm: String { "an array" }
}

extension Optional: WrittenForm {
  package static var writtenForm: String {
    "\(CellConfiguration.writtenForm(of: Wrapped.self)), or null"
  }
}
