import Foundation

extension BackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Style, corners, fill and stroke on one line, in the order in which UIKit prints them.
  ///
  /// A fill of `clear` is left out, one of nil prints as the inherited tint, a stroke that is not
  /// seen not at all.
  public var description: String {
    let values = self.values
    var parts = ["Base Style = \(style.baseStyleName)"]
    if values.cornerRadius != 0 {
      parts.append("cornerRadius = \(values.cornerRadius.shortDescription)")
    }
    if values.backgroundInsets != .zero {
      parts.append("backgroundInsets = \(values.backgroundInsets)")
    }
    let edges = values.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty { parts.append("edgesAddingLayoutMarginsToBackgroundInsets = \(edges)") }
    if values.backgroundColor != .clear {
      parts.append("backgroundColor = \(values.backgroundColor.map { "\($0)" } ?? "tint")")
    }
    if let transformer = values.backgroundColorTransformer {
      parts.append("backgroundColorTransformer = \(transformer)")
    }
    if let effect = values.visualEffect { parts.append("visualEffect = \(effect)") }
    if values.strokeWidth > 0, values.strokeColor != .clear {
      parts.append("strokeColor = \(values.strokeColor.map { "\($0)" } ?? "tint")")
      if let transformer = values.strokeColorTransformer {
        parts.append("strokeColorTransformer = \(transformer)")
      }
      parts.append("strokeWidth = \(values.strokeWidth.shortDescription)")
      parts.append("strokeOutset = \(values.strokeOutset.shortDescription)")
    }
    if let view = values.customView?.view { parts.append("customView = \(view)") }
    return "<BackgroundConfiguration: " + parts.joined(separator: "; ") + ">"
  }

  /// The description, and below it every property that was customised, one a line, with the states
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
