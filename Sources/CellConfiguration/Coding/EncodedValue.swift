import Foundation

/// A value of a type of your app as JSON, outside of values that seldom have one.
final class EncodedValue: Sendable {
  let value: JSONTree

  init(_ value: JSONTree) { self.value = value }

  /// Encodes a value.
  init(encoding value: some Encodable) throws {
    let data = try JSONEncoder().encode([value])
    self.value = try JSONDecoder().decode([JSONTree].self, from: data)[0]
  }

  /// Returns the value as a value of a type.
  func decoded<Value: Decodable>() throws -> Value {
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
  }
}

/// A JSON value; objects with the same members in another order are equal.
package indirect enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])
}

extension JSONTree: Codable {
  package init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let array = try? decoder.unkeyedContainer() {
      try NestingLimit.check(decoder)
      var (array, elements) = (array, [JSONTree]())
      while !array.isAtEnd { elements.append(try JSONTree(from: array.superDecoder())) }
      self = .array(elements)
    } else if let object = try? decoder.container(keyedBy: AnyKey.self) {
      try NestingLimit.check(decoder)
      var members: [String: JSONTree] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try JSONTree(from: object.superDecoder(forKey: key))
      }
      self = .object(members)
    } else if value.isNull {
      self = .null
    } else if let bool = value.bool {
      self = .bool(bool)
    } else if let string = value.string {
      self = .string(string)
    } else if let integer = try? decoder.singleValueContainer().decode(Int.self) {
      self = .integer(integer)
    } else if let number = value.number {
      self = .number(number)
    } else {
      throw value.mismatch(expected: Schema.Value.any.noun)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let bool): try bool.encode(to: encoder)
    case .integer(let integer): try integer.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .string(let string): try string.encode(to: encoder)
    case .array(let elements):
      try NestingLimit.check(encoder, writing: self)
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    case .object(let members):
      try NestingLimit.check(encoder, writing: self)
      var object = encoder.container(keyedBy: AnyKey.self)
      for (name, value) in members { try object.encode(value, forKey: AnyKey(name)) }
    }
  }
}
