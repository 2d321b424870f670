package import Foundation

/// Every property of a shadow with a value.
///
/// Defaults as documented; UIKit's are the same for all styles.
package struct ShadowValues: Hashable, Sendable {
  package var color = CellColor.black
  package var opacity: CGFloat = 0
  package var radius: CGFloat = 0
  package var offset = CGSize.zero
  package var path: CellPath?
}

/// The properties of a shadow that somebody assigned.
struct ShadowOverrides: Hashable, Sendable {
  var color: CellColor?
  var opacity: CGFloat?
  var radius: CGFloat?
  var offset: CGSize?
  var path: CellPath??
}

extension ShadowOverrides: OverrideRecord {
  static let kind = "shadow properties"

  static let members: [Member<ShadowOverrides, ShadowValues>] = [
    Member("color", \.color, \.color),
    Member("opacity", \.opacity, \.opacity, .range(.fraction)),
    Member("radius", \.radius, \.radius, .range(.nonNegative)),
    Member("offset", size: \.offset, \.offset, .finite),
    Member("path", \.path, \.path),
  ]

  func apply(to values: inout ShadowValues) {
    color.replace(&values.color)
    opacity.replace(&values.opacity)
    radius.replace(&values.radius)
    offset.replace(&values.offset)
    path.replace(&values.path)
  }
}
