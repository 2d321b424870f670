/// A configuration with colors that closures may choose again each time.
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
    (!store.isUntouched || store.hasOwnDefaults) && (hasFillClosure || hasStrokeClosure)
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
    if !store.mayHoldClosures { return false }
    return textProperties.hasClosure || secondaryTextProperties.hasClosure
      || imageProperties.hasTintClosure || imageProperties.hasStrokeClosure
  }

  package func colorsOfClosures(
    for tint: CellColor, with traits: TraitCollection
  ) -> [CellColor.Components] {
    var colors: [CellColor] = []
    let (text, secondaryText, image) = (
      textProperties, secondaryTextProperties, imageProperties
    )
    if text.hasClosure { colors.append(text.resolvedColor()) }
    if secondaryText.hasClosure { colors.append(secondaryText.resolvedColor()) }
    if image.hasTintClosure { colors.append(image.resolvedTintColor(for: tint)) }
    if image.hasStrokeClosure { colors.append(image.resolvedStrokeColor(for: tint)) }
    if let color = self.image?.tintColor, color.dependsOnClosure { colors.append(color) }
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
    case .pair(_, let first, let second, _): first.dependsOnClosure || second.dependsOnClosure
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

extension PropertyStore {
  /// Whether the defaults can contain a closure; system defaults contain none.
  fileprivate var hasOwnDefaults: Bool {
    if case .derived = defaults.sheet.reference { true } else { false }
  }
}

extension PropertyStore<ListContentConfiguration.Style> {
  /// Whether a color can contain a closure.
  fileprivate var mayHoldClosures: Bool {
    if hasOwnDefaults { return true }
    guard let storage = box.storage else { return false }
    return storage.value.text.affectsDisplay || storage.value.secondaryText.affectsDisplay
      || storage.value.image.affectsDisplay
  }
}
