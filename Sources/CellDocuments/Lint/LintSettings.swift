public import CellConfiguration

/// The findings that the check of a list leaves out, in a document or in a part of it.
///
/// ```json
/// { "lint": { "ignore": [{ "rule": "lowContrast", "reason": "The row is a swatch." }] } }
/// ```
public struct LintSettings: Hashable, Sendable {
  /// A rule that does not apply, and why.
  public struct Exception: Hashable, Sendable {
    /// The rule.
    public var rule: LintRule

    /// The reason, for those who read the document; not empty.
    public var reason: String

    /// Creates an exception.
    public init(_ rule: LintRule, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  /// The rules that do not apply.
  public var ignore: [Exception]

  /// Creates settings.
  public init(ignore: [Exception] = []) { self.ignore = ignore }

  /// Returns whether a rule applies.
  package func includes(_ rule: LintRule) -> Bool { !ignore.contains { $0.rule == rule } }
}

extension LintSettings: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "settings of lint",
    [
      Schema.Member(
        "ignore", .array(.type(Exception.self)), "rules that do not apply, with reasons",
        absent: [Exception]())
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads `{"ignore"}`.
  ///
  /// - Throws: `DecodingError` for unknown members and problems in known ones.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(ignore: try object.decode("ignore") ?? [])
  }

  /// Writes the settings in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if !ignore.isEmpty { try object.write("ignore", ignore) }
  }
}

extension LintSettings.Exception: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "an exception of lint",
    [
      Schema.Member(required: "rule", .type(LintRule.self), "rule that does not apply"),
      Schema.Member(required: "reason", .name, "reason, for those who read the document"),
    ], name: "LintException")

  package static var schemaValue: Schema.Value { .object(form) }
  package static var schemaName: String? { nil }

  /// Reads `{"rule", "reason"}`.
  ///
  /// - Throws: `DecodingError` for anything else, and for an empty reason.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(try object.required("rule"), reason: try object.required("reason"))
    if reason.isEmpty { throw object.unusable("reason", expected: Schema.Value.name.noun) }
  }

  /// Writes the exception in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for an empty reason.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if reason.isEmpty {
      throw object.unwritable("reason", "\"\"", expected: Schema.Value.name.noun)
    }
    try object.write("rule", rule)
    try object.write("reason", reason)
  }
}
