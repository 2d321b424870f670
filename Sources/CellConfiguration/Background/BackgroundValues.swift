package import Foundation

/// Every property of a background with a value: what a style says, or what is left when all is
/// settled.
package struct BackgroundValues: Hashable, Sendable {
  package var customView: BackgroundCustomViewReference?
  package var cornerRadius: CGFloat = 0
  package var backgroundInsets = DirectionalEdgeInsets.zero
  package var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges = []
  package var backgroundColor: CellColor? = .clear
  package var backgroundColorTransformer: ConfigurationColorTransformer?
  package var visualEffect: VisualEffect?
  package var image: CellImage?
  package var imageContentMode = ContentMode.scaleToFill
  package var strokeColor: CellColor? = .clear
  package var strokeColorTransformer: ConfigurationColorTransformer?
  package var strokeWidth: CGFloat = 0
  package var strokeOutset: CGFloat = 0
  package var shadow = ShadowValues()
}

extension BackgroundValues: PropertyRecord {
  static let kind = "a background"

  static let properties: [Property<BackgroundValues>] = [
    Property("customView", \.customView, .content),
    Property("cornerRadius", \.cornerRadius, .layout, .nonNegative),
    Property("backgroundInsets", \.backgroundInsets, .layout),
    Property(
      "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
      .layout),
    Property("backgroundColor", \.backgroundColor, .appearance),
    Property("backgroundColorTransformer", \.backgroundColorTransformer, .appearance),
    Property("visualEffect", \.visualEffect, .appearance),
    Property("image", \.image, .content),
    Property("imageContentMode", \.imageContentMode, .layout),
    Property("strokeColor", \.strokeColor, .appearance),
    Property("strokeColorTransformer", \.strokeColorTransformer, .appearance),
    Property("strokeWidth", \.strokeWidth, .layout, .nonNegative),
    Property("strokeOutset", \.strokeOutset, .layout, .finite),
  ]

  func copy(_ properties: PropertySet, into other: inout BackgroundValues) {
    if properties[0] { other.customView = customView }
    if properties[1] { other.cornerRadius = cornerRadius }
    if properties[2] { other.backgroundInsets = backgroundInsets }
    if properties[3] {
      other.edgesAddingLayoutMarginsToBackgroundInsets = edgesAddingLayoutMarginsToBackgroundInsets
    }
    if properties[4] { other.backgroundColor = backgroundColor }
    if properties[5] { other.backgroundColorTransformer = backgroundColorTransformer }
    if properties[6] { other.visualEffect = visualEffect }
    if properties[7] { other.image = image }
    if properties[8] { other.imageContentMode = imageContentMode }
    if properties[9] { other.strokeColor = strokeColor }
    if properties[10] { other.strokeColorTransformer = strokeColorTransformer }
    if properties[11] { other.strokeWidth = strokeWidth }
    if properties[12] { other.strokeOutset = strokeOutset }
  }
}

extension BackgroundValues: ConfigurationValues {
  var own: BackgroundValues {
    @inline(__always) _read { yield self }
  }
}

/// What was assigned of a background, in the two records that it consists of.
struct BackgroundOverrides: ConfigurationOverrides {
  /// Everything but the shadow.
  var own = Overrides<BackgroundValues>()
  var shadow = BackgroundConfiguration.ShadowProperties(layers: RecordLayers())

  static let parts: [OverridesPart<BackgroundOverrides>] = [
    OverridesPart(\.own),
    OverridesPart("shadowProperties", \.shadow.layers.assigned),
  ]

  func apply(to values: inout BackgroundValues) {
    own.apply(to: &values)
    shadow.layers.assigned.apply(to: &values.shadow)
  }

  func merge(into lower: inout BackgroundOverrides) {
    own.merge(into: &lower.own)
    shadow.layers.assigned.merge(into: &lower.shadow.layers.assigned)
  }

  static func == (a: BackgroundOverrides, b: BackgroundOverrides) -> Bool {
    a.own == b.own && a.shadow.layers.assigned == b.shadow.layers.assigned
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(shadow.layers.assigned)
  }

  var isEmpty: Bool { own.isEmpty && shadow.layers.assigned.isEmpty }
}
