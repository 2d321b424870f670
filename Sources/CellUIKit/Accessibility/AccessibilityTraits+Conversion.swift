public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitShapes
#endif

extension AccessibilityTraits {
  /// The traits as UIKit has them.
  public var uiAccessibilityTraits: UIAccessibilityTraits {
    let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
      (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
      (.staticText, .staticText), (.header, .header), (.notEnabled, .notEnabled),
      (.adjustable, .adjustable), (.updatesFrequently, .updatesFrequently),
      (.searchField, .searchField),
    ]
    return pairs.reduce(into: UIAccessibilityTraits.none) { traits, pair in
      if contains(pair.0) { traits.formUnion(pair.1) }
    }
  }
}

@MainActor
extension UIView {
  /// Assigns what a cell tells assistive technology.
  ///
  /// A text that is `nil` is taken from the content, as the system does. Traits and whether the
  /// view is an element stay as they are if they are `nil`, because a view does not say what they
  /// were before they were assigned.
  func assign(_ attributes: AccessibilityAttributes) {
    accessibilityLabel = attributes.label
    accessibilityValue = attributes.value
    accessibilityHint = attributes.hint
    accessibilityIdentifier = attributes.identifier
    if let isElement = attributes.isElement { isAccessibilityElement = isElement }
    if let traits = attributes.traits { accessibilityTraits = traits.uiAccessibilityTraits }
  }
}
