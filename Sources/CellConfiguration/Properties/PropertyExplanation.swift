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
    public let source: PropertyLayerSource

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
    public let source: PropertyLayerSource

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

/// The layer of a configuration from which a value comes.
public enum PropertyLayerSource: Hashable, Sendable {
  /// The defaults of a style in the normal state.
  ///
  /// For a style that follows its list, the name has both styles: `header as groupedHeader`.
  case style(String)

  /// The defaults of a style for the states in which a condition holds.
  case styleState(String, StateCondition)

  /// A change of a custom style sheet, by the name of the sheet.
  case styleSheet(String, StateCondition)

  /// An assignment without a condition.
  case assigned

  /// The assignment of a `when` call whose condition holds.
  case rule(StateCondition)
}

extension PropertyLayerSource: CustomStringConvertible {
  /// The source in a few words: `default of cell`, `default of cell, selected`, `assigned` or
  /// `when selected`.
  public var description: String {
    switch self {
    case .style(let name): "default of \(name)"
    case .styleState(let name, let condition): "default of \(name), \(condition)"
    case .styleSheet(let name, .always): "style sheet \(name)"
    case .styleSheet(let name, let condition): "style sheet \(name), \(condition)"
    case .assigned: "assigned"
    case .rule(let condition): "when \(condition)"
    }
  }
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

extension BackgroundConfiguration {
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
