package import Foundation

/// Reads the members of an encoded object and rejects unknown ones.
package struct MemberDecoder {
  private let container: KeyedDecodingContainer<AnyKey>
  /// The members that the object has; most objects have few.
  private let present: [String]

  /// Opens an object and checks the names of its members.
  ///
  /// - Throws: `DecodingError` if the value is not an object or has an unknown member.
  package init(_ decoder: any Decoder, members: [String], of kind: String) throws {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      throw AnyValue(decoder).mismatch(expected: "an object: \(kind)")
    }
    self.container = container
    present = container.allKeys.map { $0.stringValue }
    if let name = present.filter({ !members.containsName($0) }).min() {
      throw DecodingError(
        path: container.codingPath.map(\.pathComponent) + [name],
        found: "unknown member \"\(name.shortenedForMessages)\"",
        expected: "a member of \(kind): \(members.joined(separator: ", "))",
        suggestion: NearestName.of(name, among: members))
    }
  }

  /// Opens an object that has a form.
  package init(_ decoder: any Decoder, _ form: Schema.Object) throws {
    try self.init(decoder, members: form.names, of: form.kind)
  }

  package func contains(_ member: String) -> Bool { container.contains(AnyKey(member)) }

  /// Returns whether the object has a member and, apart from it, only the allowed ones.
  ///
  /// This distinguishes the forms of a value that has several, without ignoring any member.
  package func has(_ member: String, besideOnly others: String...) -> Bool {
    contains(member) && present.allSatisfy { $0 == member || others.contains($0) }
  }

  /// Returns the member's value, or `nil` if it is absent.
  package func decode<T: Decodable & SchemaRepresentable>(_ member: String) throws -> T? {
    try decode(T.self, member)
  }

  /// Returns the member's value, or `nil` if it is absent.
  @inline(never)
  package func decode<T: Decodable & SchemaRepresentable>(_ type: T.Type, _ member: String) throws
    -> T?
  {
    try decode(member, expected: T.schemaNoun) { try T(from: $0) }
  }

  /// Returns the member's value as read by a closure, or `nil` if it is absent.
  ///
  /// Use this for values that are read differently in different places.
  package func decode<T>(
    _ member: String, expected: @autoclosure () -> String, _ read: (any Decoder) throws -> T
  ) throws -> T? {
    guard let decoder = try decoder(of: member) else { return nil }
    do {
      return try read(decoder)
    } catch {
      throw Self.explain(error, expected: expected(), at: decoder)
    }
  }

  /// Returns the decoder of the member's value, or `nil` if it is absent.
  private func decoder(of member: String) throws -> (any Decoder)? {
    contains(member) ? try container.superDecoder(forKey: AnyKey(member)) : nil
  }

  /// Returns the member's value for inspection before it is decoded, or `nil` if it is absent.
  package func value(_ member: String) throws -> AnyValue? {
    try decoder(of: member).map { AnyValue($0) }
  }

  /// Returns the object in a member, or `nil` if it is absent.
  package func nested(_ member: String, _ form: Schema.Object) throws -> MemberDecoder? {
    try decoder(of: member).map { try MemberDecoder($0, form) }
  }

  /// Returns the value of a required member.
  package func required<T: Decodable & SchemaRepresentable>(_ member: String) throws -> T {
    try required(T.self, member)
  }

  /// Returns the value of a required member.
  package func required<T: Decodable & SchemaRepresentable>(_ type: T.Type, _ member: String) throws
    -> T
  {
    if let value = try decode(type, member) { return value }
    throw unusable(member, expected: T.schemaNoun)
  }

  /// Returns an error for a member that is absent, or whose value was read but cannot be used.
  package func unusable(_ member: String, expected: String) -> DecodingError {
    if let value = try? value(member) { return value.mismatch(expected: expected) }
    return DecodingError(
      path: container.codingPath.map(\.pathComponent) + [member],
      found: "nothing", expected: expected)
  }

  /// Converts an error of the standard library to one that names the value that was found.
  @inline(never)
  private static func explain(
    _ error: any Error, expected: String, at decoder: any Decoder
  ) -> any Error {
    if ConfigurationDecodingError(error) != nil { return error }
    let here = AnyValue(decoder)
    // Decoders throw other errors for numbers that fit no type.
    guard let error = error as? DecodingError else { return here.mismatch(expected: expected) }
    let (context, found, elsewhere) =
      switch error {
      case .typeMismatch(let type, let context):
        (context, "a value of another type", schemaNoun(of: type))
      case .valueNotFound(let type, let context): (context, "null", schemaNoun(of: type))
      case .dataCorrupted(let context): (context, "a value that cannot be read", expected)
      case .keyNotFound(let key, let context):
        (
          DecodingError.Context(
            codingPath: context.codingPath + [key], debugDescription: context.debugDescription),
          "nothing", "a value"
        )
      @unknown default:
        (DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""), "", expected)
      }
    let path = context.codingPath.map(\.pathComponent)
    if path == here.path { return here.mismatch(expected: expected) }
    return DecodingError(path: path, found: found, expected: elsewhere)
  }
}

extension MemberDecoder {
  /// Returns the number in a member, checked against a range, or `nil` if it is absent.
  package func number(_ member: String, _ range: NumberRange) throws -> CGFloat? {
    guard contains(member) else { return nil }
    guard let number = try? decode(Double.self, member), range.contains(number) else {
      throw unusable(member, expected: range.noun)
    }
    return CGFloat(number)
  }
}
