public import Foundation

/// A function from color to color, as a value with a name where it has one.
///
/// Styles use transformers for the look of a state: the color stays what it was, the transformer
/// fades it. A customized color keeps the style's transformer, a customized transformer keeps the
/// style's color.
///
/// ```swift
/// background.backgroundColorTransformer = .grayscale.followed(by: .alpha(0.5))
/// background.strokeColorTransformer = ConfigurationColorTransformer {
///   $0.withAlphaComponent(0.2)
/// }
/// ```
///
/// As documented for `UIConfigurationColorTransformer`. Transformers without a closure are equal
/// when they do the same; one with a closure is equal to its copies only.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  /// What the transformer does.
  enum Operation: Hashable, Sendable {
    case grayscale
    case preferredTint
    case monochromeTint
    case alpha(CGFloat)
    case dynamicLightAlpha
    case custom(SharedClosure<@Sendable (CellColor) -> CellColor>)
    indirect case sequence(
      ConfigurationColorTransformer, ConfigurationColorTransformer, steps: Int)
  }

  let operation: Operation

  init(_ operation: Operation) { self.operation = operation }

  /// A transformer of your own; equal to its copies only, and not encodable.
  ///
  /// The closure may read what belongs to the main actor if it is written there, as in a cell:
  ///
  /// ```swift
  /// background.backgroundColorTransformer = ConfigurationColorTransformer { [weak self] color in
  ///   self?.isUrgent == true ? .systemRed : color
  /// }
  /// ```
  ///
  /// It then runs on the main actor only; a color that is resolved elsewhere stays as it is. A
  /// closure that belongs to no actor runs anywhere.
  public init(
    @_inheritActorContext _ transform:
      @escaping @Sendable @isolated(any) (CellColor) -> CellColor
  ) {
    let isolation = transform.isolation
    // The same function without the note of its isolation, which is looked at before each call.
    let function = unsafeBitCast(transform, to: (@Sendable (CellColor) -> CellColor).self)
    let onItsActor: @Sendable (CellColor) -> CellColor = {
      isolation === MainActor.shared && MainQueue.isCurrent ? function($0) : $0
    }
    operation = .custom(SharedClosure(isolation == nil ? function : onItsActor))
  }

  /// The color without its hue, alpha kept.
  ///
  /// UIKit's formula is unknown; assumed: 0.299 red + 0.587 green + 0.114 blue of the encoded
  /// components.
  public static let grayscale = ConfigurationColorTransformer(.grayscale)

  /// The color itself, as documented for systems without an accent color of their own.
  public static let preferredTint = ConfigurationColorTransformer(.preferredTint)

  /// A subdued, colorless version that ignores accent colors.
  ///
  /// Assumed to be the same as ``grayscale``.
  public static let monochromeTint = ConfigurationColorTransformer(.monochromeTint)

  /// The color with its alpha multiplied by a factor.
  ///
  /// The system's own are 0.3, for highlighted sidebar content, and 0.5, for disabled sidebar rows.
  public static func alpha(_ factor: CGFloat) -> ConfigurationColorTransformer {
    ConfigurationColorTransformer(.alpha(factor))
  }

  /// The color with its alpha multiplied by 0.12 in light and 0.4 in dark style, for focused rows.
  public static let dynamicLightAlpha = ConfigurationColorTransformer(.dynamicLightAlpha)

  /// This transformer first, then another one.
  ///
  /// Traps if that joins more than 400 transformers, as many as a color has steps.
  public func followed(by next: ConfigurationColorTransformer) -> ConfigurationColorTransformer {
    guard let sequence = ConfigurationColorTransformer(sequenceOf: self, next) else {
      trap("a color transformer made in more than \(CellColor.largestStepCount) steps")
    }
    return sequence
  }

  /// One transformer after another; `nil` if that takes too many steps.
  init?(sequenceOf first: Self, _ second: Self) {
    let steps = first.steps + second.steps
    if steps > CellColor.largestStepCount { return nil }
    operation = .sequence(first, second, steps: steps)
  }

  /// How many transformers were joined to make this one.
  var steps: Int {
    if case .sequence(_, _, let steps) = operation { steps } else { 1 }
  }

  /// The function that the transformer stands for.
  public var transform: @Sendable (CellColor) -> CellColor { { self($0) } }

  /// The transformed color, as dynamic as the original.
  ///
  /// Only closures run now; everything else is done when the color is resolved, so that factors
  /// that depend on the style are chosen with the same traits as the components. Traps for a color
  /// that would then be made in more than 400 steps.
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

/// The queue of the main actor, which is not always served by the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the present code runs on it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

extension ConfigurationColorTransformer {
  /// Factors of ``dynamicLightAlpha``.
  ///
  /// Recorded, iOS 26 generation; the one for dark style once.
  private enum LightAlpha {
    static let light: CGFloat = 0.12
    static let dark: CGFloat = 0.4
  }

  /// The transformed components of a color that is already resolved.
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
  /// The name of the transformer, `Custom` for a closure.
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

  /// The description that no other transformer has: a closure has a number, sequences in one
  /// another have parentheses.
  var exactDescription: String {
    switch operation {
    case .custom(let transform): return "Custom \(transform.number)"
    case .sequence(let first, let second, _):
      let next = second.steps > 1 ? "(\(second.exactDescription))" : second.exactDescription
      return "\(first.exactDescription) then \(next)"
    default: return description
    }
  }

  /// A factor in percent where that is exact, as UIKit prints it.
  private static func describe(alpha factor: CGFloat) -> String {
    let percent = (factor * 100).shortDescription
    let isExact = Double(percent).map { CGFloat($0) / 100 == factor } ?? false
    return isExact ? "\(percent)% Alpha" : "\(factor.exactDescription) Alpha"
  }
}
