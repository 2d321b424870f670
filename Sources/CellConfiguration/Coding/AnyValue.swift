package import Foundation

/// An encoded value of unknown type, which can be inspected before it is decoded.
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

  /// The exact number, if the value is a whole number.
  package var integer: Int? {
    guard let number else { return nil }
    return (try? decoder.singleValueContainer().decode(Int.self)) ?? Int(exactly: number)
  }

  package var isObject: Bool { (try? decoder.container(keyedBy: AnyKey.self)) != nil }

  /// Returns whether the value is an object that has a member.
  package func hasMember(_ name: String) -> Bool {
    (try? decoder.container(keyedBy: AnyKey.self))?.contains(AnyKey(name)) == true
  }

  package var isArray: Bool { (try? decoder.unkeyedContainer()) != nil }

  /// The number of elements in an array, before they are read; `nil` for other values.
  package var elementCount: Int? { (try? decoder.unkeyedContainer())?.count }

  /// Returns the elements of an array, each with its coding path.
  ///
  /// - Parameters:
  ///   - count: The required number of elements; `nil` for any number.
  ///   - expected: The expectation, for the message of the error.
  package func elements(_ count: Int? = nil, expected: String) throws -> [AnyValue] {
    guard var array = try? decoder.unkeyedContainer() else { throw mismatch(expected: expected) }
    var elements: [AnyValue] = []
    while !array.isAtEnd { elements.append(AnyValue(try array.superDecoder())) }
    guard count == nil || elements.count == count else { throw mismatch(expected: expected) }
    return elements
  }

  /// Returns the elements of an array with a given count of numbers in a range.
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

  /// Returns an error for a value other than expected.
  ///
  /// - Parameters:
  ///   - expected: The expectation, as a noun phrase.
  ///   - known: The expected names, of which the error suggests the nearest.
  ///   - name: The unknown name; `nil` if that is the value.
  package func mismatch(
    expected: String, known: [String] = [], as name: String? = nil
  ) -> DecodingError {
    DecodingError(
      path: path, found: found, expected: expected,
      suggestion: (name ?? string).flatMap { NearestName.of($0, among: known) })
  }

  package var path: [String] { decoder.codingPath.map(\.pathComponent) }

  /// The value in the form for messages: a scalar as it is encoded, a container by its kind.
  private var found: String {
    if isNull { return "null" }
    if let bool { return String(bool) }
    if let string { return "\"\(string.shortenedForMessages)\"" }
    if let number {
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }
    if isArray { return "an array" }
    return isObject ? "an object" : "a value that cannot be read"
  }
}

extension CodingKey {
  /// The key as a component of a path; the index for elements of arrays.
  package var pathComponent: String { intValue.map(String.init) ?? stringValue }
}

/// A coding key with any name.
package struct AnyKey: CodingKey, Hashable {
  package let stringValue: String
  package let intValue: Int?

  package init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  package init?(stringValue: String) { self.init(stringValue) }

  package init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
