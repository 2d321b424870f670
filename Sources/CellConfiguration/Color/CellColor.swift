public import Foundation

/// A color as a description, which becomes numbers only when traits are known.
///
/// ```swift
/// content.textProperties.color = .secondaryLabel
/// background.backgroundColor = .systemBlue.withAlphaComponent(0.2)
/// background.strokeColor = CellColor(light: .black, dark: .white)
/// ```
///
/// Named colors take their components from the style sheet in force; what is made of them, by
/// alpha or a transformer, stays as dynamic as they are. Two colors are equal when they are
/// described in the same way.
///
/// A color is made of named colors, components and closures in at most 400 steps: pairs, changes
/// of alpha and transformers. Taking more of them traps, so that comparing, hashing and resolving a
/// color have a bound. Colors that closures choose are not counted.
public struct CellColor: Hashable, Sendable {
  /// How a color is described.
  enum Description: Hashable, Sendable {
    case named(Name)
    case components(Components)
    indirect case changed(CellColor, Change, steps: Int)
    indirect case pair(light: CellColor, dark: CellColor, steps: Int)
    case dynamic(SharedClosure<@Sendable (TraitCollection) -> CellColor>)
  }

  /// What is done to the components of another color.
  enum Change: Hashable, Sendable {
    case alpha(CGFloat)
    case transformer(ConfigurationColorTransformer)
  }

  let storage: Description

  init(_ storage: Description) { self.storage = storage }

  /// A color with a name.
  public init(_ name: Name) { storage = .named(name) }

  /// Finds a color by its name, as it is written in JSON; `nil` for a name that no color has.
  ///
  /// ```swift
  /// let tint = CellColor(name: "systemIndigo")  // .systemIndigo
  /// ```
  ///
  /// Colors without a name are written as their components, which ``Components/init(hex:)`` reads.
  public init?(name: String) {
    guard let name = Name(name: name) else { return nil }
    self.init(name)
  }

  /// A color of four components.
  public init(_ components: Components) { storage = .components(components) }

  /// A color of red, green, blue and alpha, each from 0 to 1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from black at 0 to white at 1.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// One color for light style, another one for dark.
  ///
  /// Of a pair in either place only the side that can show is kept. Traps if both colors together
  /// take more than 400 steps.
  public init(light: CellColor, dark: CellColor) {
    self = Self.required(CellColor(pairOf: light, dark))
  }

  /// A color that a closure chooses for the traits at hand.
  ///
  /// Equal to its copies only: two colors made by two closures differ, whatever the closures do.
  /// It cannot be encoded. ``init(light:dark:)`` has neither limit.
  public init(_ provider: @escaping @Sendable (TraitCollection) -> CellColor) {
    storage = .dynamic(SharedClosure(provider))
  }

  /// The same color with another opacity, as dynamic as before.
  ///
  /// Traps for a color that took 400 steps already.
  public func withAlphaComponent(_ alpha: CGFloat) -> CellColor {
    switch storage {
    case .components(var components):
      components.alpha = alpha
      return CellColor(components)
    case .changed(let base, .alpha, _): return Self.required(CellColor(base, .alpha(alpha)))
    default: return Self.required(CellColor(self, .alpha(alpha)))
    }
  }

  /// The components of the color for some traits: style, contrast, level and style sheet.
  public func resolved(with traits: TraitCollection) -> Components {
    switch storage {
    case .named(let name): return traits.styleSheet.palette.components(of: name, with: traits)
    case .components(let components): return components
    case .pair(let light, let dark, _): return (traits.isDark ? dark : light).resolved(with: traits)
    case .dynamic(let provider): return provider.call(traits).resolved(with: traits)
    case .changed(let base, .transformer(let transformer), _):
      return transformer.components(of: base.resolved(with: traits), with: traits)
    case .changed(let base, .alpha(let alpha), _):
      var components = base.resolved(with: traits)
      components.alpha = alpha
      return components
    }
  }
}

extension CellColor: CustomStringConvertible {
  /// The color in a few words: `systemBlue`, `#FF0000FF`, `systemBlue alpha 0.2`.
  ///
  /// Different colors have different descriptions. One that a closure chooses is `dynamic` with a
  /// number, which no other closure has as long as this one is there.
  public var description: String {
    switch storage {
    case .named(let name): name.name
    case .components(let components): "\(components)"
    case .changed(let base, .alpha(let alpha), _):
      "\(base.describedBase) alpha \(alpha.exactDescription)"
    case .changed(let base, .transformer(let transformer), _):
      "\(base.describedBase) through \(transformer.exactDescription)"
    case .pair(let light, let dark, _): "\(light) in light, \(dark) in dark"
    case .dynamic(let provider): "dynamic \(provider.number)"
    }
  }

  /// The description as that of a part of another color.
  private var describedBase: String {
    if case .pair = storage { "(\(self))" } else { description }
  }
}
