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
      if names.count == 1 {
        schema["const"] = .string(names[0])
      } else {
        schema["enum"] = .strings(names)
      }
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
      schema["items"] = .object(part(element))
      if let count {
        if count.lowerBound > 0 { schema["minItems"] = .number(count.lowerBound) }
        schema["maxItems"] = .number(count.upperBound)
      }
    case .object(let object) where object.variants.isEmpty:
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
    case .choice, .object:
      let schemas = alternatives(of: form)
      if schemas.count == 1 { return schemas[0] }
      schema["anyOf"] = .array(schemas.map { .object($0) })
    case .named(let name, let form): return reference(to: name) { $0.schema(of: form) }
    case .type(let type):
      guard let name = type.schemaName else { return self.schema(of: type.schemaValue) }
      return reference(to: name) { $0.schema(of: type.schemaValue) }
    }
    return schema
  }

  /// Returns the schemas of a form's alternatives, with nested choices flattened.
  ///
  /// Each group of members that can occur together has a definition without the other members,
  /// because many readers of schemas ignore `propertyNames`.
  private mutating func alternatives(of form: Schema.Value) -> [SchemaObject] {
    switch form {
    case .choice(let forms): return forms.flatMap { alternatives(of: $0) }
    case .object(let object) where !object.variants.isEmpty:
      objects.append(object)
      return object.variants.map { variant in
        reference(to: variant.name) { $0.schema(of: variant, of: object) }
      }
    default: return [part(form)]
    }
  }

  /// Returns the schema of an element or an alternative.
  ///
  /// Ranges of numbers are definitions there: generators name a class for each range.
  private mutating func part(_ form: Schema.Value) -> SchemaObject {
    guard case .number(let range) = form, let name = range.schemaName else {
      return schema(of: form)
    }
    return reference(to: name) { $0.schema(of: form) }
  }

  /// Returns a reference to a definition, and adds the definition if needed.
  private mutating func reference(
    to name: String, _ make: (inout SchemaWriter) -> SchemaObject
  ) -> SchemaObject {
    if definitions[name] == nil {
      // Added first, because the definition may refer to itself.
      definitions.members.append(.init(name: name, value: .object(SchemaObject())))
      let index = definitions.members.count - 1
      var schema = SchemaObject()
      schema["title"] = .string(name)
      schema.members += make(&self).members
      definitions.members[index].value = .object(schema)
    }
    var schema = SchemaObject()
    schema["$ref"] = .string("#/$defs/\(name)")
    return schema
  }

  private mutating func schema(of object: Schema.Object) -> SchemaObject {
    objects.append(object)
    return schema(
      Self.sentence(object.kind) + (object.remark.isEmpty ? "" : " " + object.remark),
      object.members)
  }

  private mutating func schema(
    of variant: Schema.Object.Variant, of object: Schema.Object
  ) -> SchemaObject {
    let members = variant.members(of: object)
    let required = members.filter(\.isRequired).map { "`\($0.name)`" }
    var schema = schema(
      Self.sentence("\(object.kind) with \(required.joined(separator: ", "))"), members)
    if !variant.either.isEmpty {
      // The object has exactly one of the optional members.
      schema["minProperties"] = .number(required.count + 1)
      schema["maxProperties"] = .number(required.count + 1)
    }
    return schema
  }

  private mutating func schema(
    _ description: String, _ members: [Schema.Member]
  ) -> SchemaObject {
    var properties = SchemaObject()
    for member in members { properties[member.name] = .object(schema(of: member)) }
    var schema = SchemaObject()
    schema["description"] = .string(description)
    schema["type"] = .string("object")
    schema["properties"] = .object(properties)
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = .raw("false")
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
