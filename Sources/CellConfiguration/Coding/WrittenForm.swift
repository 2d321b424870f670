package import Foundation

/// A type that can say what it looks like in a document, for messages about what should stand there.
package protocol WrittenForm {
  /// A noun phrase: `a string`, `true or false`.
  static var writtenForm: String { get }
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

extension Optional: WrittenForm where Wrapped: WrittenForm {
  package static var writtenForm: String { "\(Wrapped.writtenForm), or null" }
}
