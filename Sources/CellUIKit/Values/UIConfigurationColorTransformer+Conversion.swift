public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

@MainActor
extension UIConfigurationColorTransformer {
  /// Creates the equivalent transformer.
  ///
  /// `grayscale`, `preferredTint` and `monochromeTint` are UIKit's own. A closure receives the
  /// components of the color for the current traits; it may run on any thread.
  public init(_ transformer: ConfigurationColorTransformer) {
    switch transformer.operation {
    case .grayscale: self = .grayscale
    case .preferredTint: self = .preferredTint
    case .monochromeTint: self = .monochromeTint
    case .sequence(let first, let second, _):
      // Functions from color to color without state. Not tested on a device: whether UIKit calls
      // them on threads other than the main one.
      nonisolated(unsafe) let first = UIConfigurationColorTransformer(first).transform
      nonisolated(unsafe) let second = UIConfigurationColorTransformer(second).transform
      self.init { @Sendable color in second(first(color)) }
    case .alpha, .dynamicLightAlpha, .custom:
      self.init { @Sendable color in transformer.applied(to: color) }
    }
  }
}

extension ConfigurationColorTransformer {
  /// Returns a color that is transformed whenever it is resolved.
  ///
  /// This uses the formulas of this package, on any thread.
  func applied(to color: UIColor) -> UIColor {
    UIColor(dynamicProvider: { @Sendable traits in
      let color = CellColor(CellColor.Components(color.resolvedColor(with: traits)))
      if case .custom(let transform) = operation {
        return transform.call(color).uiColor.resolvedColor(with: traits)
      }
      return self(color).resolved(with: TraitCollection(traits)).uiColor
    })
  }
}
