/// An enumeration whose cases are encoded and looked up by their names.
///
/// The name of a case is its name in the source:
///
/// ```swift
/// let style = ListContentConfiguration.Style(name: "subtitleCell")  // .subtitleCell
/// let idiom = UserInterfaceIdiom.pad.name  // "pad"
/// ```
///
/// Reading an unknown name throws a `DecodingError` that lists the known ones. The enumerations of
/// this package conform to this protocol; your own types need not conform to it.
public protocol NamedCase: CaseIterable, Hashable, Sendable, Codable, RawRepresentable
where AllCases == [Self], RawValue == Int {
  // The protocol refines `RawRepresentable` so that its coding takes precedence over that of the
  // compiler and the standard library for enumerations with raw values.
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
    let value = AnyValue(decoder)
    guard let match = value.string.flatMap(Self.init(name:)) else {
      throw value.mismatch(expected: Self.valueForm)
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

/// Returns the index of the case with a name, in code that all enumerations share.
@inline(never)
private func place(of name: String, in type: any NamedCase.Type) -> Int? {
  type.allCases.firstIndex { $0.name == name }
}

extension AnyValue {
  /// Returns an error for a value that is none of the names of a form.
  @inline(never)
  fileprivate func mismatch(expected form: ValueForm) -> DecodingError {
    guard case .names(let known) = form else { return mismatch(expected: form.noun) }
    return mismatch(expected: form.noun, known: known)
  }
}
