/// A set of options that is encoded as a list of their names.
package protocol NamedOptions: OptionSet, Codable, CustomStringConvertible, SchemaRepresentable
where Element == Self {
  static var names: [(name: String, option: Self)] { get }

  /// The name in a schema for the name of one option: `Axis`.
  static var elementSchemaName: String { get }
}

extension NamedOptions {
  /// The names of the options in the set, in their fixed order.
  public var description: String { "[" + setNames.joined(separator: ", ") + "]" }

  /// The names of the options in the set, in their fixed order.
  var setNames: [String] { Self.names.compactMap { contains($0.option) ? $0.name : nil } }

  package static var schemaValue: Schema.Value {
    .array(.named(elementSchemaName, .names(names.map(\.name))))
  }

  /// Each member has a separate array.
  package static var schemaName: String? { nil }

  @inline(never)
  private static var knownNames: String { names.map(\.name).joined(separator: ", ") }

  /// Reads an array of names.
  ///
  /// - Throws: `DecodingError` for unknown names and for anything but an array of strings.
  public init(from decoder: any Decoder) throws {
    self.init()
    for index in try AnyValue(decoder).indices(among: Self.names.map(\.name)) {
      insert(Self.names[index].option)
    }
  }

  /// Writes an array of names.
  ///
  /// - Throws: `EncodingError` for bits that have no name.
  public func encode(to encoder: any Encoder) throws {
    try checkNames(encoder)
    var container = encoder.singleValueContainer()
    try container.encode(setNames)
  }

  /// Throws an error if there are bits without an option, which encoding would lose.
  func checkNames(_ encoder: any Encoder) throws {
    var unknown = self
    for (_, option) in Self.names { unknown.subtract(option) }
    if unknown.isEmpty { return }
    throw EncodingError.unwritable(
      self, encoder,
      "found bits without a name: \(unknown.rawValue), expected \(Self.knownNames)")
  }
}

extension AnyValue {
  /// Returns the indices of the elements of an array among known names.
  fileprivate func indices(among known: [String]) throws -> [Int] {
    let list = known.joined(separator: ", ")
    return try elements(expected: "an array of names among \(list)").map { element in
      if let index = element.string.flatMap(known.firstIndex) { return index }
      throw element.mismatch(expected: "a name among \(list)", known: known)
    }
  }
}
