import Foundation

/// One dimension of a written size: a number, or the word for the standard dimension.
private enum WrittenDimension: Codable {
  case number(Double)
  case standard

  init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let number = value.number {
      self = .number(number)
    } else if value.string == "standard" {
      self = .standard
    } else {
      throw value.mismatch(expected: "a number")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .standard: try container.encode("standard")
    }
  }
}

extension Member {
  /// A size, written as two numbers in a range.
  init(
    _ name: String, size override: any WritableKeyPath<Overrides, CGSize?> & Sendable,
    _ value: any WritableKeyPath<Values, CGSize> & Sendable, _ range: NumberRange
  ) {
    let expected = "two numbers in an array, each \(range.noun)"
    self.init(
      name, override, value,
      decode: { object in
        try Self.size(name, in: object, expected: expected) {
          guard case .number(let number) = $0, range.contains(number) else { return nil }
          return CGFloat(number)
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
    _ name: String, reservedSize override: any WritableKeyPath<Overrides, CGSize?> & Sendable,
    _ value: any WritableKeyPath<Values, CGSize> & Sendable, standard: CGFloat
  ) {
    let expected = "[width, height], each not negative or \"standard\""
    self.init(
      name, override, value,
      decode: { object in
        try Self.size(name, in: object, expected: expected) {
          switch $0 {
          case .standard: standard
          case .number(let number): NumberRange.nonNegative.contains(number) ? number : nil
          }
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

  private static func size(
    _ name: String, in object: MemberDecoder, expected: String,
    dimension: (WrittenDimension) -> CGFloat?
  ) throws -> CGSize? {
    guard object.contains(name) else { return nil }
    guard let written = try? object.decode([WrittenDimension].self, name), written.count == 2,
      let width = dimension(written[0]), let height = dimension(written[1])
    else { throw object.unusable(name, expected: expected) }
    return CGSize(width: width, height: height)
  }
}
