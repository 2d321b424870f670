import Foundation

/// One property of a record, as everything that is not on a hot path sees it: by its name.
///
/// Coding, describing, style sheets and the assignment of whole records walk over a record's list
/// of members, so that a property is written down there once.
struct Member<Overrides: Sendable, Values: Sendable>: Sendable {
  /// The name of the property in Swift and in documents.
  let name: String

  /// Whether the property was assigned.
  let isSet: @Sendable (Overrides) -> Bool

  /// The names of the assigned properties, with their values: one for a plain member, any number
  /// for a record.
  let assigned: @Sendable (Overrides) -> [(name: String, value: String)]

  /// Assigns the property as a full record has it.
  let assign: @Sendable (Values, inout Overrides) -> Void

  /// Lays the property over another record's, where it is assigned.
  let lay: @Sendable (Overrides, inout Overrides) -> Void

  let decode: @Sendable (MemberDecoder, inout Overrides) throws -> Void
  let encode: @Sendable (Overrides, inout MemberEncoder) throws -> Void
}

extension Member {
  /// What a decoded value has to fulfil beyond its type.
  enum Check: Sendable {
    case none
    case notNegative
    case range(NumberRange)
  }

  /// A property with a value of its own.
  init<T: Codable & Sendable>(
    _ name: String, _ override: any WritableKeyPath<Overrides, T?> & Sendable,
    _ value: any WritableKeyPath<Values, T> & Sendable, _ check: Check = .none
  ) {
    self.init(
      name, override, value,
      decode: { object in
        if case .range(let range) = check { return try object.number(name, range) as? T }
        let decoded = try object.decode(T.self, name)
        if case .notNegative = check, let number = decoded as? Int, number < 0 {
          throw object.unusable(name, expected: "a whole number that is not negative")
        }
        return decoded
      },
      encode: { value, encoder in
        if case .range(let range) = check, let number = value as? CGFloat {
          return try encoder.write(name, number, range)
        }
        if case .notNegative = check, let number = value as? Int, number < 0 {
          throw encoder.unwritable(
            name, number, expected: "a whole number that is not negative")
        }
        try encoder.write(name, value)
      })
  }

  /// A property with a form of its own in documents.
  init<T: Sendable>(
    _ name: String, _ override: any WritableKeyPath<Overrides, T?> & Sendable,
    _ value: any WritableKeyPath<Values, T> & Sendable,
    decode: @escaping @Sendable (MemberDecoder) throws -> T?,
    encode: @escaping @Sendable (T, inout MemberEncoder) throws -> Void
  ) {
    self.name = name
    isSet = { $0[keyPath: override] != nil }
    assigned = { record in
      record[keyPath: override].map { [(name, Self.describe($0))] } ?? []
    }
    assign = { values, record in record[keyPath: override] = values[keyPath: value] }
    lay = { upper, lower in
      if let assigned = upper[keyPath: override] { lower[keyPath: override] = assigned }
    }
    self.decode = { object, record in
      if let decoded = try decode(object) { record[keyPath: override] = decoded }
    }
    self.encode = { record, encoder in
      if let assigned = record[keyPath: override] { try encode(assigned, &encoder) }
    }
  }

  /// A record within the record.
  init<Nested: OverrideRecord>(
    _ name: String, nested override: any WritableKeyPath<Overrides, Nested> & Sendable,
    _ value: any WritableKeyPath<Values, Nested.Values> & Sendable
  ) {
    self.name = name
    isSet = { !$0[keyPath: override].isEmpty }
    assigned = { record in
      record[keyPath: override].assignedProperties.map { ("\(name).\($0.name)", $0.value) }
    }
    assign = { values, record in record[keyPath: override] = Nested(all: values[keyPath: value]) }
    lay = { upper, lower in upper[keyPath: override].lay(over: &lower[keyPath: override]) }
    decode = { object, record in
      if let decoded = try object.decode(Nested.self, name) { record[keyPath: override] = decoded }
    }
    encode = { record, encoder in
      let nested = record[keyPath: override]
      if !nested.isEmpty { try encoder.write(name, nested) }
    }
  }

  private static func describe(_ value: some Any) -> String {
    if let number = value as? CGFloat { return number.shortDescription }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
