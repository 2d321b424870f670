/// An enumeration whose cases are encoded by their names.
///
/// The name of a case is its name in the source:
///
/// ```swift
/// let data = Data(#"["subtitleCell"]"#.utf8)
/// let styles = try JSONDecoder().decode([ListContentConfiguration.Style].self, from: data)
/// ```
///
/// Reading an unknown name throws a `DecodingError` that lists the known ones. The enumerations of
/// this package conform to this protocol; your own types need not conform to it.
public protocol NamedCase: CaseIterable, Hashable, Sendable, Codable, RawRepresentable
where AllCases == [Self], RawValue == Int {
  // The protocol refines `RawRepresentable` so that its coding takes precedence over the coding
  // that the compiler and the standard library provide for enumerations with raw values. It is
  // public for the same reason: in a program that compiles against the module's textual interface,
  // `try Style(from: decoder)` would otherwise read an integer.
}

extension NamedCase {
  /// The name of the case in the source.
  package var name: String { String(describing: self) }

  /// Creates a case from its name in JSON, or `nil` if no case has that name.
  package init?(name: String) {
    guard let index = caseIndex(of: name, in: Self.self) else { return nil }
    self = Self.allCases[index]
  }

  /// Reads the name of a case.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    self = Self.allCases[try caseIndex(from: decoder, in: Self.self)]
  }

  /// Writes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  package static var schemaValue: Schema.Value { .names(knownNames) }

  fileprivate static var knownNames: [String] { allCases.map(\.name) }

  fileprivate static func firstIndex(of name: String) -> Int? {
    allCases.firstIndex { $0.name == name }
  }
}

/// Returns the index of the case with a name, in code that all enumerations share.
@inline(never)
private func caseIndex(of name: String, in type: any NamedCase.Type) -> Int? {
  type.firstIndex(of: name)
}

/// Reads the index of a case by its name, in code that all enumerations share.
@inline(never)
private func caseIndex(from decoder: any Decoder, in type: any NamedCase.Type) throws -> Int {
  let value = AnyValue(decoder)
  if let index = value.string.flatMap(type.firstIndex) { return index }
  let known = type.knownNames
  throw value.mismatch(expected: Schema.Value.names(known).noun, known: known)
}
