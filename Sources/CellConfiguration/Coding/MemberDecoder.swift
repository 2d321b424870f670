package import Foundation

/// Reads the members of an encoded object, all of which have to be known.
package struct MemberDecoder {
  private let container: KeyedDecodingContainer<AnyKey>

  /// Opens the object and checks its members' names.
  ///
  /// - Throws: `DecodingError` if the value is no object or has an unknown member.
  package init(_ decoder: any Decoder, members: [String], of kind: String) throws {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      throw AnyValue(decoder).mismatch(expected: "an object: \(kind)")
    }
    self.container = container
    let unknown = container.allKeys.map(\.stringValue).filter { !members.contains($0) }.sorted()
    if let name = unknown.first {
      throw DecodingError(
        path: container.codingPath.map(\.pathComponent) + [name],
        found: "unknown member \"\(name)\"",
        expected: "a member of \(kind): \(members.joined(separator: ", "))",
        suggestion: NearestName.of(name, among: members))
    }
  }

  /// Opens an object that has a table.
  package init(_ decoder: any Decoder, _ form: ObjectForm) throws {
    try self.init(decoder, members: form.names, of: form.kind)
  }

  package func contains(_ member: String) -> Bool { container.contains(AnyKey(member)) }

  /// Whether the object has a member and beside it none but some others.
  ///
  /// Values that can be written in several forms are told apart by this, so that no member is
  /// ignored.
  package func has(_ member: String, besideOnly others: String...) -> Bool {
    let names = container.allKeys.map(\.stringValue)
    return names.contains(member) && names.allSatisfy { $0 == member || others.contains($0) }
  }

  /// The member's value, or `nil` if it is absent.
  package func decode<T: Decodable & WrittenForm>(_ member: String) throws -> T? {
    try decode(T.self, member)
  }

  /// The member's value, or `nil` if it is absent.
  package func decode<T: Decodable & WrittenForm>(_ type: T.Type, _ member: String) throws -> T? {
    try decode(member, expected: T.writtenForm) { try T(from: $0) }
  }

  /// The member's value as a closure reads it, or `nil` if it is absent.
  ///
  /// For values that are read differently in different places.
  package func decode<T>(
    _ member: String, expected: @autoclosure () -> String, _ read: (any Decoder) throws -> T
  ) throws -> T? {
    guard contains(member) else { return nil }
    let decoder = try container.superDecoder(forKey: AnyKey(member))
    do {
      return try read(decoder)
    } catch let error as DecodingError {
      if ConfigurationDecodingError(error) != nil { throw error }
      throw Self.explain(error, expected: expected(), at: decoder)
    } catch {
      // Decoders throw errors of their own for numbers that no type can hold.
      throw AnyValue(decoder).mismatch(expected: expected())
    }
  }

  /// The member's value, to be looked at before it is read, or `nil` if it is absent.
  package func value(_ member: String) throws -> AnyValue? {
    guard contains(member) else { return nil }
    return AnyValue(try container.superDecoder(forKey: AnyKey(member)))
  }

  /// The object in a member, or `nil` if it is absent.
  package func nested(_ member: String, _ form: ObjectForm) throws -> MemberDecoder? {
    guard contains(member) else { return nil }
    return try MemberDecoder(container.superDecoder(forKey: AnyKey(member)), form)
  }

  /// The member's value, which has to be there.
  package func required<T: Decodable & WrittenForm>(_ member: String) throws -> T {
    try required(T.self, member)
  }

  /// The member's value, which has to be there.
  package func required<T: Decodable & WrittenForm>(_ type: T.Type, _ member: String) throws -> T {
    if let value = try decode(type, member) { return value }
    throw DecodingError(
      path: container.codingPath.map(\.pathComponent) + [member],
      found: "nothing", expected: T.writtenForm)
  }

  /// An error about the value of a member that was read but cannot be used.
  package func unusable(_ member: String, expected: String) -> DecodingError {
    guard let decoder = try? container.superDecoder(forKey: AnyKey(member)) else {
      return DecodingError(path: [member], found: "nothing", expected: expected)
    }
    return AnyValue(decoder).mismatch(expected: expected)
  }

  /// Turns the standard library's error into ours, which names what is there.
  private static func explain(
    _ error: DecodingError, expected: String, at decoder: any Decoder
  ) -> any Error {
    let here = AnyValue(decoder)
    let (context, found, elsewhere) =
      switch error {
      case .typeMismatch(let type, let context):
        (context, "a value of another type", writtenForm(of: type))
      case .valueNotFound(let type, let context): (context, "null", writtenForm(of: type))
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
  /// The number in a member, which has to lie in a range, or `nil` if it is absent.
  package func number(_ member: String, _ range: NumberRange) throws -> CGFloat? {
    guard contains(member) else { return nil }
    guard let number = try? decode(Double.self, member), range.contains(number) else {
      throw unusable(member, expected: range.noun)
    }
    return CGFloat(number)
  }
}
