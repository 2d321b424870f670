package import Foundation

/// Writes the members of an object, omitting unset ones.
package struct MemberEncoder {
  private var container: KeyedEncodingContainer<AnyKey>

  package init(_ encoder: any Encoder) { container = encoder.container(keyedBy: AnyKey.self) }

  private init(_ container: KeyedEncodingContainer<AnyKey>) { self.container = container }

  /// Returns an encoder for an object that is the value of a member.
  package mutating func nested(_ member: String) -> MemberEncoder {
    MemberEncoder(container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(member)))
  }

  /// Writes a member unless its value is `nil`.
  package mutating func encode(_ member: String, _ value: (some Encodable)?) throws {
    if let value { try write(member, value) }
  }

  /// Writes a member; `nil` is written as null.
  @inline(never)
  package mutating func write(_ member: String, _ value: some Encodable) throws {
    try container.encode(value, forKey: AnyKey(member))
  }

  /// Writes a number in the range that decoding accepts, so it can be read again.
  package mutating func write(_ member: String, _ number: CGFloat, _ range: NumberRange) throws {
    guard range.contains(Double(number)) else {
      throw unwritable(member, number, expected: range.noun)
    }
    try write(member, number)
  }

  /// Returns an error for a value that cannot be encoded.
  package func unwritable(_ member: String, _ value: Any, expected: String) -> EncodingError {
    EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: container.codingPath + [AnyKey(member)],
        debugDescription: "\(member): found \(value), expected \(expected)"))
  }
}

extension EncodingError {
  /// Returns an error for a value that cannot be encoded.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder of the value, which provides the path.
  ///   - reason: The part that cannot be encoded, or the found and the expected value.
  static func unwritable(
    _ value: Any, _ encoder: any Encoder, _ reason: String
  ) -> EncodingError {
    .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: reason))
  }
}

extension Encodable {
  /// The encoded value on one line; `nil` if it cannot be encoded.
  var writtenDescription: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
