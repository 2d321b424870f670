import CellConfiguration
import Foundation

/// What the shape of a font prints, for fonts of this package.
enum ExpectedFonts {
  static let table: [CellFont: String] = [
    .preferredFont(forTextStyle: .headline): "style headline",
    .preferredFont(forTextStyle: .caption1): "style caption1",
    .systemFont(ofSize: 12.5, weight: .heavy): "size 12.5, weight 0.56",
    .monospacedDigitSystemFont(ofSize: 11): "features 6.0, size 11.0, weight 0.0",
    .boldSystemFont(ofSize: 13): "size 13.0, weight 0.4",
    .systemFont(ofSize: 40).withSize(14): "size 14.0, weight 0.0",
    .monospacedSystemFont(ofSize: 9, weight: .bold): "design monospaced, size 9.0, weight 0.4",
    .preferredFont(forTextStyle: .title2).withWeight(.light): "style title2, weight -0.4",
    .preferredFont(forTextStyle: .footnote).withTightLeading(): "style footnote, tight true",
    .preferredFont(forTextStyle: .callout).withMonospacedDigits(): "features 6.0, style callout",
    .preferredFont(
      forTextStyle: .body,
      compatibleWith: TraitCollection { $0.preferredContentSizeCategory = .extraLarge }):
      "category extraLarge, style body",
    FontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 10, design: .rounded), maximumPointSize: 30):
      "design rounded, maximum 30.0, scaled title1, size 10.0, weight 0.0",
    FontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 10)):
      "scaled subheadline, size 10.0, weight 0.0",
  ]
}

/// What the shape of a color prints once it is resolved, for colors of this package.
enum ExpectedColors {
  static func description(of color: CellColor, isDark: Bool) -> String {
    switch color.storage {
    case .named(let name): name.name
    case .components(let components): description(of: components)
    case .changed(let base, .alpha(let alpha), _):
      "\(description(of: base, isDark: isDark)) alpha \(alpha)"
    case .pair(let light, let dark, _): description(of: isDark ? dark : light, isDark: isDark)
    case .changed, .dynamic: "a color that is not expected here"
    }
  }

  static func description(of components: CellColor.Components) -> String {
    "rgba \([components.red, components.green, components.blue, components.alpha])"
  }

  /// The components that transformers give, with the made-up ones of the shapes' own.
  static func components(
    of color: CellColor.Components, through transformer: ConfigurationColorTransformer,
    isDark: Bool
  ) -> CellColor.Components {
    switch transformer.operation {
    case .grayscale: return CellColor.Components(red: 0.5, green: 0.5, blue: 0.5)
    case .preferredTint: return CellColor.Components(red: 0.25, green: 0.25, blue: 0.25)
    case .monochromeTint: return CellColor.Components(red: 0.75, green: 0.75, blue: 0.75)
    case .sequence(let first, let second, _):
      return components(
        of: components(of: color, through: first, isDark: isDark), through: second, isDark: isDark)
    case .alpha(let factor):
      return CellColor.Components(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
    case .dynamicLightAlpha:
      return CellColor.Components(
        red: color.red, green: color.green, blue: color.blue,
        alpha: color.alpha * (isDark ? 0.4 : 0.12))
    case .custom(let transform):
      let traits = TraitCollection { $0.userInterfaceStyle = isDark ? .dark : .light }
      return transform.call(CellColor(color)).resolved(with: traits)
    }
  }
}
