/// A set of options that is encoded as a list of their names.
package protocol NamedOptions: OptionSet, Codable, CustomStringConvertible, WrittenForm
where Element == Self {
  static var names: [(name: String, option: Self)] { get }
}

extension NamedOptions {
  /// The names of the options in the set, in their fixed order.
  public var description: String {
    "[" + Self.names.filter { contains($0.option) }.map(\.name).joined(separator: ", ") + "]"
  }

  package static var valueForm: ValueForm { .array(.names(names.map(\.name))) }

  /// Reads an array of names.
  ///
  /// - Throws: `DecodingError` for unknown names and for anything but an array of strings.
  public init(from decoder: any Decoder) throws {
    let known = Self.names.map(\.name)
    let expected = "an array of names among \(known.joined(separator: ", "))"
    self.init()
    for element in try AnyValue(decoder).elements(expected: expected) {
      let name = element.string
      guard let match = Self.names.first(where: { $0.name == name }) else {
        throw element.mismatch(
          expected: "a name among \(known.joined(separator: ", "))", known: known,
          as: name ?? "")
      }
      insert(match.option)
    }
  }

  /// Writes an array of names.
  ///
  /// - Throws: `EncodingError` for bits that have no name.
  public func encode(to encoder: any Encoder) throws {
    try checkNames(encoder)
    var container = encoder.singleValueContainer()
    try container.encode(Self.names.filter { contains($0.option) }.map(\.name))
  }

  /// Throws an error if there are bits that belong to no option, which encoding would lose.
  func checkNames(_ encoder: any Encoder) throws {
    let unknown = Self.names.reduce(into: self) { $0.subtract($1.option) }
    if unknown.isEmpty { return }
    throw EncodingError.unwritable(
      self, encoder,
      "found bits without a name: \(unknown.rawValue), expected "
        + Self.names.map(\.name).joined(separator: ", "))
  }
}
