public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension CellColor {
  /// The color in UIKit's type.
  ///
  /// Named colors become system colors, so they match the version of the system. Pairs, transformed
  /// colors and colors that a closure chooses stay dynamic; the closure may run on any thread.
  public var uiColor: UIColor {
    switch storage {
    case .named(let name): return name.uiColor
    case .components(let components): return components.uiColor
    case .changed(let base, .alpha(let alpha), _): return base.uiColor.withAlphaComponent(alpha)
    case .changed(let base, .transformer(let transformer), _):
      return transformer.applied(to: base.uiColor)
    case .pair(let variation, let first, let second, _):
      let (first, second) = (first.uiColor, second.uiColor)
      return UIColor(dynamicProvider: { @Sendable traits in
        // Either color may be a pair for the other trait.
        (variation.isSecond(in: TraitCollection(traits)) ? second : first)
          .resolvedColor(with: traits)
      })
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { @Sendable traits in
        provider.call(TraitCollection(traits)).uiColor.resolvedColor(with: traits)
      })
    }
  }
}

extension CellColor.Components {
  /// The color in sRGB.
  public var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates the components of a color for its current traits.
  init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CellColor.Name {
  fileprivate var uiColor: UIColor {
    switch self {
    case .systemBlue: .systemBlue
    case .systemGreen: .systemGreen
    case .systemIndigo: .systemIndigo
    case .systemOrange: .systemOrange
    case .systemPink: .systemPink
    case .systemPurple: .systemPurple
    case .systemRed: .systemRed
    case .systemTeal: .systemTeal
    case .systemYellow: .systemYellow
    case .systemCyan: .systemCyan
    case .systemMint: .systemMint
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .link: .link
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .clear: .clear
    case .black: .black
    case .white: .white
    case .darkGray: .darkGray
    case .lightGray: .lightGray
    case .gray: .gray
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .yellow: .yellow
    case .magenta: .magenta
    case .orange: .orange
    case .purple: .purple
    case .brown: .brown
    case .darkText: .darkText
    case .lightText: .lightText
    case .tintColor: .tintColor
    }
  }
}
