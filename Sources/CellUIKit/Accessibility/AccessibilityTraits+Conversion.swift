public import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension AccessibilityTraits {
  /// The traits in UIKit's type.
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
  /// Assigns the accessibility attributes of a cell.
  ///
  /// The system derives each `nil` string from the content. Traits and `isElement` do not change
  /// if they are `nil`, because a view does not store the values from before the assignment.
  func assign(_ attributes: AccessibilityAttributes) {
    accessibilityLabel = attributes.label
    accessibilityValue = attributes.value
    accessibilityHint = attributes.hint
    accessibilityIdentifier = attributes.identifier
    if let isElement = attributes.isElement { isAccessibilityElement = isElement }
    if let traits = attributes.traits { accessibilityTraits = traits.uiAccessibilityTraits }
  }
}
