import CellConfiguration
import CellLayout
import Foundation

extension PreviewDocument.Section: Codable {
  /// Reads `{"header", "rows", "footer"}`, every member optional.
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members and whatever is wrong in them.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["header", "rows", "footer"], of: "a section")
    self.init(
      header: try object.decode("header"), rows: try object.decode("rows") ?? [],
      footer: try object.decode("footer"))
  }

  /// Writes what is there.
  ///
  /// - Throws: `EncodingError` if a value of it cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("header", header)
    try object.write("rows", rows)
    try object.encode("footer", footer)
  }
}

extension PreviewDocument.Supplementary: Codable {
  /// Reads `{"content", "background", "state"}`, every member optional.
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members and whatever is wrong in them.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["content", "background", "state"], of: "a header or footer")
    self.init(
      content: try object.decode("content") ?? .header(),
      background: try object.decode("background"),
      state: try object.decode("state") ?? ViewConfigurationState())
  }

  /// Writes what is there.
  ///
  /// - Throws: `EncodingError` if a value of it cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("content", content)
    try object.encode("background", background)
    if state != ViewConfigurationState() { try object.write("state", state) }
  }
}

extension PreviewDocument.Row: Codable {
  private static let members = [
    "content", "background", "state", "accessories", "height", "indentationLevel",
    "indentationWidth", "indentsAccessories", "separatorConfiguration",
  ]

  /// Reads a row, every member optional.
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members, whatever is wrong in them, and
  ///   negative numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.members, of: "a row")
    self.init(
      content: try object.decode("content") ?? .cell(),
      background: try object.decode("background"),
      state: try object.decode("state") ?? CellConfigurationState(),
      accessories: try object.decode("accessories") ?? [],
      height: try object.number("height", .nonNegative),
      indentationLevel: try object.decode("indentationLevel") ?? 0)
    indentationWidth = try object.number("indentationWidth", .nonNegative)
    indentsAccessories = try object.decode("indentsAccessories") ?? true
    separatorConfiguration = try object.decode("separatorConfiguration")
    do {
      try CellAccessory.validate(accessories)
    } catch {
      throw object.unusable("accessories", expected: "at most one \(error.kind.name)")
    }
    if indentationLevel < 0 {
      throw object.unusable("indentationLevel", expected: "a whole number that is not negative")
    }
  }

  /// Writes what is there.
  ///
  /// - Throws: `EncodingError` if a value of it cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("content", content)
    try object.encode("background", background)
    if state != CellConfigurationState() { try object.write("state", state) }
    if !accessories.isEmpty { try object.write("accessories", accessories) }
    try object.encode("height", height)
    if indentationLevel != 0 { try object.write("indentationLevel", indentationLevel) }
    try object.encode("indentationWidth", indentationWidth)
    if !indentsAccessories { try object.write("indentsAccessories", indentsAccessories) }
    try object.encode("separatorConfiguration", separatorConfiguration)
  }
}
