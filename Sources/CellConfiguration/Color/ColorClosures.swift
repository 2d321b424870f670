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
    (!layers.isUntouched || layers.hasOwnDefaults) && (hasFillClosure || hasStrokeClosure)
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
    if !layers.mayHoldClosures { return false }
    let layers = layers.addresses
    return layers.text.hasClosure || layers.secondaryText.hasClosure || layers.image.hasTintClosure
      || layers.image.hasStrokeClosure
  }

  package func colorsOfClosures(
    for tint: CellColor, with traits: TraitCollection
  ) -> [CellColor.Components] {
    var colors: [CellColor] = []
    let layers = layers.addresses
    if layers.text.hasClosure { colors.append(textProperties.resolvedColor()) }
    if layers.secondaryText.hasClosure { colors.append(secondaryTextProperties.resolvedColor()) }
    if layers.image.hasTintClosure { colors.append(imageProperties.resolvedTintColor(for: tint)) }
    if layers.image.hasStrokeClosure {
      colors.append(imageProperties.resolvedStrokeColor(for: tint))
    }
    if let color = image?.tintColor, color.dependsOnClosure { colors.append(color) }
    return colors.map { $0.resolved(with: traits, tint: tint) }
  }
}

extension LayeredRecord<TextValues> {
  fileprivate var hasClosure: Bool {
    isClosure(values(at: 1).pointee.color, through: values(at: 2).pointee.colorTransformer)
  }
}

extension LayeredRecord<ImageValues> {
  fileprivate var hasTintClosure: Bool {
    isClosure(values(at: 1).pointee.tintColor, through: values(at: 2).pointee.tintColorTransformer)
  }

  fileprivate var hasStrokeClosure: Bool {
    isClosure(
      values(at: 8).pointee.strokeColor, through: values(at: 9).pointee.strokeColorTransformer)
  }
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
  /// Whether the defaults can contain a closure; system defaults contain none.
  fileprivate var hasOwnDefaults: Bool {
    if case .derived = sheet.reference { true } else { false }
  }
}

extension LayeredValues<ListContentConfiguration.Style> {
  /// Whether a color can contain a closure.
  fileprivate var mayHoldClosures: Bool {
    var result = hasOwnDefaults
    forEachLayer { layer in
      result =
        result || CopyOnWriteBox.affectsAppearance(layer.address(of: \.text.layers.assigned))
        || CopyOnWriteBox.affectsAppearance(layer.address(of: \.secondaryText.layers.assigned))
        || CopyOnWriteBox.affectsAppearance(layer.address(of: \.image.layers.assigned))
    }
    return result
  }
}
