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

extension ShadowValues: PropertyRecord {
  static let kind = "shadow properties"

  static let properties: [Property<ShadowValues>] = [
    Property("color", \.color, .appearance),
    Property("opacity", \.opacity, .appearance, .fraction),
    Property("radius", \.radius, .layout, .nonNegative),
    Property("offset", size: \.offset, .layout, .finite),
    Property("path", \.path, .layout),
  ]

  func copy(_ properties: PropertySet, into other: inout ShadowValues) {
    if properties[0] { other.color = color }
    if properties[1] { other.opacity = opacity }
    if properties[2] { other.radius = radius }
    if properties[3] { other.offset = offset }
    if properties[4] { other.path = path }
  }
}
