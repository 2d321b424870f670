package import CellConfiguration

extension CellVisualEffect {
  /// Effects of every kind and style.
  package static let testedEffects: [CellVisualEffect] = {
    var effects = BlurStyle.allCases.map { CellVisualEffect.blur($0) }
    for (index, style) in VibrancyStyle.allCases.enumerated() {
      effects.append(.vibrancy(style, over: BlurStyle.allCases[index]))
    }
    for style in GlassStyle.allCases {
      effects += [
        .glass(style), .glass(style, tintColor: .systemBlue), .glass(style, isInteractive: true),
        .glass(style, tintColor: .clear, isInteractive: true),
      ]
    }
    return effects + [.custom("frost"), .custom("\u{1F600} \"<&")]
  }()
}
