/// A configuration with colors that closures may choose anew each time.
package protocol ColorClosures {
  /// Whether a closure determines any color.
  var hasColorClosures: Bool { get }

  /// Returns the current colors that closures choose; empty if there are none.
  ///
  /// - Parameters:
  ///   - tint: The tint of the view.
  ///   - traits: The traits that resolve the colors.
  func colorsOfClosures(
    for tint: CellColor, with traits: TraitCollection
  ) -> [CellColor.Components]
}

extension BackgroundConfiguration: ColorClosures {
  package var hasColorClosures: Bool {
    layers.mayHoldClosures && (hasFillClosure || hasStrokeClosure)
  }

  private var hasFillClosure: Bool {
    isClosure(backgroundColor, through: backgroundColorTransformer)
  }

  private var hasStrokeClosure: Bool { isClosure(strokeColor, through: strokeColorTransformer) }

  package func colorsOfClosures(
    for tint: CellColor, with traits: TraitCollection
  ) -> [CellColor.Components] {
    var colors: [CellColor] = []
    if hasFillClosure { colors.append(resolvedBackgroundColor(for: tint)) }
    if hasStrokeClosure { colors.append(resolvedStrokeColor(for: tint)) }
    return colors.map { $0.resolved(with: traits, tint: tint) }
  }
}

extension ListContentConfiguration: ColorClosures {
  package var hasColorClosures: Bool {
    if image?.tintColor?.dependsOnClosure == true { return true }
    return layers.mayHoldClosures
      && (textProperties.hasClosure || secondaryTextProperties.hasClosure
        || imageProperties.hasTintClosure || imageProperties.hasStrokeClosure)
  }

  package func colorsOfClosures(
    for tint: CellColor, with traits: TraitCollection
  ) -> [CellColor.Components] {
    var colors: [CellColor] = []
    for properties in [textProperties, secondaryTextProperties] where properties.hasClosure {
      colors.append(properties.resolvedColor())
    }
    let properties = imageProperties
    if properties.hasTintClosure { colors.append(properties.resolvedTintColor(for: tint)) }
    if properties.hasStrokeClosure { colors.append(properties.resolvedStrokeColor(for: tint)) }
    if let color = image?.tintColor, color.dependsOnClosure { colors.append(color) }
    return colors.map { $0.resolved(with: traits, tint: tint) }
  }
}

extension ListContentConfiguration.TextProperties {
  fileprivate var hasClosure: Bool { isClosure(color, through: colorTransformer) }
}

extension ListContentConfiguration.ImageProperties {
  fileprivate var hasTintClosure: Bool { isClosure(tintColor, through: tintColorTransformer) }
  fileprivate var hasStrokeClosure: Bool { isClosure(strokeColor, through: strokeColorTransformer) }
}

/// Returns whether a color or its transformer contains a closure.
private func isClosure(
  _ color: CellColor?, through transformer: ConfigurationColorTransformer?
) -> Bool {
  color?.dependsOnClosure == true || transformer?.dependsOnClosure == true
}

extension CellColor {
  /// Whether the color contains a closure.
  fileprivate var dependsOnClosure: Bool {
    switch storage {
    case .named, .components: false
    case .dynamic: true
    case .pair(let light, let dark, _): light.dependsOnClosure || dark.dependsOnClosure
    case .changed(let base, .alpha, _): base.dependsOnClosure
    case .changed(let base, .transformer(let transformer), _):
      base.dependsOnClosure || transformer.dependsOnClosure
    }
  }
}

extension ConfigurationColorTransformer {
  /// Whether the transformer or a part of it is a closure.
  fileprivate var dependsOnClosure: Bool {
    switch operation {
    case .custom: true
    case .sequence(let first, let second, _): first.dependsOnClosure || second.dependsOnClosure
    case .grayscale, .preferredTint, .monochromeTint, .alpha, .dynamicLightAlpha: false
    }
  }
}

extension LayeredValues {
  /// Whether any value can contain a closure; the system's defaults contain none.
  fileprivate var mayHoldClosures: Bool {
    if !isUntouched { return true }
    return if case .derived = sheet.reference { true } else { false }
  }
}
