import Foundation

/// The visibility, insets and color of the lines above and below a row.
///
/// ```swift
/// list.itemSeparatorHandler = { position, separators in
///   var separators = separators
///   if position.row == 0 { separators.bottomSeparatorVisibility = .hidden }
///   separators.bottomSeparatorInsets.leading = 0
///   return separators
/// }
/// ```
///
/// As documented for `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  ///
  /// Raw values match `UIListSeparatorConfiguration.Visibility`.
  public enum Visibility: Int, NamedCase, SchemaRepresentable {
    /// The list decides by the row's position in its section.
    case automatic = 0

    /// The separator is always visible.
    case visible = 1

    /// The separator is never visible.
    case hidden = 2
  }

  /// Insets that let the list choose: from the text to the generation's trailing edge.
  ///
  /// The leading and trailing insets each are the greatest finite number. An edge with another
  /// value is explicit.
  public static let automaticInsets = DirectionalEdgeInsets(
    leading: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the line at the top of the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the line at the bottom of the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the upper line's ends from the cell's edges; uses only leading and trailing.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The distances of the lower line's ends from the cell's edges; uses only leading and trailing.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The color of the lines.
  public var color = CellColor.separator

  /// The color of a line between two selected rows.
  public var multipleSelectionColor = CellColor.separator

  /// The effect applied to the separators (iOS 15).
  public var visualEffect: CellVisualEffect?

  /// Creates the initial configuration of the rows of a list; it is the same for all appearances.
  public init(listAppearance: ListConfiguration.Appearance) {}
}

extension ListSeparatorConfiguration: Codable, SchemaRepresentable {
  private static let properties: [any UntypedProperty<ListSeparatorConfiguration>] = [
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
    Property<Self, _>("color", \.color, .display, "color of the line"),
    Property<Self, _>(
      "multipleSelectionColor", \.multipleSelectionColor, .display, "color between selected rows"
    ),
    Property<Self, _>("visualEffect", \.visualEffect, .display, "effect applied to the lines"),
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
    _ name: String, automatic path: any WritableKeyPath<Group, DirectionalEdgeInsets> & Sendable,
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
