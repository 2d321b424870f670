import UIKitNames

/// The parts of values that UIKit and this package have by different names.
enum PlatformValues {
  static func font(_ font: CellFont) -> ResolvedProperties.Font {
    let resolved = font.resolved(with: TraitCollection())
    let distance = resolved.lineHeight + resolved.leading
    let plain = font.textStyle.map {
      CellFont.preferredFont(forTextStyle: $0).resolved(with: TraitCollection())
    }
    let usual = plain.map { $0.lineHeight + $0.leading } ?? distance
    return ResolvedProperties.Font(
      textStyle: font.textStyle.map { "\($0)" }, weight: weights[font.weight] ?? "unknown",
      pointSize: resolved.pointSize, isTight: abs(usual - 2 - distance) < 1e-9)
  }

  static func symbol(
    _ configuration: CellImage.SymbolConfiguration
  ) -> (textStyle: String?, scale: String?) {
    (configuration.textStyle.map { "\($0)" }, configuration.scale.map { "\($0)" })
  }

  static func name(of color: CellColor) -> String {
    if let name = CellColor.Name.allCases.first(where: { CellColor($0) == color }) {
      return "\(name)"
    }
    return color == CellColor.white.withAlphaComponent(0.8) ? "white alpha 0.8" : "unknown"
  }

  static func alphas(of color: CellColor) -> [CGFloat] {
    [UserInterfaceStyle.light, .dark].map { style in
      color.resolved(with: TraitCollection { $0.userInterfaceStyle = style }).alpha
    }
  }

  private static let weights: [CellFont.Weight: String] = [
    .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular",
    .medium: "medium", .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
  ]
}
