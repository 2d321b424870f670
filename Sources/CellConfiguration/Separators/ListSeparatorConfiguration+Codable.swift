import Foundation

extension ListSeparatorConfiguration: Codable {
  private static let properties: [AnyProperty<ListSeparatorConfiguration>] = [
    AnyProperty(Property("topSeparatorVisibility", \.topSeparatorVisibility, .layout)),
    AnyProperty(Property("bottomSeparatorVisibility", \.bottomSeparatorVisibility, .layout)),
    AnyProperty(Property("topSeparatorInsets", automatic: \.topSeparatorInsets, .layout)),
    AnyProperty(Property("bottomSeparatorInsets", automatic: \.bottomSeparatorInsets, .layout)),
    AnyProperty(Property("color", \.color, .appearance)),
    AnyProperty(Property("multipleSelectionColor", \.multipleSelectionColor, .appearance)),
    AnyProperty(Property("visualEffect", \.visualEffect, .appearance)),
  ]

  /// Reads what differs from the defaults.
  ///
  /// Insets are an object `{"leading": 16}`, an absent edge being automatic. An absent colour
  /// between selected rows is that of all separators.
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: Self.properties.map(\.name), of: "a separator configuration")
    self.init(listAppearance: .plain)
    try Self.properties.decode(object, into: &self)
    if !object.contains("multipleSelectionColor") { multipleSelectionColor = color }
  }

  /// Writes what differs from the defaults.
  ///
  /// - Throws: `EncodingError` for insets that are not finite or at an edge that does not count,
  ///   and for colours that cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    var base = ListSeparatorConfiguration(listAppearance: .plain)
    base.multipleSelectionColor = color
    try Self.properties.encode(self, besides: base, into: &object)
  }
}

extension Property where Value == DirectionalEdgeInsets {
  /// Insets of a separator, written without the edges that are automatic.
  fileprivate init(
    _ name: String, automatic path: any WritableKeyPath<Record, DirectionalEdgeInsets> & Sendable,
    _ change: ConfigurationChange
  ) {
    let automatic = ListSeparatorConfiguration.automaticInsets
    self.init(
      name: name, path: path, change: change,
      decode: { object in
        let edges = try object.nested(
          name, members: ["leading", "trailing"], of: "insets of a separator")
        return try edges.map {
          DirectionalEdgeInsets(
            leading: try $0.number("leading", .finite) ?? automatic.leading,
            trailing: try $0.number("trailing", .finite) ?? automatic.trailing)
        }
      },
      encode: { insets, object in
        var edges = object.nested(name)
        for (edge, inset) in [("top", insets.top), ("bottom", insets.bottom)] where inset != 0 {
          throw edges.unwritable(edge, inset, expected: "0, since only leading and trailing count")
        }
        if insets.leading != automatic.leading {
          try edges.write("leading", insets.leading, .finite)
        }
        if insets.trailing != automatic.trailing {
          try edges.write("trailing", insets.trailing, .finite)
        }
      })
  }
}
