import CellConfiguration
import CellUIKit
import Foundation
import UIKitStubs

/// Whether values of this package and of UIKit are the same, for tests that know neither type.
@MainActor
enum Correspondence {
  /// Returns whether two values are the same; `false` for types that do not belong together.
  static func holds(_ own: Any?, _ converted: Any?) -> Bool {
    switch (unwrapped(own), unwrapped(converted)) {
    case (nil, nil): true
    case (let own as String, let converted as String): own == converted
    case (let own as Bool, let converted as Bool): own == converted
    case (let own as Int, let converted as Int): own == converted
    case (let own as CGFloat, let converted as CGFloat): own == converted
    case (let own as CGSize, let converted as CGSize): marked(own) == converted
    case (let own as DirectionalEdgeInsets, let converted as NSDirectionalEdgeInsets):
      [own.top, own.leading, own.bottom, own.trailing]
        == [converted.top, converted.leading, converted.bottom, converted.trailing]
    case (let own as Axes, let converted as UIAxis): own.rawValue == converted.rawValue
    case (let own as DirectionalRectEdges, let converted as NSDirectionalRectEdge):
      own.rawValue == converted.rawValue
    case (let own as CellColor, let converted as UIColor): colors(own, converted)
    case (
      let own as ConfigurationColorTransformer, let converted as UIConfigurationColorTransformer
    ): transformers(own, converted)
    case (let own as CellFont, let converted as UIFont):
      ExpectedFonts.table[own] == converted.description
    case (let own as CellImage, let converted as UIImage): images(own, converted)
    case (
      let own as CellImage.SymbolConfiguration, let converted as UIImage.SymbolConfiguration
    ): symbols(own) == converted.description
    case (let own as CellVisualEffect, let converted as UIVisualEffect): effects(own, converted)
    case (let own as CellPath, let converted as UIBezierPath):
      own.elements.count == converted.steps.count
    case (let own as AttributedString, let converted as NSAttributedString):
      String(own.characters) == converted.string
    case (let own as any NamedCase, let converted?): own.name == "\(converted)"
    default: false
    }
  }

  private static func effects(_ own: CellVisualEffect, _ converted: UIVisualEffect) -> Bool {
    switch own {
    case .blur(let style): (converted as? UIBlurEffect).map { "\($0.style)" } == style.name
    case .vibrancy(let style, let blur):
      (converted as? UIVibrancyEffect).map { "\($0.style) \($0.blurEffect.style)" }
        == "\(style) \(blur)"
    case .glass(let style, let tintColor, let isInteractive):
      (converted as? UIGlassEffect).map {
        "\($0.style)" == style.name && $0.isInteractive == isInteractive
          && $0.tintColor?.description == tintColor?.uiColor.description
      } == true
    case .custom: false
    }
  }

