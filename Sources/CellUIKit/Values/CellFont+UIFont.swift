public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension CellFont {
  /// The font in UIKit's type; `nil` if no typeface has its name.
  ///
  /// A font of a text style, or one made by `FontMetrics`, grows with the user's text size.
  @MainActor public var uiFont: UIFont? {
    switch size {
    case .points(let points): return fixed(points)
    case .style(let style):
      guard familyName == nil else {
        return fixed(style.pointSize(at: .large)).map {
          UIFontMetrics(forTextStyle: style.uiTextStyle).scaledFont(for: $0)
        }
      }
      let traits = category == .unspecified ? nil : TraitCollection(category).uiTraitCollection
      let font = UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
      return described(font, weight: explicitWeight)
    case .scaled(let points, let style, let maximum):
      let metrics = UIFontMetrics(forTextStyle: style.uiTextStyle)
      return fixed(points).map {
        maximum == .infinity
          ? metrics.scaledFont(for: $0)
          : metrics.scaledFont(for: $0, maximumPointSize: maximum)
      }
    }
  }

  /// Returns the font in a size that never changes.
  private func fixed(_ points: CGFloat) -> UIFont? {
    if let familyName {
      return UIFont(name: familyName, size: points).map { described($0, weight: explicitWeight) }
    }
    let weight = UIFont.Weight(rawValue: weight.rawValue)
    return described(UIFont.systemFont(ofSize: points, weight: weight), weight: nil)
  }

  /// Returns a font with this font's design, spacing and digits, and optionally another weight.
  ///
  /// Not tested on a device: whether every combination has a face.
  private func described(_ font: UIFont, weight: Weight?) -> UIFont {
    if weight == nil, design == .default, !hasTightLeading, !hasMonospacedDigits, !isItalic {
      return font
    }
    var descriptor = font.fontDescriptor
    if design != .default { descriptor = descriptor.withDesign(design.uiDesign) ?? descriptor }
    if let weight {
      let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
      descriptor = descriptor.addingAttributes([.traits: traits])
    }
    var traits = descriptor.symbolicTraits
    if hasTightLeading { traits.insert(.traitTightLeading) }
    if isItalic { traits.insert(.traitItalic) }
    if traits != descriptor.symbolicTraits {
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    if hasMonospacedDigits {
      // Core Text's kNumberSpacingType and kMonospacedNumbersSelector.
      let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
      descriptor = descriptor.addingAttributes([.featureSettings: [feature]])
    }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension TraitCollection {
  /// Creates traits of which only the text size is specified.
  fileprivate init(_ category: CellContentSizeCategory) {
    self.init()
    preferredContentSizeCategory = category
  }
}

extension CellFont.TextStyle {
  var uiTextStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension CellFont.Design {
  fileprivate var uiDesign: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
