import Foundation

extension ListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// Content, style and distances on one line, in UIKit's order and words, and at the end what was
  /// assigned.
  ///
  /// What was assigned, and under which condition, tells contents apart that differ in nothing that
  /// UIKit prints; closures have a number there, and attributed texts their attributes.
  public var description: String {
    let parts = systemParts + attributes + layers.distinctions
    return "<ListContentConfiguration: " + parts.joined(separator: "; ") + ">"
  }

  /// What UIKit prints.
  private var systemParts: [String] {
    let values = self.values.own
    var parts: [String] = []
    if let image { parts.append("image = \(image)") }
    if let text = texts.0 { parts.append("text = \(text.string.debugDescription)") }
    if let text = texts.1 { parts.append("secondaryText = \(text.string.debugDescription)") }
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
    return parts
  }

  /// The runs of attributed texts.
  var attributes: [String] {
    [("attributedText", attributedText), ("secondaryAttributedText", secondaryAttributedText)]
      .compactMap { name, text in
        text.map { "\(name) = \(CodableAttributedString($0).writtenDescription ?? "\($0)")" }
      }
  }

  /// The description, and below it every property that was customized, one a line, with the states
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
  /// The properties on one line, those that are as usual left out, in UIKit's order and words
  /// (inferred).
  ///
  /// What UIKit does not print, such as another line break mode than the usual one, stands at the
  /// end, so that properties that differ never print alike; closures have a number.
  public var description: String {
    let values = self.values
    var parts = ["font = \(values.font)", "color = \(values.color)"]
    if let transformer = values.colorTransformer {
      parts.append("colorTransformer = \(transformer.exactDescription)")
    }
    if values.alignment != .natural { parts.append("alignment = \(values.alignment.name)") }
    parts.append("numberOfLines = \(values.numberOfLines)")
    if values.adjustsFontSizeToFitWidth { parts.append("adjustsFontSizeToFitWidth = YES") }
    if values.minimumScaleFactor != 0 {
      parts.append("minimumScaleFactor = \(values.minimumScaleFactor.exactDescription)")
    }
    if values.allowsDefaultTighteningForTruncation {
      parts.append("allowsDefaultTighteningForTruncation = YES")
    }
    if values.adjustsFontForContentSizeCategory {
      parts.append("adjustsFontForContentSizeCategory = YES")
    }
    if values.transform != .none { parts.append("transform = \(values.transform.name)") }
    if values.lineBreakMode != .byTruncatingTail {
      parts.append("lineBreakMode = \(values.lineBreakMode.name)")
    }
    if !values.showsExpansionTextWhenTruncated {
      parts.append("showsExpansionTextWhenTruncated = NO")
    }
    return "<TextProperties: " + parts.joined(separator: "; ") + ">"
  }
}

extension ListContentConfiguration.ImageProperties: CustomStringConvertible {
  /// The properties that are not those of an image left as it is, on one line.
  public var description: String {
    let values = self.values
    let plain = ImageValues()
    let parts = ImageValues.properties
      .filter { property in
        property.name == "preferredSymbolConfiguration" || !property.isSame(values, plain)
      }
      .map { "\($0.name) = \($0.describe(values))" }
    return "<ImageProperties: " + parts.joined(separator: "; ") + ">"
  }
}
