package import Foundation

/// Every property of a background with a value: what a style says, or what is left when all layers
/// are merged.
package struct BackgroundValues: Hashable, Sendable {
  package var customView: BackgroundCustomViewReference?
  package var cornerRadius: CGFloat = 0
  package var backgroundInsets = DirectionalEdgeInsets.zero
  package var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges = []
  package var backgroundColor: CellColor? = .clear
  package var backgroundColorTransformer: ConfigurationColorTransformer?
  package var visualEffect: CellVisualEffect?
  package var image: CellImage?
  package var imageContentMode = CellContentMode.scaleToFill
  package var strokeColor: CellColor? = .clear
  package var strokeColorTransformer: ConfigurationColorTransformer?
  package var strokeWidth: CGFloat = 0
  package var strokeOutset: CGFloat = 0
  package var shadow = ShadowValues()
}

extension BackgroundValues: PropertyRecord {
  static let kind = "a background"

  static let properties = collectedProperties()

  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<BackgroundValues>) {
    visitor.visit(Property("customView", \.customView, .content))
    visitor.visit(Property("cornerRadius", \.cornerRadius, .layout, .nonNegative))
    visitor.visit(Property("backgroundInsets", \.backgroundInsets, .layout))
    visitor.visit(
      Property(
        "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
        .layout))
    visitor.visit(Property("backgroundColor", \.backgroundColor, .appearance))
    visitor.visit(Property("backgroundColorTransformer", \.backgroundColorTransformer, .appearance))
    visitor.visit(Property("visualEffect", \.visualEffect, .appearance))
    visitor.visit(Property("image", \.image, .content))
    visitor.visit(Property("imageContentMode", \.imageContentMode, .layout))
    visitor.visit(Property("strokeColor", \.strokeColor, .appearance))
    visitor.visit(Property("strokeColorTransformer", \.strokeColorTransformer, .appearance))
    visitor.visit(Property("strokeWidth", \.strokeWidth, .layout, .nonNegative))
    visitor.visit(Property("strokeOutset", \.strokeOutset, .layout, .finite))
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
    OverridesPart(\.own, in: \.own),
    OverridesPart("shadowProperties", \.shadow.layers.assigned, in: \.shadow),
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
