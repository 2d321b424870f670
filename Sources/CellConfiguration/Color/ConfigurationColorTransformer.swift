public import Foundation

/// A function that changes a color; the functions of the system have names.
///
/// Styles use transformers for the look of a state: the color stays the same, and the transformer
/// fades it. A customized color keeps the style's transformer; a customized transformer keeps the
/// style's color.
///
/// ```swift
/// background.backgroundColorTransformer = .grayscale.followed(by: .alpha(0.5))
/// background.strokeColorTransformer = ConfigurationColorTransformer {
///   $0.withAlphaComponent(0.2)
/// }
/// ```
///
/// As documented for `UIConfigurationColorTransformer`. Transformers without a closure are equal if
/// they make the same changes. A transformer with a closure is equal only to its copies.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  /// The operations of transformers.
  package enum Operation: Hashable, Sendable {
    case grayscale
    case preferredTint
    case monochromeTint
    case alpha(CGFloat)
    case dynamicLightAlpha
    case custom(SharedClosure<@Sendable (CellColor) -> CellColor>)
    indirect case sequence(
      ConfigurationColorTransformer, ConfigurationColorTransformer, steps: Int)
  }

  package let operation: Operation

  init(_ operation: Operation) { self.operation = operation }

  /// Creates a transformer from a closure; it equals only its copies and cannot be encoded.
  ///
  /// A closure that is written on the main actor, such as in a cell, may use the main actor's data:
  ///
  /// ```swift
  /// background.backgroundColorTransformer = ConfigurationColorTransformer { [weak self] color in
  ///   self?.isUrgent == true ? .systemRed : color
  /// }
  /// ```
  ///
  /// Such a closure runs only on the main actor; a color that is resolved elsewhere stays
  /// unchanged. A closure without an actor runs anywhere.
  public init(
    @_inheritActorContext _ transform:
      @escaping @Sendable @isolated(any) (CellColor) -> CellColor
  ) {
    let isolation = transform.isolation
    // The same function without its isolation, which is checked before each call. The language has
    // no conversion for this; ClosureRepresentationTests checks what the compiler does.
    let function = unsafeBitCast(transform, to: (@Sendable (CellColor) -> CellColor).self)
    let onItsActor: @Sendable (CellColor) -> CellColor = {
      isolation === MainActor.shared && MainQueue.isCurrent ? function($0) : $0
    }
    operation = .custom(SharedClosure(isolation == nil ? function : onItsActor))
  }

  /// A transformer that removes the hue and keeps alpha.
  ///
  /// UIKit's formula is unknown. The assumed formula is 0.299 red + 0.587 green + 0.114 blue of the
  /// encoded components.
  public static let grayscale = ConfigurationColorTransformer(.grayscale)

  /// A transformer that returns the color itself.
  ///
  /// This is documented for systems without an accent color.
  public static let preferredTint = ConfigurationColorTransformer(.preferredTint)

  /// A transformer that returns a subdued, colorless version and ignores accent colors.
  ///
  /// It is assumed to be the same as ``grayscale``.
  public static let monochromeTint = ConfigurationColorTransformer(.monochromeTint)

  /// Returns a transformer that multiplies the color's alpha by a factor.
  ///
  /// The system uses 0.3 for highlighted sidebar content and 0.5 for disabled sidebar rows.
  public static func alpha(_ factor: CGFloat) -> ConfigurationColorTransformer {
    ConfigurationColorTransformer(.alpha(factor))
  }

  /// A transformer for focused rows that multiplies alpha by 0.12 in light and 0.4 in dark style.
  public static let dynamicLightAlpha = ConfigurationColorTransformer(.dynamicLightAlpha)

  /// Returns a transformer that applies this transformer and then another one.
  ///
  /// Traps if the result joins more than 400 transformers, the maximum number of steps in a color.
  public func followed(by next: ConfigurationColorTransformer) -> ConfigurationColorTransformer {
    guard let sequence = ConfigurationColorTransformer(sequenceOf: self, next) else {
      trap("a color transformer made in more than \(CellColor.largestStepCount) steps")
    }
    return sequence
  }

  /// Creates a sequence of two transformers, or `nil` if it takes too many steps.
  init?(sequenceOf first: Self, _ second: Self) {
    let steps = first.steps + second.steps
    if steps > CellColor.largestStepCount { return nil }
    operation = .sequence(first, second, steps: steps)
  }

  /// The number of transformers that were joined.
  var steps: Int {
    if case .sequence(_, _, let steps) = operation { steps } else { 1 }
  }

  /// The transformer as a function.
  public var transform: @Sendable (CellColor) -> CellColor { { self($0) } }

  /// Returns the transformed color, which is as dynamic as the original.
  ///
  /// Only closures run immediately. All other operations run when the color is resolved, so factors
  /// that depend on the style use the same traits as the components. Traps if the result takes more
  /// than 400 steps.
  public func callAsFunction(_ color: CellColor) -> CellColor {
    switch operation {
    case .custom(let transform): transform.call(color)
    case .preferredTint: color
    case .sequence(let first, let second, _): second(first(color))
    case .grayscale, .monochromeTint, .alpha, .dynamicLightAlpha:
      CellColor.required(CellColor(color, .transformer(self)))
    }
  }
}

extension ConfigurationColorTransformer {
  /// The factors of ``dynamicLightAlpha``.
  ///
  /// Recorded in the iOS 26 generation; the factor for dark style was recorded once.
  private enum LightAlpha {
    static let light: CGFloat = 0.12
    static let dark: CGFloat = 0.4
  }

  /// Returns the transformed components of a resolved color.
  func components(
    of color: CellColor.Components, with traits: TraitCollection
  ) -> CellColor.Components {
    var result = color
    switch operation {
    case .grayscale, .monochromeTint: result = color.gray
    case .preferredTint: break
    case .alpha(let factor): result.alpha *= factor
    case .dynamicLightAlpha: result.alpha *= traits.isDark ? LightAlpha.dark : LightAlpha.light
    case .custom(let transform): result = transform.call(CellColor(color)).resolved(with: traits)
    case .sequence(let first, let second, _):
      result = second.components(of: first.components(of: color, with: traits), with: traits)
    }
    return result
  }
}

extension ConfigurationColorTransformer: CustomStringConvertible {
  /// The name of the transformer; `Custom` for a closure.
  public var description: String {
    switch operation {
    case .grayscale: "Grayscale"
    case .preferredTint: "Preferred Tint"
    case .monochromeTint: "Monochrome Tint"
    case .alpha(let factor): Self.describe(alpha: factor)
    case .dynamicLightAlpha: "Dynamic Light Alpha"
    case .custom: "Custom"
    case .sequence(let first, let second, _): "\(first) then \(second)"
    }
  }

  /// A description that no other transformer has.
  ///
  /// A closure has a number, and nested sequences have parentheses.
  var exactDescription: String {
    switch operation {
    case .custom(let transform): return "Custom \(transform.number)"
    case .sequence(let first, let second, _):
      let next = second.steps > 1 ? "(\(second.exactDescription))" : second.exactDescription
      return "\(first.exactDescription) then \(next)"
    default: return description
    }
  }

  /// Returns a factor in percent if that is exact, as UIKit prints it.
  private static func describe(alpha factor: CGFloat) -> String {
    let percent = (factor * 100).shortDescription
    let isExact = Double(percent).map { CGFloat($0) / 100 == factor } ?? false
    return isExact ? "\(percent)% Alpha" : "\(factor.exactDescription) Alpha"
  }
}
