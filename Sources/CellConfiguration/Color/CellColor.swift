public import Foundation

/// A description of a color, which resolves to components for given traits.
///
/// ```swift
/// content.textProperties.color = .secondaryLabel
/// background.backgroundColor = .systemBlue.withAlphaComponent(0.2)
/// background.strokeColor = CellColor(light: .black, dark: .white)
/// ```
///
/// Named colors take their components from the current style sheet. A color derived from them with
/// an alpha value or a transformer stays dynamic. Two colors are equal if their descriptions are
/// equal.
///
/// A color consists of named colors, components and closures, combined in at most 400 steps. The
/// steps are pairs, changes of alpha and transformers. More steps trap; this limits the cost of
/// comparing, hashing and resolving a color. Colors that closures choose do not count.
public struct CellColor: Hashable, Sendable {
  /// The ways to describe a color.
  package enum Description: Hashable, Sendable {
    case named(Name)
    case components(Components)
    case changed(CellColor, Change, steps: Int)
    case pair(Variation, CellColor, CellColor, steps: Int)
    case dynamic(SharedClosure<@Sendable (TraitCollection) -> CellColor>)
  }

  /// A trait that chooses between the two colors of a pair.
  package enum Variation: Hashable, Sendable {
    /// The first color is for light style, the second for dark style.
    case style

    /// The first color is for normal contrast, the second for high contrast.
    case contrast

    /// Returns whether traits choose the second color of a pair.
    package func isSecond(in traits: TraitCollection) -> Bool {
      switch self {
      case .style: traits.isDark
      case .contrast: traits.accessibilityContrast == .high
      }
    }
  }

  /// A change to the components of another color.
  package enum Change: Hashable, Sendable {
    case alpha(CGFloat)
    case transformer(ConfigurationColorTransformer)
  }

  /// The description of a color other than a named one, shared by its copies.
  private final class Composition: Sendable {
    let description: Description

    init(_ description: Description) { self.description = description }
  }

  // A color takes one reference and one byte, because configurations have many colors and copy them
  // often. Most colors are named.
  private let composition: Composition?

  /// The name; meaningless if the color has a composition.
  private let name: Name

  package var storage: Description { composition?.description ?? .named(name) }

  init(composedOf description: Description) {
    composition = Composition(description)
    name = .clear
  }

  /// Creates the color with a name.
  public init(_ name: Name) {
    composition = nil
    self.name = name
  }

  /// Creates a color from its name in JSON, or `nil` if no color has that name.
  ///
  /// ```swift
  /// let tint = CellColor(name: "systemIndigo")  // systemIndigo
  /// ```
  ///
  /// Colors without a name are encoded as their components, which ``Components/init(hex:)`` reads.
  public init?(name: String) {
    guard let name = Name(name: name) else { return nil }
    self.init(name)
  }

  /// Creates a color from its components.
  public init(_ components: Components) { self.init(composedOf: .components(components)) }

