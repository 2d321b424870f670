import CellConfiguration
import CellText
import Foundation

/// The one place where layout asks how large texts are, and how their lines run.
enum LabelMeasurer {
  /// How large a text is in a width; `nil` without such a text.
  ///
  /// - Parameters:
  ///   - values: the properties of the configuration.
  static func measure(
    _ role: TextRole, of configuration: ListContentConfiguration, _ values: ListContentValues,
    width: CGFloat, obstacle: TextObstacle? = nil, _ context: LayoutContext
  ) -> LabelMeasure? {
    guard let text = configuration.shown(role) else { return nil }
    let bounds = TextBounds(width: .atMost(width), obstacle: obstacle)
    let measurement =
      role == .text
      ? measure(text, values.text, bounds, context)
      : measure(text, values.secondaryText, bounds, context)
    return LabelMeasure(measurement, context.grid)
  }

  private static func measure(
    _ text: ListText, _ properties: TextValues, _ bounds: TextBounds, _ context: LayoutContext
  ) -> TextMeasurement {
    if context.cache == nil, case .plain(let string) = text, properties.transform == .none,
      let line = TextMeasurement.line(
        string, font: properties.resolvedFont(context.traits),
        context.grid, in: bounds, shaper: context.shaper)
    {
      return line
    }
    let styled = text.styled(properties, context.traits, color: nil)
    let options = TextLayoutOptions(properties, context)
    if let cache = context.cache {
      return cache.measurement(of: styled, options: options, in: bounds)
    }
    return TextMeasurement(of: styled, options: options, in: bounds, shaper: context.shaper)
  }

  /// The lines of a text as they are drawn.
  static func layout(
    _ role: TextRole, of configuration: ListContentConfiguration, in bounds: TextBounds,
    _ context: LayoutContext
  ) -> TextLayout? {
    guard let text = configuration.shown(role) else { return nil }
    let properties =
      role == .text
      ? configuration.values.text : configuration.values.secondaryText
    let color = properties.colorTransformer?(properties.color) ?? properties.color
    return TextLayout(
      text.styled(properties, context.traits, color: color),
      options: TextLayoutOptions(properties, context), in: bounds, shaper: context.shaper)
  }

  /// The metrics of the lines of a text, without measuring it.
  static func lineMetrics(
    _ role: TextRole, of configuration: ListContentConfiguration, _ context: LayoutContext
  ) -> LineMetrics? {
    guard configuration.shown(role) != nil else { return nil }
    let properties =
      role == .text
      ? configuration.values.text : configuration.values.secondaryText
    return context.shaper.metrics(of: properties.resolvedFont(context.traits))
  }
}

extension ListContentConfiguration {
  /// The text that is shown in a role.
  fileprivate func shown(_ role: TextRole) -> ListText? {
    role == .text ? shownText : shownSecondaryText
  }
}

extension TextValues {
  /// The font at its final size.
  func resolvedFont(_ traits: TraitCollection) -> ResolvedFont {
    font.resolved(with: traits, adjustingSize: adjustsFontForContentSizeCategory)
  }
}

extension ListText {
  /// The text with its font, and a colour where it is to be drawn.
  fileprivate func styled(
    _ properties: TextValues, _ traits: TraitCollection, color: CellColor?
  ) -> StyledText {
    let adjusts = properties.adjustsFontForContentSizeCategory
    let attributes = TextAttributes(font: properties.resolvedFont(traits), color: color)
    switch self {
    case .plain(let text):
      return StyledText(text, transform: properties.transform, attributes: attributes)
    case .attributed(let text):
      return StyledText(text, attributes: attributes, traits: traits, adjustingSize: adjusts)
    }
  }
}

extension TextLayoutOptions {
  /// What text properties say about lines.
  fileprivate init(_ properties: borrowing TextValues, _ context: borrowing LayoutContext) {
    self.init(
      numberOfLines: properties.numberOfLines, lineBreakMode: properties.lineBreakMode,
      alignment: properties.alignment,
      layoutDirection: context.isRightToLeft ? .rightToLeft : .leftToRight,
      allowsDefaultTighteningForTruncation: properties.allowsDefaultTighteningForTruncation,
      adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth,
      minimumScaleFactor: properties.minimumScaleFactor,
      displayScale: context.grid.scale)
  }
}
