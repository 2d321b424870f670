/// What can be written in the place of a value: the one source of messages and of the schema.
package indirect enum ValueForm: Sendable {
  case null
  case boolean

  /// A string.
  case text

  /// A string that is not empty.
  case name

  /// A string that a regular expression matches as a whole; the noun is for messages.
  case pattern(String, noun: String)

  /// One of some strings.
  case names([String])

  case number(NumberRange)

  /// A whole number.
  case integer

  /// A whole number that is not negative.
  case count

  /// An array of values of one form.
  case array(ValueForm, count: ClosedRange<Int>? = nil)

  case object(ObjectForm)

  /// An object whose members have names of their own and are values of one form.
  ///
  /// - Parameters:
  ///   - noun: What it is, for messages.
  ///   - nameLength: How many bytes a name has.
  ///   - count: How many members there are at most.
  case dictionary(
    ValueForm, noun: String, nameLength: ClosedRange<Int>, count: Int)

  /// A value of one of several forms.
  case choice([ValueForm])

  /// What a type says of itself. Types can stand in one another.
  case type(any WrittenForm.Type)

  /// A value of a type, under the name that the type has in a schema.
  package static func of<Value: WrittenForm>(_ type: Value.Type) -> ValueForm {
    Value.formName == nil ? Value.valueForm : .type(type)
  }

  /// What is written, as a noun phrase.
  package var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .text: "a string"
    case .name: "a string that is not empty"
    case .pattern(_, let noun): noun
    case .names(let names): "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .number(let range): range.noun
    case .integer: "a whole number"
    case .count: "a whole number that is not negative"
    case .array(let element, let count?) where count.lowerBound == count.upperBound:
      "an array of \(count.lowerBound), each \(element.noun)"
    case .array: "an array"
    case .object(let object): "an object: \(object.kind)"
    case .dictionary(_, let noun, _, _): "an object: \(noun)"
    case .choice(let forms): forms.map(\.noun).joined(separator: ", or ")
    case .type(let type): type.writtenForm
    }
  }
}
