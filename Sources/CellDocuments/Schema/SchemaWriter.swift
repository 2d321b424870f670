import CellConfiguration
import Foundation

/// Converts the forms of the document reader to a JSON Schema.
///
/// Named types and objects are written once, among the definitions.
struct SchemaWriter {
  /// The definitions in the order of their first reference.
  private(set) var definitions = SchemaObject()

  /// The written objects, in the order in which they were first found.
  private(set) var objects: [Schema.Object] = []

  /// Returns the schema of a form.
  mutating func schema(of form: Schema.Value) -> SchemaObject {
    var schema = SchemaObject()
    switch form {
    case .any: break
    case .null: schema["type"] = .string("null")
    case .boolean: schema["type"] = .string("boolean")
    case .text: schema["type"] = .string("string")
    case .name:
      schema["type"] = .string("string")
      schema["minLength"] = .number(1)
    case .pattern(let pattern, _):
      schema["type"] = .string("string")
      schema["pattern"] = .string("^(\(pattern))$")
    case .names(let names):
      schema["type"] = .string("string")
      schema["enum"] = .strings(names)
    case .number(let range):
      schema["type"] = .string("number")
      schema["minimum"] = range.minimum.map { .number(Int($0)) }
      schema["exclusiveMinimum"] = range.exclusiveMinimum.map { .number(Int($0)) }
      schema["maximum"] = range.maximum.map { .number(Int($0)) }
    case .integer: schema["type"] = .string("integer")
    case .count:
      schema["type"] = .string("integer")
      schema["minimum"] = .number(0)
    case .array(let element, let count):
      schema["type"] = .string("array")
      schema["items"] = .object(self.schema(of: element))
      if let count {
        if count.lowerBound > 0 { schema["minItems"] = .number(count.lowerBound) }
        schema["maxItems"] = .number(count.upperBound)
      }
    case .object(let object):
      guard let name = object.name else { return self.schema(of: object) }
      return reference(to: name) { $0.schema(of: object) }
    case .dictionary(let element, _, let nameLength, let count):
      // A name has at most as many characters as bytes.
      var names = SchemaObject()
      names["minLength"] = .number(nameLength.lowerBound)
      names["maxLength"] = .number(nameLength.upperBound)
      schema["type"] = .string("object")
      schema["propertyNames"] = .object(names)
      schema["additionalProperties"] = .object(self.schema(of: element))
      schema["maxProperties"] = .number(count)
    case .choice(let forms):
      let schemas = Self.flattened(forms).map { self.schema(of: $0) }
      if schemas.count == 1 { return schemas[0] }
      schema["anyOf"] = .array(schemas.map { .object($0) })
    case .type(let type):
      guard let name = type.schemaName else { return self.schema(of: type.schemaValue) }
      return reference(to: name) { $0.schema(of: type.schemaValue) }
    }
    return schema
  }

  /// Returns the forms of a choice, with nested choices flattened.
  private static func flattened(_ forms: [Schema.Value]) -> [Schema.Value] {
    forms.flatMap { form in
      if case .choice(let inner) = form { flattened(inner) } else { [form] }
    }
  }

  /// Returns a reference to a definition, and adds the definition if needed.
  private mutating func reference(
    to name: String, _ make: (inout SchemaWriter) -> SchemaObject
  ) -> SchemaObject {
    if definitions[name] == nil {
      // Added first, because the definition may refer to itself.
      definitions.members.append(.init(name: name, value: .object(SchemaObject())))
      let index = definitions.members.count - 1
      definitions.members[index].value = .object(make(&self))
    }
    var schema = SchemaObject()
    schema["$ref"] = .string("#/$defs/\(name)")
    return schema
  }

  private mutating func schema(of object: Schema.Object) -> SchemaObject {
    objects.append(object)
    var properties = SchemaObject()
    for member in object.members { properties[member.name] = .object(schema(of: member)) }
    var schema = SchemaObject()
    schema["description"] = .string(
      Self.sentence(object.kind) + (object.remark.isEmpty ? "" : " " + object.remark))
    schema["type"] = .string("object")
    schema["properties"] = .object(properties)
    let required = object.members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = .raw("false")
    if !object.variants.isEmpty {
      schema["anyOf"] = .array(object.variants.map { .object(Self.schema(of: $0)) })
    }
    return schema
  }

  private static func schema(of variant: Schema.Object.Variant) -> SchemaObject {
    var names = SchemaObject()
    names["enum"] = .strings(variant.required + variant.optional)
    var schema = SchemaObject()
    schema["required"] = .strings(variant.required)
    schema["propertyNames"] = .object(names)
    if !variant.names.isEmpty {
      var properties = SchemaObject()
      for (member, names) in variant.names.sorted(by: { $0.key < $1.key }) {
        var allowed = SchemaObject()
        allowed["enum"] = .strings(names)
        properties[member] = .object(allowed)
      }
      schema["properties"] = .object(properties)
    }
    return schema
  }

  private mutating func schema(of member: Schema.Member) -> SchemaObject {
    var schema = schema(of: member.value)
    let absence = [member.absencePhrase, member.absenceDetails].compactMap(\.self)
      .joined(separator: ": ")
    schema["description"] = .string(
      Self.sentence(member.meaning) + (absence.isEmpty ? "" : " When absent: \(absence)."))
    schema["default"] = member.defaultText.map { .raw($0) }
    return schema
  }

  /// Returns a noun phrase as a sentence.
  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }
}
