package import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The colors of a style in all states that share them.
package struct ColorVariant: Sendable {
  /// A color of a style, with its transformer.
  package struct Part: Hashable, Sendable {
    /// The name of the part drawn in the color.
    let name: String

    /// The color; `nil` for the tint.
    package let color: CellColor?

    /// The transformer; `nil` for none.
    package let transformer: ConfigurationColorTransformer?

    /// The color and its transformer: `Text: label → 30% Alpha`.
    package var title: String {
      let name = "\(name): \(color?.description ?? "tint")"
      return transformer.map { "\(name) → \($0)" } ?? name
    }

    /// The components of the result: `#000000 in light, #FFFFFF in dark`.
    package var components: String {
      let color = color ?? .systemBlue
      let result = transformer?(color) ?? color
      let texts = [UserInterfaceStyle.light, .dark].map { style in
        let traits = TraitCollection { $0.userInterfaceStyle = style }
        let hex = result.resolved(with: traits, tint: .systemBlue).hex
        return hex.hasSuffix("FF") ? String(hex.prefix(7)) : hex
      }
      return texts[0] == texts[1] ? texts[0] : "\(texts[0]) in light, \(texts[1]) in dark"
    }
  }

  /// The combinations of flags, the smallest first.
  package private(set) var combinations: [ConfigurationStateFlags]

  /// The colors.
  package let parts: [Part]

  /// Returns the colors of a style of content in all combinations of flags, the normal state first.
  package static func all(of style: ListContentConfiguration.Style) -> [ColorVariant] {
    all { state in
      let content = ListContentConfiguration(style: style).updated(for: state)
      let (text, second) = (content.textProperties, content.secondaryTextProperties)
      let image = content.imageProperties
      return [
        Part(name: "Text", color: text.color, transformer: text.colorTransformer),
        Part(name: "Secondary", color: second.color, transformer: second.colorTransformer),
        Part(name: "Image", color: image.tintColor, transformer: image.tintColorTransformer),
      ]
    }
  }

  /// Returns the colors of a background in all combinations of flags, the normal state first.
  package static func all(of style: BackgroundConfiguration.Style) -> [ColorVariant] {
    all { state in
      let background = BackgroundConfiguration(style: style).updated(for: state)
      return [
        Part(
          name: "Fill", color: background.backgroundColor,
          transformer: background.backgroundColorTransformer),
        Part(
          name: "Stroke", color: background.strokeColor,
          transformer: background.strokeColorTransformer),
      ]
    }
  }

  private static func all(_ parts: (CellConfigurationState) -> [Part]) -> [ColorVariant] {
    var variants: [ColorVariant] = []
    for combination in StateVariant.allCombinations {
      let state = CellConfigurationState(traitCollection: TraitCollection(), flags: combination)
      let parts = parts(state)
      if let index = variants.firstIndex(where: { $0.parts == parts }) {
        variants[index].combinations.append(combination)
      } else {
        variants.append(ColorVariant(combinations: [combination], parts: parts))
      }
    }
    return variants
  }

  /// The minimal combinations that cause the variant, in words: `Selected; Targeted`.
  var title: String { combinations.minimal.map(\.title).joined(separator: "; ") }
}
