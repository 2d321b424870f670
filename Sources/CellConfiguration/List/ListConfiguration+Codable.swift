import Foundation

extension ListConfiguration: Codable {
  /// Every property but the appearance, which decides about the defaults of others.
  private static let properties: [AnyProperty<ListConfiguration>] = [
    AnyProperty(Property("container", \.container, .layout)),
    AnyProperty(Property("showsSeparators", \.showsSeparators, .layout)),
    AnyProperty(Property("separatorConfiguration", \.separatorConfiguration, .layout)),
    AnyProperty(Property("headerMode", \.headerMode, .layout)),
    AnyProperty(Property("footerMode", \.footerMode, .layout)),
    AnyProperty(Property("headerTopPadding", \.headerTopPadding, .layout, .nonNegative)),
    AnyProperty(Property("contentHuggingElements", \.contentHuggingElements, .layout)),
    AnyProperty(Property("backgroundColor", \.backgroundColor, .appearance)),
  ]

  /// The names of all members.
  package static let members = ["appearance"] + properties.map(\.name)

  /// Reads the appearance, and what differs from its defaults.
  ///
  /// ```json
  /// { "appearance": "plain", "headerMode": "supplementary", "headerTopPadding": 12 }
  /// ```
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and impossible
  ///   numbers, and without an appearance.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.members, of: "a list configuration")
    self.init(appearance: try object.required("appearance"))
    try decodeMembers(of: object)
  }

  /// Reads the members that are there, but for the appearance; the others keep their values.
  package mutating func decodeMembers(of object: MemberDecoder) throws {
    try Self.properties.decode(object, into: &self)
  }

  /// Writes the appearance, and what differs from its defaults.
  ///
  /// - Throws: `EncodingError` for a handler of separators, which is a closure, and for values that
  ///   cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("appearance", appearance)
    try encodeMembers(into: &object, besides: ListConfiguration(appearance: appearance))
  }

  /// Writes what differs from another list, but for the appearance.
  package func encodeMembers(
    into object: inout MemberEncoder, besides base: ListConfiguration
  ) throws {
    if itemSeparatorHandler != nil {
      throw object.unwritable(
        "itemSeparatorHandler", "a closure", expected: "none, since it cannot be written down")
    }
    try Self.properties.encode(self, besides: base, into: &object)
  }
}
