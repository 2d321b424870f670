import Foundation

extension ListSeparatorConfiguration: Codable, SchemaRepresentable {
  private static let properties: [any RecordProperty<ListSeparatorConfiguration>] = [
    Property<Self, _>(
      "topSeparatorVisibility", \.topSeparatorVisibility, .layout,
      "whether there is a line at the top of the row"),
    Property<Self, _>(
      "bottomSeparatorVisibility", \.bottomSeparatorVisibility, .layout,
      "whether there is a line at the bottom of the row"),
    Property<Self, _>(
      "topSeparatorInsets", automatic: \.topSeparatorInsets, .layout,
      "distance of the upper line's ends from the edges of the row"),
    Property<Self, _>(
      "bottomSeparatorInsets", automatic: \.bottomSeparatorInsets, .layout,
      "distance of the lower line's ends from the edges of the row"),
    Property<Self, _>("color", \.color, .appearance, "color of the line"),
    Property<Self, _>(
      "multipleSelectionColor", \.multipleSelectionColor, .appearance, "color between selected rows"
    ),
    Property<Self, _>("visualEffect", \.visualEffect, .appearance, "effect applied to the lines"),
  ]

  private static let form = Schema.Object(
    "a separator configuration",
    properties.map { property in
      property.name == "multipleSelectionColor"
        ? property.member(absent: "`color`")
        : property.member(absent: ListSeparatorConfiguration(listAppearance: .plain))
    })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the properties that differ from the defaults.
  ///
  /// Insets are an object such as `{"leading": 16}`; absent edges are automatic. By default, the
  /// line between selected rows has the color of all separators.
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(listAppearance: .plain)
    try Self.properties.decode(object, into: &self)
    if !object.contains("multipleSelectionColor") { multipleSelectionColor = color }
  }

  /// Writes the properties that differ from the defaults.
  ///
  /// - Throws: `EncodingError` for non-finite insets, for insets at an edge that is not used, and
  ///   for colors that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    var base = ListSeparatorConfiguration(listAppearance: .plain)
    base.multipleSelectionColor = color
    try Self.properties.encode(self, besides: base, into: &object)
  }
}

extension Property where Value == DirectionalEdgeInsets {
  /// Creates a property for separator insets, encoded without the automatic edges.
  fileprivate init(
    _ name: String, automatic path: any WritableKeyPath<Record, DirectionalEdgeInsets> & Sendable,
    _ change: ConfigurationChange, _ meaning: String
  ) {
    let insets = Schema.Object(
      "insets of a separator",
      [
        Schema.Member(
          "leading", .number(.finite), "distance from the leading edge of the row, in points",
          absent: "automatic"),
        Schema.Member(
          "trailing", .number(.finite), "distance from the trailing edge of the row, in points",
          absent: "automatic"),
      ], name: "SeparatorInsets")
    let automatic = ListSeparatorConfiguration.automaticInsets
    self.init(
      name: name, path: path, change: change, meaning: meaning, form: { .object(insets) },
      decode: { object, name, _ in
        try object.nested(name, insets).map {
          DirectionalEdgeInsets(
            leading: try $0.number("leading", .finite) ?? automatic.leading,
            trailing: try $0.number("trailing", .finite) ?? automatic.trailing)
        }
      },
      encode: { insets, name, _, object in
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
