package import Foundation

/// The values of all shadow properties.
///
/// The defaults are as documented. UIKit's are the same for all styles.
package struct ShadowValues: Hashable, Sendable {
  package var color = CellColor.black
  package var opacity: CGFloat = 0
  package var radius: CGFloat = 0
  package var offset = CGSize.zero
  package var path: CellPath?
}

extension ShadowValues: KeyedRecord {
  enum Key: Int, CaseIterable {
    case color, opacity, radius, offset, path
  }

  static let kind = "shadow properties"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ShadowValues>) {
    visitor.visit(Property("color", \.color, .appearance, "color of the shadow"))
    visitor.visit(Property("opacity", \.opacity, .appearance, .fraction, "opacity of the shadow"))
    visitor.visit(
      Property(
        "radius", \.radius, .layout, .nonNegative, "how far the shadow is blurred, in points"))
    visitor.visit(
      Property(
        "offset", size: \.offset, .layout, .finite,
        "`[x, y]` that the shadow is moved by, in points"))
    visitor.visit(
      Property(
        "path", \.path, .layout,
        "outline in place of the background's, in points: `M 0 0 L 10 0 C 10 5 5 10 0 10 Z`"))
  }
}
