import Foundation

/// A dimension of an encoded size: a number, or the word for the standard dimension.
private enum WrittenDimension: Encodable {
  case number(Double)
  case standard

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .standard: try container.encode("standard")
    }
  }
}

// All initializers are inlined into the lists of properties, so that visits see constant key paths.

extension Property where Value: Codable & SchemaRepresentable {
  /// Creates a property with the encoding of its type.
  @inline(__always)
  init(
    _ name: String, _ path: any WritableKeyPath<Group, Value> & Sendable,
    _ change: ConfigurationChange, _ meaning: String
  ) {
    self.init(
      name: name, path: path, change: change, meaning: meaning, form: { .of(Value.self) },
      decode: { object, name, _ in try object.decode(Value.self, name) },
      encode: { value, name, _, object in try object.write(name, value) })
  }
}

extension Property where Value == CGFloat {
  /// Creates a property that is a number in a range.
  @inline(__always)
  init(
    _ name: String, _ path: any WritableKeyPath<Group, CGFloat> & Sendable,
    _ change: ConfigurationChange, _ range: NumberRange, _ meaning: String
  ) {
    self.init(
      name: name, path: path, change: change, meaning: meaning, form: { .number(range) },
      decode: { object, name, _ in try object.number(name, range) },
      encode: { number, name, _, object in try object.write(name, number, range) })
  }
}

extension Property where Value == CGFloat? {
  /// Creates a property that is a number in a range or `nil`, which is encoded as null.
  init(
    _ name: String, _ path: any WritableKeyPath<Group, CGFloat?> & Sendable,
    _ change: ConfigurationChange, _ range: NumberRange, _ meaning: String
  ) {
    self.init(
      name: name, path: path, change: change, meaning: meaning,
      form: { .choice([.number(range), .null]) },
      decode: { object, name, _ in
        if try object.value(name)?.isNull == true { return .some(nil) }
        return try object.number(name, range).map { .some($0) }
      },
      encode: { number, name, _, encoder in
        if let number {
          try encoder.write(name, number, range)
        } else {
          try encoder.write(name, number)
        }
      })
  }
}

extension Property where Value == Int {
  /// Creates a property that is a nonnegative whole number.
  @inline(__always)
  init(
    _ name: String, count path: any WritableKeyPath<Group, Int> & Sendable,
    _ change: ConfigurationChange, _ meaning: String
  ) {
    let expected = Schema.Value.count.noun
    self.init(
      name: name, path: path, change: change, meaning: meaning, form: { .count },
      decode: { object, name, _ in
        let count = try object.decode(Int.self, name)
        if let count, count < 0 { throw object.unusable(name, expected: expected) }
        return count
      },
      encode: { count, name, _, encoder in
        if count < 0 { throw encoder.unwritable(name, count, expected: expected) }
        try encoder.write(name, count)
      })
  }
}

extension Property where Value == CGSize {
  /// Creates a property that is a size, encoded as two numbers in a range.
  @inline(__always)
  init(
    _ name: String, size path: any WritableKeyPath<Group, CGSize> & Sendable,
    _ change: ConfigurationChange, _ range: NumberRange, _ meaning: String
  ) {
    let expected = "two numbers in an array, each \(range.noun)"
    self.init(
      name: name, path: path, change: change, meaning: meaning,
      form: { .pair(range) },
      decode: { object, name, _ in
        try object.value(name).map {
          let numbers = try $0.numbers(2, range, expected: expected)
          return CGSize(width: numbers[0], height: numbers[1])
        }
      },
      encode: { size, name, _, encoder in
        let dimensions = [size.width, size.height]
        guard dimensions.allSatisfy({ range.contains(Double($0)) }) else {
          throw encoder.unwritable(name, size, expected: expected)
        }
        try encoder.write(name, dimensions.map { WrittenDimension.number($0) })
      })
  }

  /// Creates a property that is a size with dimensions that can be `"standard"`.
  @inline(__always)
  init(
    _ name: String, reservedSize path: any WritableKeyPath<Group, CGSize> & Sendable,
    _ change: ConfigurationChange, standard: CGFloat, _ meaning: String
  ) {
    let expected = "[width, height], each not negative or \"standard\""
    self.init(
      name: name, path: path, change: change, meaning: meaning,
      form: {
        .array(.choice([.number(.nonNegative), .names(["standard"])]), count: 2...2)
      },
      decode: { object, name, _ in
        try object.value(name).map {
          let dimensions = try $0.elements(2, expected: expected).map { element in
            if element.string == "standard" { return standard }
            guard let number = element.number, NumberRange.nonNegative.contains(number) else {
              throw element.mismatch(expected: "\(NumberRange.nonNegative.noun) or \"standard\"")
            }
            return CGFloat(number)
          }
          return CGSize(width: dimensions[0], height: dimensions[1])
        }
      },
      encode: { size, name, _, encoder in
        let dimensions = [size.width, size.height]
        guard dimensions.allSatisfy({ $0 == standard || NumberRange.nonNegative.contains($0) })
        else { throw encoder.unwritable(name, size, expected: expected) }
        try encoder.write(
          name, dimensions.map { $0 == standard ? WrittenDimension.standard : .number($0) })
      })
  }
}
