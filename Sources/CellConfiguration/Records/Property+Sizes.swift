import Foundation

/// One dimension of a written size: a number, or the word for the standard dimension.
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

extension Property {
  /// A size, written as two numbers in a range.
  init(
    _ name: String, size path: any WritableKeyPath<Record, CGSize> & Sendable,
    _ change: ConfigurationChange, _ range: NumberRange
  ) {
    let expected = "two numbers in an array, each \(range.noun)"
    self.init(
      name, path, change,
      decode: { object in
        try object.value(name).map {
          let numbers = try $0.numbers(2, range, expected: expected)
          return CGSize(width: numbers[0], height: numbers[1])
        }
      },
      encode: { size, encoder in
        let dimensions = [size.width, size.height]
        guard dimensions.allSatisfy({ range.contains(Double($0)) }) else {
          throw encoder.unwritable(name, size, expected: expected)
        }
        try encoder.write(name, dimensions.map { WrittenDimension.number($0) })
      })
  }

  /// A size whose dimensions can be the standard one, which is written as `"standard"`.
  init(
    _ name: String, reservedSize path: any WritableKeyPath<Record, CGSize> & Sendable,
    _ change: ConfigurationChange, standard: CGFloat
  ) {
    let expected = "[width, height], each not negative or \"standard\""
    self.init(
      name, path, change,
      decode: { object in
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
      encode: { size, encoder in
        let dimensions = [size.width, size.height]
        guard dimensions.allSatisfy({ $0 == standard || NumberRange.nonNegative.contains($0) })
        else { throw encoder.unwritable(name, size, expected: expected) }
        try encoder.write(
          name, dimensions.map { $0 == standard ? WrittenDimension.standard : .number($0) })
      })
  }
}
