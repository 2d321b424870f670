package import Foundation

/// An encoded value of unknown type, to be looked at before it is read.
package struct AnyValue {
  private let decoder: any Decoder

  package init(_ decoder: any Decoder) { self.decoder = decoder }

  package var isNull: Bool {
    (try? decoder.singleValueContainer().decodeNil()) ?? false
  }

  package var string: String? { try? decoder.singleValueContainer().decode(String.self) }

  package var bool: Bool? { try? decoder.singleValueContainer().decode(Bool.self) }

  package var number: Double? {
    guard bool == nil else { return nil }
    return try? decoder.singleValueContainer().decode(Double.self)
  }

  /// The number if it is a whole one, exactly as it is written.
  package var integer: Int? {
    guard let number else { return nil }
    return (try? decoder.singleValueContainer().decode(Int.self)) ?? Int(exactly: number)
  }

  package var isObject: Bool { (try? decoder.container(keyedBy: AnyKey.self)) != nil }

  package var isArray: Bool { (try? decoder.unkeyedContainer()) != nil }

  /// How many elements an array has, before they are read; `nil` for anything else.
  package var elementCount: Int? { (try? decoder.unkeyedContainer())?.count }

  /// The elements of an array, each of which knows its place.
  ///
  /// - Parameters:
  ///   - count: How many there have to be; `nil` for any number.
  ///   - expected: What belongs in the place of a value that is no such array.
  package func elements(_ count: Int? = nil, expected: String) throws -> [AnyValue] {
    guard var array = try? decoder.unkeyedContainer() else { throw mismatch(expected: expected) }
    var elements: [AnyValue] = []
    while !array.isAtEnd { elements.append(AnyValue(try array.superDecoder())) }
    guard count == nil || elements.count == count else { throw mismatch(expected: expected) }
    return elements
  }

  /// An array of a certain number of numbers in a range.
  package func numbers(
    _ count: Int, _ range: NumberRange, expected: String
  ) throws -> [CGFloat] {
    try elements(count, expected: expected).map { element in
      guard let number = element.number, range.contains(number) else {
        throw element.mismatch(expected: range.noun)
      }
      return CGFloat(number)
    }
  }

  package func mismatch(expected: String) -> DecodingError {
    DecodingError(path: path, found: found, expected: expected)
  }

  package func mismatch(
    expected: String, known: [String], as name: String
  ) -> DecodingError {
    DecodingError(
      path: path, found: found, expected: expected,
      suggestion: NearestName.of(name, among: known))
  }

  package var path: [String] { decoder.codingPath.map(\.pathComponent) }

  /// The value as a message shows it: scalars as they are written, containers by their kind.
  private var found: String {
    if isNull { return "null" }
    if let bool { return String(bool) }
    if let string { return "\"\(string.prefix(80))\"" }
    if let number {
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    if isArray { return "an array" }
    return isObject ? "an object" : "a value that cannot be read"
  }
}

extension CodingKey {
  /// The key as one component of a path: an index for elements of arrays.
  package var pathComponent: String { intValue.map(String.init) ?? stringValue }
}
