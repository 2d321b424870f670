import Foundation

extension ListConfiguration: Codable {
  /// All properties except the appearance, which determines the defaults of others.
  private static let properties: [any UntypedProperty<ListConfiguration>] = [
    Property<Self, _>("container", \.container, .layout, "kind of view that shows the list"),
    Property<Self, _>(
      "showsSeparators", \.showsSeparators, .layout, "whether the list shows any separators"),
    Property<Self, _>(
      "separatorConfiguration", \.separatorConfiguration, .layout, "separators of all rows"),
    Property<Self, _>(
      "headerMode", \.headerMode, .layout, "kind of header at the top of every section"),
    Property<Self, _>(
      "footerMode", \.footerMode, .layout, "kind of footer at the bottom of every section"),
    Property<Self, _>(
      "headerTopPadding", \.headerTopPadding, .layout, .nonNegative,
      "space above each header, in points; `null` for the appearance's default"),
    Property<Self, _>(
      "contentHuggingElements", \.contentHuggingElements, .layout,
      "elements that are only as wide as their content"),
    Property<Self, _>(
      "backgroundColor", \.backgroundColor, .display,
      "color behind the rows; `null` for the appearance's color"),
  ]

  /// The names of all members.
  package static let memberNames = ["appearance"] + properties.map(\.name)

  /// Returns the forms of all members except the appearance.
  ///
  /// - Parameter lists: For every appearance, the list with the values of absent members.
  package static func members(absent lists: [ListConfiguration]) -> [Schema.Member] {
    properties.map { property in
      property.member(absentByThe: "appearance", lists.map { ($0.appearance.name, $0) })
    }
  }

  /// Reads the appearance and the properties that differ from its defaults.
  ///
  /// ```json
  /// { "appearance": "plain", "headerMode": "supplementary", "headerTopPadding": 12 }
  /// ```
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types, impossible numbers, and a missing
  ///   appearance.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.memberNames, of: "a list configuration")
    self.init(appearance: try object.required("appearance"))
    try decodeMembers(of: object)
  }

  /// Reads the members that are present, except the appearance; the others keep their values.
  package mutating func decodeMembers(of object: MemberDecoder) throws {
    try Self.properties.decode(object, into: &self)
  }

  /// Writes the appearance and the properties that differ from its defaults.
  ///
  /// - Throws: `EncodingError` for a separator handler and providers of swipe actions, which are
  ///   closures, and for values that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("appearance", appearance)
    try encodeMembers(into: &object, besides: ListConfiguration(appearance: appearance))
  }

  /// Writes the properties that differ from another list, except the appearance.
  package func encodeMembers(
    into object: inout MemberEncoder, besides base: ListConfiguration
  ) throws {
    let closures = [
      ("itemSeparatorHandler", itemSeparatorHandler != nil),
      (
        "leadingSwipeActionsConfigurationProvider",
        storedLeadingSwipeActionsConfigurationProvider != nil
      ),
      (
        "trailingSwipeActionsConfigurationProvider",
        storedTrailingSwipeActionsConfigurationProvider != nil
      ),
    ]
    if let (name, _) = closures.first(where: \.1) {
      throw object.unwritable(
        name, "a closure", expected: "none, since it cannot be encoded")
    }
    try Self.properties.encode(self, besides: base, into: &object)
  }
}
