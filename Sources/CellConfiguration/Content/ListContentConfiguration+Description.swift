import Foundation

extension ListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Content, style and distances on one line, in the order in which UIKit prints them.
  public var description: String {
    let values = self.values.own
    var parts: [String] = []
    if let image { parts.append("image = \(image)") }
    if let text = texts.0 { parts.append("text = \"\(text.string)\"") }
    if let text = texts.1 { parts.append("secondaryText = \"\(text.string)\"") }
    if values.alpha != 1 { parts.append("alpha = \(values.alpha.shortDescription)") }
    parts.append("Base Style = \(style.baseStyleName)")
    if values.directionalLayoutMargins != .zero {
      parts.append("directionalLayoutMargins = \(values.directionalLayoutMargins)")
    }
    let axes = values.axesPreservingSuperviewLayoutMargins
    if !axes.isEmpty {
      parts.append("axesPreservingSuperviewLayoutMargins = \(Self.describe(axes))")
    }
    if values.prefersSideBySideTextAndSecondaryText {
      parts.append("prefersSideBySideTextAndSecondaryText = YES")
    }
    parts.append("imageToTextPadding = \(values.imageToTextPadding.shortDescription)")
    if values.prefersSideBySideTextAndSecondaryText {
      let padding = values.textToSecondaryTextHorizontalPadding.shortDescription
      parts.append("textToSecondaryTextHorizontalPadding = \(padding)")
    }
    let padding = values.textToSecondaryTextVerticalPadding.shortDescription
    parts.append("textToSecondaryTextVerticalPadding = \(padding)")
    return "<ListContentConfiguration: " + parts.joined(separator: "; ") + ">"
  }

  /// The description, and below it every property that was customised, one a line, with the states
  /// it is for.
  ///
  /// ``assignedProperties`` has them as values.
  public var debugDescription: String { layers.debugDescription(below: description) }

  /// What was assigned, but for texts and image: what counts in every state, then what each `when`
  /// said, in the order of the calls.
  ///
  /// A property that was assigned under several conditions is there once for each. Empty for a
  /// configuration as the factory makes it.
  public var assignedProperties: [AssignedProperty] { layers.assignedProperties }

  private static func describe(_ axes: Axes) -> String {
    switch axes {
    case .both: "Both"
    case .horizontal: "[Horizontal]"
    default: "[Vertical]"
    }
  }
}

extension ListContentConfiguration.TextProperties: CustomStringConvertible {
  /// Font, colour and whatever is not as the style says, on one line.
  public var description: String {
    let values = self.values
    var parts = ["font = \(values.font)", "color = \(values.color)"]
    if let transformer = values.colorTransformer { parts.append("transformer = \(transformer)") }
    if values.alignment != .natural { parts.append("alignment = \(values.alignment.name)") }
    parts.append("numberOfLines = \(values.numberOfLines)")
    let flags = [
      ("adjustsFontSizeToFitWidth", values.adjustsFontSizeToFitWidth),
      ("allowsDefaultTighteningForTruncation", values.allowsDefaultTighteningForTruncation),
      ("adjustsFontForContentSizeCategory", values.adjustsFontForContentSizeCategory),
      ("showsExpansionTextWhenTruncated", values.showsExpansionTextWhenTruncated),
    ]
    parts += flags.filter(\.1).map(\.0)
    if values.transform != .none { parts.append("transform = \(values.transform.name)") }
    return "<TextProperties: " + parts.joined(separator: "; ") + ">"
  }
}

extension ListContentConfiguration.ImageProperties: CustomStringConvertible {
  /// The properties that are not those of an image left as it is, on one line.
  public var description: String {
    let values = self.values
    let plain = ImageValues()
    let stroke = ["strokeWidth", "strokeColor", "strokeColorTransformer"]
    let parts = ImageValues.properties
      .filter { property in
        property.name == "preferredSymbolConfiguration" || !property.isSame(values, plain)
      }
      .filter { values.strokeWidth != 0 || !stroke.contains($0.name) }
      .map { "\($0.name) = \($0.describe(values))" }
    return "<ImageProperties: " + parts.joined(separator: "; ") + ">"
  }
}
