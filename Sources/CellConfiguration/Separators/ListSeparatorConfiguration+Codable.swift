import Foundation

extension ListSeparatorConfiguration: Codable {
  private static let members = [
    "topSeparatorVisibility", "bottomSeparatorVisibility", "topSeparatorInsets",
    "bottomSeparatorInsets", "color", "multipleSelectionColor", "visualEffect",
  ]

  /// Reads what differs from the defaults; insets as an object `{"leading": 16}`, an absent edge
  /// being automatic.
  ///
  /// - Throws: `ConfigurationDecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: Self.members, of: "a separator configuration")
    self.init(listAppearance: .plain)
    topSeparatorVisibility = try object.decode("topSeparatorVisibility") ?? .automatic
    bottomSeparatorVisibility = try object.decode("bottomSeparatorVisibility") ?? .automatic
    topSeparatorInsets = try Self.insets("topSeparatorInsets", object)
    bottomSeparatorInsets = try Self.insets("bottomSeparatorInsets", object)
    color = try object.decode("color") ?? color
    multipleSelectionColor = try object.decode("multipleSelectionColor") ?? color
    visualEffect = try object.decode("visualEffect")
  }

  private static func insets(
    _ member: String, _ object: MemberDecoder
  ) throws -> DirectionalEdgeInsets {
    var insets = automaticInsets
    guard
      let edges = try object.nested(
        member, members: ["leading", "trailing"], of: "insets of a separator")
    else { return insets }
    insets.leading = try edges.number("leading", .finite) ?? insets.leading
    insets.trailing = try edges.number("trailing", .finite) ?? insets.trailing
    return insets
  }

  /// Writes what differs from the defaults.
  ///
  /// - Throws: `EncodingError` for insets that are not finite or at an edge that does not count,
  ///   and for colours that cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if topSeparatorVisibility != .automatic {
      try object.encode("topSeparatorVisibility", topSeparatorVisibility)
    }
    if bottomSeparatorVisibility != .automatic {
      try object.encode("bottomSeparatorVisibility", bottomSeparatorVisibility)
    }
    try Self.encode("topSeparatorInsets", topSeparatorInsets, &object)
    try Self.encode("bottomSeparatorInsets", bottomSeparatorInsets, &object)
    if color != .separator { try object.encode("color", color) }
    if multipleSelectionColor != color {
      try object.encode("multipleSelectionColor", multipleSelectionColor)
    }
    try object.encode("visualEffect", visualEffect)
  }

  private static func encode(
    _ member: String, _ insets: DirectionalEdgeInsets, _ object: inout MemberEncoder
  ) throws {
    let automatic = automaticInsets
    if insets == automatic { return }
    var edges = object.nested(member)
    for (name, inset) in [("top", insets.top), ("bottom", insets.bottom)] where inset != 0 {
      throw edges.unwritable(name, inset, expected: "0, since only leading and trailing count")
    }
    if insets.leading != automatic.leading { try edges.write("leading", insets.leading, .finite) }
    if insets.trailing != automatic.trailing {
      try edges.write("trailing", insets.trailing, .finite)
    }
  }
}
