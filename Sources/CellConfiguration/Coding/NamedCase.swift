/// An enumeration whose cases are encoded and looked up by their names.
///
/// The name of a case is its name in the source:
///
/// ```swift
/// let style = ListContentConfiguration.Style(name: "subtitleCell")  // subtitleCell
/// let idiom = UserInterfaceIdiom.pad.name  // "pad"
/// ```
///
/// Reading an unknown name throws a `DecodingError` that lists the known ones. The enumerations of
/// this package conform to this protocol; your own types need not conform to it.
public protocol NamedCase: CaseIterable, Hashable, Sendable, Codable, RawRepresentable
where AllCases == [Self], RawValue == Int {
  // The protocol refines `RawRepresentable` so that its coding takes precedence over the coding
  // that the compiler and the standard library provide for enumerations with raw values.
}

extension NamedCase {
  /// The name of the case in the source.
  public var name: String { String(describing: self) }

  /// Creates a case from its name in JSON, or `nil` if no case has that name.
  public init?(name: String) {
    guard let place = place(of: name, in: Self.self) else { return nil }
    self = Self.allCases[place]
  }

  /// Reads the name of a case.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self = Self.allCases[try place(from: decoder, in: Self.self)]
  }

  /// Writes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  package static var schemaValue: Schema.Value { .names(knownNames) }

  fileprivate static var knownNames: [String] { allCases.map(\.name) }

  fileprivate static func firstPlace(of name: String) -> Int? {
    allCases.firstIndex { $0.name == name }
  }
}

/// Returns the index of the case with a name, in code that all enumerations share.
@inline(never)
private func place(of name: String, in type: any NamedCase.Type) -> Int? {
  type.firstPlace(of: name)
}

/// Reads the index of a case by its name, in code that all enumerations share.
@inline(never)
private func place(from decoder: any Decoder, in type: any NamedCase.Type) throws -> Int {
  let value = AnyValue(decoder)
  if let place = value.string.flatMap(type.firstPlace) { return place }
  let known = type.knownNames
  throw value.mismatch(expected: Schema.Value.names(known).noun, known: known)
}