  /// Returns a value without optionals and erased types around it.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let hashable = value as? AnyHashable, !(value is any NamedCase) {
      return flattened(hashable.base)
    }
    return flattened(value)
  }

  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }

  /// Returns a size in which the standard dimension is UIKit's.
  private static func marked(_ size: CGSize) -> CGSize {
    func marked(_ length: CGFloat) -> CGFloat {
      length == -.greatestFiniteMagnitude
        ? UIListContentConfiguration.ImageProperties.standardDimension : length
    }
    return CGSize(width: marked(size.width), height: marked(size.height))
  }

  private static func symbols(_ own: CellImage.SymbolConfiguration) -> String {
    [
      own.colors.flatMap(colors), own.scale.map { "scale \($0.name)" },
      own.pointSize.map { "size \($0)" },
      own.textStyle.map { "style \($0.name)" }, own.weight.map { "weight \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func colors(_ own: CellImage.SymbolConfiguration.Colors) -> String? {
    switch own {
    case .monochrome, .multicolor: "colors \(own)"
    case .hierarchical(let color): "colors hierarchical \(color)"
    case .palette(let colors):
      colors.isEmpty
        ? nil : "colors palette \(colors.map(\.description).joined(separator: " "))"
    }
  }

  private static func images(_ own: CellImage, _ converted: UIImage) -> Bool {
    // An image that is not loaded is its placeholder, in the size that is reserved.
    let canvas = own.url == nil ? nil : own.size
    let mode =
      canvas != nil && own.renderingMode == .automatic ? .alwaysTemplate : own.renderingMode
    let symbol = "symbol \(own.symbolName ?? "")"
    let parts = [
      canvas.map { "canvas \($0.width) x \($0.height), \(symbol) in 20.0 x 20.0" },
      own.accessibilityLabel.map { "label \($0)" },
      mode == .automatic ? nil : "mode \(mode.name)",
      own.isSymbol || own.url != nil ? nil : "name \(own.name ?? "")",
      own.symbolName != nil && canvas == nil ? symbol : nil,
      own.tintColor.map { "tint \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ") == converted.description
  }

  private static func colors(_ own: CellColor, _ converted: UIColor) -> Bool {
    [UserInterfaceStyle.light, .dark].allSatisfy { style in
      let traits = UITraitCollection { $0.userInterfaceStyle = style == .dark ? .dark : .light }
      let resolved = converted.resolvedColor(with: traits).description
      return ExpectedColors.description(of: own, isDark: style == .dark) == resolved
    }
  }

  private static func transformers(
    _ own: ConfigurationColorTransformer, _ converted: UIConfigurationColorTransformer
  ) -> Bool {
    let color = CellColor.Components(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    return [UserInterfaceStyle.light, .dark].allSatisfy { style in
      let traits = UITraitCollection { $0.userInterfaceStyle = style == .dark ? .dark : .light }
      let start = UIColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      let result = converted.transform(start).resolvedColor(with: traits)
      let expected = ExpectedColors.components(of: color, through: own, isDark: style == .dark)
      return result.description == ExpectedColors.description(of: expected)
    }
  }
}

extension UIListContentConfiguration {
  /// Everything that was assigned, by names such as `textProperties.font`.
  var allAssigned: [String: Any?] {
    assigned
      .merging(prefixed(textProperties.assigned, "textProperties")) { $1 }
      .merging(prefixed(secondaryTextProperties.assigned, "secondaryTextProperties")) { $1 }
      .merging(prefixed(imageProperties.assigned, "imageProperties")) { $1 }
  }
}

extension UIContentUnavailableConfiguration {
  /// Everything that was assigned, by names such as `textProperties.font`.
  var allAssigned: [String: Any?] {
    assigned
      .merging(prefixed(textProperties.assigned, "textProperties")) { $1 }
      .merging(prefixed(secondaryTextProperties.assigned, "secondaryTextProperties")) { $1 }
      .merging(prefixed(imageProperties.assigned, "imageProperties")) { $1 }
  }
}

extension UIBackgroundConfiguration {
  /// Everything that was assigned, by names such as `shadowProperties.color`.
  var allAssigned: [String: Any?] {
    assigned.merging(prefixed(shadowProperties.assigned, "shadowProperties")) { $1 }
  }
}

private func prefixed(_ members: [String: Any?], _ prefix: String) -> [String: Any?] {
  Dictionary(uniqueKeysWithValues: members.map { ("\(prefix).\($0.key)", $0.value) })
}

/// What the shape of a font prints, for fonts of this package.
enum ExpectedFonts {
  static let table: [CellFont: String] = [
    .preferredFont(forTextStyle: .headline): "style headline",
    .preferredFont(forTextStyle: .caption1): "style caption1",
    .systemFont(ofSize: 12.5, weight: .heavy): "size 12.5, weight 0.56",
    .monospacedDigitSystemFont(ofSize: 11): "features 6.0, size 11.0, weight 0.0",
    .italicSystemFont(ofSize: 11): "italic true, size 11.0, tight false, weight 0.0",
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
    case .pair(_, let light, let dark, _): description(of: isDark ? dark : light, isDark: isDark)
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
