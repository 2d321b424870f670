import CellConfiguration
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
    case (let own as CellVisualEffect, let converted as UIBlurEffect):
      own.blurStyle.name == "\(converted.style)"
    case (let own as CellPath, let converted as UIBezierPath):
      own.elements.count == converted.steps.count
    case (let own as AttributedString, let converted as NSAttributedString):
      String(own.characters) == converted.string
    case (let own as any NamedCase, let converted?): own.name == "\(converted)"
    default: false
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
    let parts = [
      own.accessibilityLabel.map { "label \($0)" },
      own.renderingMode == .automatic ? nil : "mode \(own.renderingMode.name)",
      own.isSymbol ? nil : "name \(own.name ?? "")",
      own.isSymbol ? "symbol \(own.name ?? "")" : nil,
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
