/// An enumeration whose cases are written down, and looked up, by their names.
///
/// The name of a case is the one that it has in the source:
///
/// ```swift
/// let style = ListContentConfiguration.Style(name: "subtitleCell")  // .subtitleCell
/// let idiom = UserInterfaceIdiom.pad.name  // "pad"
/// ```
///
/// Reading an unknown name throws a `DecodingError` that lists the known ones.
/// Enumerations of this package conform to it; there is nothing to conform to elsewhere.
public protocol NamedCase: CaseIterable, Hashable, Sendable, Codable, RawRepresentable
where AllCases == [Self], RawValue == Int {
  // The raw value is part of the protocol so that its coding takes precedence over what the
  // compiler and the standard library would provide for a raw-valued enumeration.
}

extension NamedCase {
  /// The name of the case as it stands in the source.
  public var name: String { String(describing: self) }

  /// Finds a case by its name, as it is written in JSON; `nil` for a name that no case has.
  public init?(name: String) {
    guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = value
  }

  /// Reads the name of a case.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let name = value.string else { throw value.mismatch(expected: Self.valueForm.noun) }
    guard let match = Self(name: name) else {
      throw value.mismatch(
        expected: Self.valueForm.noun, known: Self.allCases.map(\.name), as: name)
    }
    self = match
  }

  /// Writes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  package static var valueForm: ValueForm { .names(allCases.map(\.name)) }
}
