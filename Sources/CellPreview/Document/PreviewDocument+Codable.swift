import CellConfiguration
import CellLayout
public import Foundation

extension PreviewDocument: Codable {
  private static let members = [
    "width", "traits", "appearance", "inheritedMargins", "shaper", "sections",
  ]

  /// Reads a document.
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try MemberDecoder(decoder, members: Self.members, of: "a preview document")
    width = try object.number("width", .nonNegative) ?? width
    traits = try object.decode("traits") ?? traits
    appearance =
      try object.decode(WrittenAppearance.self, "appearance").map(\.appearance) ?? appearance
    inheritedMargins = try object.decode("inheritedMargins") ?? inheritedMargins
    shaper = try object.decode("shaper") ?? shaper
    sections = try object.decode("sections") ?? []
  }

  /// Writes the document.
  ///
  /// - Throws: `EncodingError` if a value of it cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("width", width)
    if traits != TraitCollection() { try object.write("traits", traits) }
    try object.write("appearance", WrittenAppearance(appearance: appearance))
    if inheritedMargins != .zero { try object.write("inheritedMargins", inheritedMargins) }
    if shaper != .embedded { try object.write("shaper", shaper) }
    try object.write("sections", sections)
  }

  /// Reads a document from the contents of a file.
  ///
  /// - Parameters:
  ///   - data: JSON.
  ///   - name: The name of the file for messages.
  /// - Throws: ``PreviewError`` that names the file, the place in it, what is there and what
  ///   belongs there.
  public init(data: Data, name: String) throws {
    do {
      self = try JSONDecoder().decode(PreviewDocument.self, from: data)
    } catch let error as ConfigurationDecodingError {
      throw PreviewError(file: name, problem: error.description)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      throw PreviewError(
        file: name,
        problem: "(top level): found no valid JSON, expected an object: a preview document"
          + (reason.map { ". \($0)" } ?? ""))
    } catch {
      throw PreviewError(file: name, problem: "\(error)")
    }
  }
}

/// An appearance, or the word for none.
private struct WrittenAppearance: Codable {
  var appearance: ListConfiguration.Appearance?

  init(appearance: ListConfiguration.Appearance?) { self.appearance = appearance }

  init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    let known = ListConfiguration.Appearance.allCases.map(\.name) + ["none"]
    guard let name = value.string, known.contains(name) else {
      throw value.mismatch(
        expected: "one of " + known.map { "\"\($0)\"" }.joined(separator: ", "), known: known,
        as: value.string ?? "")
    }
    appearance = ListConfiguration.Appearance(name: name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(appearance?.name ?? "none")
  }
}

extension PreviewDocument.Shaper: Codable {
  /// Reads `"embedded"` or `{"fixedAdvance": ems}`.
  ///
  /// - Throws: `ConfigurationDecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.string == "embedded" {
      self = .embedded
      return
    }
    guard value.isObject else {
      throw value.mismatch(expected: "\"embedded\" or {\"fixedAdvance\": ems}: a shaper")
    }
    let object = try MemberDecoder(decoder, members: ["fixedAdvance"], of: "a shaper")
    guard let advance = try object.number("fixedAdvance", .nonNegative) else {
      throw value.mismatch(expected: "{\"fixedAdvance\": ems}")
    }
    self = .fixedAdvance(advance)
  }

  /// Writes the shaper in the form that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .embedded:
      var container = encoder.singleValueContainer()
      try container.encode("embedded")
    case .fixedAdvance(let advance):
      var object = MemberEncoder(encoder)
      try object.write("fixedAdvance", advance)
    }
  }
}
