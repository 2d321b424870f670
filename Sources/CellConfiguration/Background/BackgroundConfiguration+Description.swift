import Foundation

extension BackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Style, corners, fill and stroke on one line, in UIKit's order and words, and at the end what
  /// was assigned.
  ///
  /// A fill of `clear` is left out, one of `nil` prints as the inherited tint, a stroke that is not
  /// seen not at all (recorded). What was assigned, and under which condition, follows, so that
  /// backgrounds that differ never print alike; closures and views have a number there.
  public var description: String {
    "<BackgroundConfiguration: " + (systemParts + layers.distinctions).joined(separator: "; ") + ">"
  }

  /// What UIKit prints.
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

  /// The description, and below it every property that was customized, one a line, with the states
  /// it is for.
  ///
  /// ``assignedProperties`` has them as values.
  public var debugDescription: String { layers.debugDescription(below: description) }

  /// What was assigned: what counts in every state, then what each `when` said, in the order of the
  /// calls.
  ///
  /// A property that was assigned under several conditions is there once for each. Empty for a
  /// configuration as the factory makes it.
  public var assignedProperties: [AssignedProperty] { layers.assignedProperties }
}

extension BackgroundConfiguration.ShadowProperties: CustomStringConvertible {
  /// The five properties on one line.
  public var description: String {
    let parts = ShadowValues.properties.map { "\($0.name) = \($0.describe(values))" }
    return "<ShadowProperties: " + parts.joined(separator: "; ") + ">"
  }
}
