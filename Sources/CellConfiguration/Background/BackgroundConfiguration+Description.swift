import Foundation

extension BackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The style, corners, fill and stroke on one line, followed by the assigned properties.
  ///
  /// The first part has UIKit's order and words: it omits a fill of `clear` and an invisible
  /// stroke, and prints a fill of `nil` as the inherited tint (recorded). The assigned properties
  /// follow, each with its condition, so different backgrounds never print alike. Closures and
  /// views are printed as numbers.
  public var description: String {
    "<BackgroundConfiguration: " + (systemParts + store.distinctions).joined(separator: "; ") + ">"
  }

  /// The parts that UIKit prints.
  private var systemParts: [String] {
    let values = self.values
    var parts = ["Base Style = \(style.baseStyleName)"]
    if values.cornerRadius != 0 {
      parts.append("cornerRadius = \(values.cornerRadius.shortDescription)")
    }
    if values.backgroundInsets != .zero {
      parts.append("backgroundInsets = \(values.backgroundInsets)")
    }
    let edges = values.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty {
      parts.append("edgesAddingLayoutMarginsToBackgroundInsets = \(Self.describe(edges))")
    }
    if values.backgroundColor != .clear {
      parts.append("backgroundColor = \(Self.describe(values.backgroundColor))")
    }
    if let transformer = values.backgroundColorTransformer {
      parts.append("backgroundColorTransformer = \(transformer)")
    }
    if let effect = values.visualEffect { parts.append("visualEffect = \(effect)") }
    if values.strokeWidth > 0, values.strokeColor != .clear {
      parts.append("strokeColor = \(Self.describe(values.strokeColor))")
      if let transformer = values.strokeColorTransformer {
        parts.append("strokeColorTransformer = \(transformer)")
      }
      parts.append("strokeWidth = \(values.strokeWidth.shortDescription)")
      parts.append("strokeOutset = \(values.strokeOutset.shortDescription)")
    }
    if let view = values.customView?.view { parts.append("customView = \(view)") }
    return parts
  }

  private static func describe(_ color: CellColor?) -> String {
    color.map { "\($0)" } ?? "Inherited Tint Color"
  }

  private static func describe(_ edges: DirectionalRectEdges) -> String {
    if edges == .all { return "All" }
    let names = DirectionalRectEdges.names.filter { edges.contains($0.option) }
    return "[" + names.map(\.name.capitalized).joined(separator: ", ") + "]"
  }

  /// The description, followed by one line for each assigned property and its states.
  ///
  /// ``assignedProperties`` returns the same properties as values.
  public var debugDescription: String { assignedProperties.debugDescription(below: description) }

  /// The assigned properties.
  ///
  /// Assignments for every state come first, followed by those of each `when` in the order of the
  /// calls. A property that was assigned under several conditions occurs once for each. The array
  /// is empty for a configuration fresh from its factory.
  public var assignedProperties: [AssignedProperty] { store.assignedProperties }
}

extension BackgroundConfiguration.ShadowProperties: CustomStringConvertible {
  /// The five properties on one line.
  public var description: String {
    let parts = ShadowValues.properties.map { "\($0.name) = \($0.describe(values))" }
    return "<ShadowProperties: " + parts.joined(separator: "; ") + ">"
  }
}

extension BackgroundConfiguration: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a background configuration",
    PropertyStore<Style>.members(
      style: .value(Schema.Member.Written { try $0.write("style", Style.standard) })))

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the style and the properties that were set; the default style is `listCell`.
  ///
  /// Members have the names of the properties. `"when"` is an array of objects; each has a
  /// `"state"`, written like a ``StateCondition``, and the properties for it.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    store = try PropertyStore(from: object)
  }

  /// Writes the style and the properties that were set.
  ///
  /// If the configuration was updated for a state in which it looks different, the document also
  /// contains that state.
  ///
  /// - Throws: `EncodingError` that names the property if a color or transformer is a closure, or
  ///   for a custom view.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try store.encode(into: &object)
  }
}