  /// Creates a color from red, green, blue and alpha components, each from 0 to 1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from hue, saturation, brightness and alpha, each from 0 to 1 in sRGB.
  ///
  /// Hues run from red at 0 through green at 1/3 and blue at 2/3 back to red at 1. Components
  /// outside their range count as the nearest end, components that are not a number as 0.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    func part(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1) : 0 }
    let hue = part(hue) * 6
    let (saturation, brightness) = (part(saturation), part(brightness))
    /// Returns the amount of a primary color, by the distance of its hue from the requested one.
    func component(_ primary: CGFloat) -> CGFloat {
      let distance = min((hue - primary).magnitude, 6 - (hue - primary).magnitude)
      return brightness * (1 - saturation * part(distance - 1))
    }
    self.init(
      red: component(0), green: component(2), blue: component(4), alpha: part(alpha))
  }

  /// Creates a gray, from black at 0 to white at 1.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color that differs between light and dark style.
  ///
  /// If either color is itself a pair, only the side that can show is kept. Traps if both colors
  /// together take more than 400 steps.
  public init(light: CellColor, dark: CellColor) {
    self = Self.required(CellColor(pairBy: .style, light, dark))
  }

  /// Creates a color that differs between normal and high contrast.
  ///
  /// If either color itself differs in contrast, only the side that can show is kept. Traps if both
  /// colors together take more than 400 steps.
  public init(normal: CellColor, highContrast: CellColor) {
    self = Self.required(CellColor(pairBy: .contrast, normal, highContrast))
  }

  /// Creates a color that a closure chooses for the current traits.
  ///
  /// The color is equal only to its copies; colors made from two closures always differ. It cannot
  /// be encoded. ``init(light:dark:)`` has neither limitation.
  public init(_ provider: @escaping @Sendable (TraitCollection) -> CellColor) {
    self.init(composedOf: .dynamic(SharedClosure(provider)))
  }

  /// Returns the color with another opacity, as dynamic as before.
  ///
  /// Traps if the color already took 400 steps.
  public func withAlphaComponent(_ alpha: CGFloat) -> CellColor {
    switch storage {
    case .components(var components):
      components.alpha = alpha
      return CellColor(components)
    case .changed(let base, .alpha, _): return Self.required(CellColor(base, .alpha(alpha)))
    default: return Self.required(CellColor(self, .alpha(alpha)))
    }
  }

  /// Returns the components of the color for some traits: style, contrast, level and style sheet.
  ///
  /// ``tintColor`` counts as the system blue.
  public func resolved(with traits: TraitCollection) -> Components {
    components(with: traits, tint: nil)
  }

  /// Returns the components of the color for some traits and a tint.
  ///
  /// ```swift
  /// let faded = CellColor.tintColor.withAlphaComponent(0.5)
  /// let alpha = faded.resolved(with: .phone, tint: .systemGreen).alpha  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits that determine the components of named colors.
  ///   - tint: The color that replaces ``tintColor``.
  public func resolved(with traits: TraitCollection, tint: CellColor) -> Components {
    components(with: traits, tint: tint)
  }

  private func components(with traits: TraitCollection, tint: CellColor?) -> Components {
    switch storage {
    case .named(let name):
      if name == .tintColor, let tint { return tint.components(with: traits, tint: nil) }
      return traits.styleSheet.palette.components(of: name, with: traits)
    case .components(let components): return components
    case .pair(let variation, let first, let second, _):
      return (variation.isSecond(in: traits) ? second : first).components(with: traits, tint: tint)
    case .dynamic(let provider):
      return provider.call(traits).components(with: traits, tint: tint)
    case .changed(let base, .transformer(let transformer), _):
      return transformer.components(
        of: base.components(with: traits, tint: tint), with: traits)
    case .changed(let base, .alpha(let alpha), _):
      var components = base.components(with: traits, tint: tint)
      components.alpha = alpha
      return components
    }
  }
}

extension CellColor {
  /// Returns whether two colors have equal descriptions.
  public static func == (a: CellColor, b: CellColor) -> Bool {
    a.name == b.name && a.composition?.description == b.composition?.description
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension CellColor: CustomStringConvertible {
  /// A short description, such as `systemBlue`, `#FF0000FF` or `systemBlue alpha 0.2`.
  ///
  /// Different colors have different descriptions. A color that a closure chooses is `dynamic` with
  /// a number that is unique during the lifetime of the closure.
  public var description: String {
    switch storage {
    case .named(let name): name.name
    case .components(let components): "\(components)"
    case .changed(let base, .alpha(let alpha), _):
      "\(base.describedBase) alpha \(alpha.exactDescription)"
    case .changed(let base, .transformer(let transformer), _):
      "\(base.describedBase) through \(transformer.exactDescription)"
    case .pair(.style, let light, let dark, _): "\(light) in light, \(dark) in dark"
    case .pair(.contrast, let normal, let high, _):
      "\(normal.describedBase) in normal, \(high.describedBase) in high contrast"
    case .dynamic(let provider): "dynamic \(provider.number)"
    }
  }

  /// The description of the color as a part of another color.
  private var describedBase: String {
    if case .pair = storage { "(\(self))" } else { description }
  }
}
