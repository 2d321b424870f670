import CellConfiguration

/// A member of a document that gives names to values: its colors, fonts and symbols.
struct NamedMember<Value: Codable & SchemaRepresentable & Sendable>: Sendable {
  /// The maximum number of values, and the maximum length of a name in bytes.
  private static var limits: (count: Int, nameLength: Int) { (500, 100) }

  /// The name of the member, which is also the plural of a noun for the values.
  let name: String

  /// The form of the member.
  var form: Schema.Value {
    .dictionary(
      .of(Value.self), noun: "\(name) by their names", nameLength: 1...Self.limits.nameLength,
      count: Self.limits.count)
  }

  private var tooMany: String { "at most \(Self.limits.count) \(name)" }

  private var nameForm: String { "a name of 1 to \(Self.limits.nameLength) bytes" }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= limits.nameLength
  }

  /// Reads the values of a document; the members are named after them.
  func read(_ object: MemberDecoder) throws -> [String: Value] {
    try object.decode(name, expected: form.noun) { try values($0) } ?? [:]
  }

  private func values(_ decoder: any Decoder) throws -> [String: Value] {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      throw AnyValue(decoder).mismatch(expected: form.noun)
    }
    let path = AnyValue(decoder).path
    guard container.allKeys.count <= Self.limits.count else {
      throw DecodingError(
        path: path, found: "an object of \(container.allKeys.count)", expected: tooMany)
    }
    var values: [String: Value] = [:]
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard Self.isName(key.stringValue) else {
        throw DecodingError(
          path: path, found: "the name \"\(key.stringValue.shortenedForMessages)\"",
          expected: nameForm)
      }
      values[key.stringValue] = try Value(from: container.superDecoder(forKey: key))
    }
    return values
  }

  /// Writes the values, if there are any.
  func write(_ values: [String: Value], to object: inout MemberEncoder) throws {
    if values.isEmpty { return }
    guard values.count <= Self.limits.count else {
      throw object.unwritable(name, values.count, expected: tooMany)
    }
    if let wrong = values.keys.first(where: { !Self.isName($0) }) {
      throw object.unwritable(name, wrong, expected: nameForm)
    }
    var members = object.nested(name)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { try members.write(name, value) }
  }
}

extension ListDocument {
  static let namedColors = NamedMember<CellColor>(name: "colors")
  static let namedFonts = NamedMember<CellFont>(name: "fonts")

  /// The symbols of a document; their names leave room for modifiers.
  static let namedSymbols = NamedMember<CustomSymbol>(name: "symbols")
}
