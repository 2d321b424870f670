#if canImport(UIKit) || !TEST_VECTORS
  import CellConfiguration
  import CellUIKit
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStubs
  #endif

  /// The parts of values that UIKit and this package have by different names.
  @MainActor
  enum PlatformValues {
    static func font(_ font: UIFont) -> ResolvedProperties.Font {
      let descriptor = font.fontDescriptor
      let style = descriptor.object(forKey: .textStyle) as? String
      let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let weight = (traits?[.weight] as? NSNumber)?.doubleValue ?? 0
      return ResolvedProperties.Font(
        textStyle: CellFont.TextStyle.allCases.first { uiTextStyle($0).rawValue == style }
          .map { "\($0)" },
        weight: weights.min { abs($0.value - weight) < abs($1.value - weight) }?.key ?? "unknown",
        pointSize: font.pointSize,
        isTight: descriptor.symbolicTraits.contains(.traitTightLeading))
    }

    /// Symbol configurations can only be compared: this is the text style and the scale of the one
    /// that is equal.
    static func symbol(
      _ configuration: UIImage.SymbolConfiguration
    ) -> (textStyle: String?, scale: String?) {
      for style in CellFont.TextStyle.allCases {
        let plain = UIImage.SymbolConfiguration(textStyle: uiTextStyle(style))
        if configuration == plain { return ("\(style)", nil) }
        for (name, scale) in scales {
          let scaled = plain.applying(UIImage.SymbolConfiguration(scale: scale))
          if configuration == scaled { return ("\(style)", name) }
        }
      }
      for (name, scale) in scales where configuration == UIImage.SymbolConfiguration(scale: scale) {
        return (nil, name)
      }
      return (nil, nil)
    }

    static func name(of color: UIColor) -> String {
      if let name = CellColor.Name.allCases.first(where: { CellColor($0).uiColor == color }) {
        return "\(name)"
      }
      return color == UIColor.white.withAlphaComponent(0.8) ? "white alpha 0.8" : "\(color)"
    }

    static func alphas(of color: UIColor) -> [CGFloat] {
      [UIUserInterfaceStyle.light, .dark].map { style in
        var alpha: CGFloat = 0
        color.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = style })
          .getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
      }
    }

    private static func uiTextStyle(_ style: CellFont.TextStyle) -> UIFont.TextStyle {
      let descriptor = CellFont.preferredFont(forTextStyle: style).uiFont?.fontDescriptor
      return UIFont.TextStyle(rawValue: descriptor?.object(forKey: .textStyle) as? String ?? "")
    }

    private static let scales: [(String, UIImage.SymbolScale)] = [
      ("default", .default), ("small", .small), ("medium", .medium), ("large", .large),
    ]

    private static let weights: [String: Double] = [
      "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
      "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
    ]
  }
#endif
