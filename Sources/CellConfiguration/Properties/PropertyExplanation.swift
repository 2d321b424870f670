/// The reason why a property of a configuration has its value.
///
/// The layers of a configuration cover each other: the defaults of the style, the changes of a
/// custom style sheet, the assignments, and the rules whose conditions hold. An explanation lists
/// each layer that has a value for the property, with the value that lower layers would have given:
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.textProperties.color = .systemRed
/// content.when(.selected) { $0.textProperties.color = .white }
/// let explanation = content.updated(for: state).explanation(of: \.textProperties.color)
/// print(explanation)
/// ```
///
/// For a selected cell, this prints:
///
/// ```text
/// textProperties.color = white
///   when selected: white
///   assigned: systemRed
///   default of cell: label (recorded)
/// ```
public struct PropertyExplanation<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A layer of a configuration that has a value for a property.
  public struct Layer: Hashable, Sendable {
    /// The source of the value.
    public let source: PropertySource

    /// The value that the property has without the layers above.
    public let value: Value

    /// The source of a default of the system; `nil` for values of your app.
    public let provenance: Provenance?
  }

  /// The transformation of a color into the color that is drawn.
  public struct Transformation: Hashable, Sendable {
    /// The transformer.
    public let transformer: ConfigurationColorTransformer

    /// The source of the transformer.
    public let source: PropertySource

    /// The transformed color; `nil` where the color is `nil`, which means the tint color.
    public let result: CellColor?
  }

  /// The name of the property in code, such as `textProperties.color`.
  public let name: String

  /// The layers from the highest, which determines the value, to the lowest.
  ///
  /// Content that has no default, such as a text, has one layer.
  public let layers: [Layer]

  /// The transformation of a color; `nil` for other properties, and without a transformer.
  public let transformation: Transformation?

  /// The value of the property.
  public var value: Value { layers[0].value }
}

extension PropertyExplanation: CustomStringConvertible {
  /// The value, then a line for each layer and for the transformation.
  public var description: String {
    (["\(name) = \(AssignedProperty.describe(value))"] + layers.map { "  \($0)" }
      + [transformation.map { "  transformed by \($0)" }].compactMap(\.self))
      .joined(separator: "\n")
  }
}

extension PropertyExplanation.Layer: CustomStringConvertible {
  /// The source, the value and the provenance, such as `default of cell: label (recorded)`.
  public var description: String {
    let provenance = provenance.map { " (\($0.name))" } ?? ""
    return "\(source): \(AssignedProperty.describe(value))\(provenance)"
  }
}

extension PropertyExplanation.Transformation: CustomStringConvertible {
  /// The transformer and its source, such as `Grayscale (assigned)`.
  public var description: String { "\(transformer) (\(source))" }
}

extension ListContentConfiguration {
  /// Returns the reason why a property has its value, in the state of the last update.
  ///
  /// ```swift
  /// print(content.explanation(of: \.textProperties.color))
  /// ```
  ///
  /// The first layer has the value of the property. A part of a property, such as one margin, has
  /// the name and the layers of the property.
  public func explanation<Value>(
    of path: WritableKeyPath<Self, Value>
  ) -> PropertyExplanation<Value> {
    store.explanation(of: path, in: self, empty: Self(style: store.style), \.store)
  }
}

extension ListContentConfiguration {
  /// Returns the lines of a property's explanation by its name, such as `textProperties.color`.
  package func explanation(ofPropertyNamed name: String) -> String? {
    store.explanation(ofPropertyNamed: name)
  }

  /// The names of properties with values that are assumed.
  package var assumedProperties: [String] { store.assumedProperties }

  /// The content with the values of the rules that hold as assignments, and without rules.
  package var withoutRules: Self {
    var content = self
    content.store = store.withoutRules
    return content
  }
}

extension BackgroundConfiguration {
  /// Returns the lines of a property's explanation by its name, such as `cornerRadius`.
  package func explanation(ofPropertyNamed name: String) -> String? {
    store.explanation(ofPropertyNamed: name)
  }

  /// The names of properties with values that are assumed.
  package var assumedProperties: [String] { store.assumedProperties }

  /// The background with the values of the rules that hold as assignments, and without rules.
  package var withoutRules: Self {
    var background = self
    background.store = store.withoutRules
    return background
  }

  /// Returns the reason why a property has its value, in the state of the last update.
  ///
  /// The first layer has the value of the property. A part of a property, such as one inset, has
  /// the name and the layers of the property.
  public func explanation<Value>(
    of path: WritableKeyPath<Self, Value>
  ) -> PropertyExplanation<Value> {
    store.explanation(of: path, in: self, empty: Self(style: store.style), \.store)
  }
}

extension ContentUnavailableConfiguration {
  /// Returns the reason why a property has its value, in the state of the last update.
  ///
  /// The first layer has the value of the property. A part of a property, such as one margin, has
  /// the name and the layers of the property.
  public func explanation<Value>(
    of path: WritableKeyPath<Self, Value>
  ) -> PropertyExplanation<Value> {
    store.explanation(of: path, in: self, empty: Self(style: store.style), \.store)
  }
}
