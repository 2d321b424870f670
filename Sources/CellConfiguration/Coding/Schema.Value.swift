extension Schema {
  /// The form of a value in documents, from which messages and the schema are made.
  package indirect enum Value: Sendable {
    /// Any value.
    case any

    case null
    case boolean

    /// A string.
    case text

    /// A nonempty string.
    case name

    /// A string that fully matches a regular expression; the noun is for messages.
    case pattern(String, noun: String)

    /// One of several strings.
    case names([String])

    case number(NumberRange)

    /// A whole number.
    case integer

    /// A nonnegative whole number.
    case count

    /// An array of values of the same form.
    case array(Schema.Value, count: ClosedRange<Int>? = nil)

    case object(Schema.Object)

    /// An object with arbitrary member names and values of the same form.
    ///
    /// - Parameters:
    ///   - noun: A noun for the object, for messages.
    ///   - nameLength: The length of a name, in bytes.
    ///   - count: The maximum number of members.
    case dictionary(
      Schema.Value, noun: String, nameLength: ClosedRange<Int>, count: Int)

    /// A value of one of several forms.
    case choice([Schema.Value])

    /// A form with a name in a schema, which contains it once.
    case named(String, Schema.Value)

    /// The form of a type, by reference; types may contain each other.
    case type(any SchemaRepresentable.Type)

    /// Returns the form of a size, or of an offset if the numbers can be negative.
    package static func pair(_ range: NumberRange) -> Schema.Value {
      .named(range.minimum == nil ? "Offset" : "Size", .array(.number(range), count: 2...2))
    }

    /// Returns the form of a type, under the name that the type has in a schema.
    package static func of<Value: SchemaRepresentable>(_ type: Value.Type) -> Schema.Value {
      Value.schemaName == nil ? Value.schemaValue : .type(type)
    }

    /// A noun phrase for the form.
    package var noun: String {
      switch self {
      case .any: "any JSON value"
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
      case .named(_, let form): form.noun
      case .type(let type): type.schemaNoun
      }
    }
  }
}

/// The JSON forms of values in documents, from which messages and the JSON Schema are made.
package enum Schema {}
