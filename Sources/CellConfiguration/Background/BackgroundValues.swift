package import Foundation

/// Every property of a background with a value: what a style says, or what is left when all is
/// settled.
package struct BackgroundValues: Hashable, Sendable {
  package var customView: BackgroundCustomViewReference?
  package var cornerRadius: CGFloat
  package var backgroundInsets = DirectionalEdgeInsets.zero
  package var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges = []
  package var backgroundColor: CellColor?
  package var backgroundColorTransformer: ConfigurationColorTransformer?
  package var visualEffect: VisualEffect?
  package var image: CellImage?
  package var imageContentMode = ContentMode.scaleToFill
  package var strokeColor: CellColor? = .clear
  package var strokeColorTransformer: ConfigurationColorTransformer?
  package var strokeWidth: CGFloat = 0
  package var strokeOutset: CGFloat = 0
  package var shadow = ShadowValues()

  init(backgroundColor: CellColor, cornerRadius: CGFloat) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
  }
}

/// The properties of a background that somebody assigned.
struct BackgroundOverrides: Hashable, Sendable {
  var customView: BackgroundCustomViewReference??
  var cornerRadius: CGFloat?
  var backgroundInsets: DirectionalEdgeInsets?
  var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdges?
  var backgroundColor: CellColor??
  var backgroundColorTransformer: ConfigurationColorTransformer??
  var visualEffect: VisualEffect??
  var image: CellImage??
  var imageContentMode: ContentMode?
  var strokeColor: CellColor??
  var strokeColorTransformer: ConfigurationColorTransformer??
  var strokeWidth: CGFloat?
  var strokeOutset: CGFloat?
  var shadow = ShadowOverrides()
}

extension BackgroundOverrides: OverrideRecord {
  static let kind = "a background"

  static let members: [Member<BackgroundOverrides, BackgroundValues>] = [
    Member("customView", \.customView, \.customView),
    Member("cornerRadius", \.cornerRadius, \.cornerRadius, .range(.nonNegative)),
    Member("backgroundInsets", \.backgroundInsets, \.backgroundInsets),
    Member(
      "edgesAddingLayoutMarginsToBackgroundInsets",
      \.edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets),
    Member("backgroundColor", \.backgroundColor, \.backgroundColor),
    Member(
      "backgroundColorTransformer", \.backgroundColorTransformer, \.backgroundColorTransformer),
    Member("visualEffect", \.visualEffect, \.visualEffect),
    Member("image", \.image, \.image),
    Member("imageContentMode", \.imageContentMode, \.imageContentMode),
    Member("strokeColor", \.strokeColor, \.strokeColor),
    Member("strokeColorTransformer", \.strokeColorTransformer, \.strokeColorTransformer),
    Member("strokeWidth", \.strokeWidth, \.strokeWidth, .range(.nonNegative)),
    Member("strokeOutset", \.strokeOutset, \.strokeOutset, .range(.finite)),
    Member("shadowProperties", nested: \.shadow, \.shadow),
  ]

  func apply(to values: inout BackgroundValues) {
    customView.replace(&values.customView)
    cornerRadius.replace(&values.cornerRadius)
    backgroundInsets.replace(&values.backgroundInsets)
    edgesAddingLayoutMarginsToBackgroundInsets.replace(
      &values.edgesAddingLayoutMarginsToBackgroundInsets)
    backgroundColor.replace(&values.backgroundColor)
    backgroundColorTransformer.replace(&values.backgroundColorTransformer)
    visualEffect.replace(&values.visualEffect)
    image.replace(&values.image)
    imageContentMode.replace(&values.imageContentMode)
    strokeColor.replace(&values.strokeColor)
    strokeColorTransformer.replace(&values.strokeColorTransformer)
    strokeWidth.replace(&values.strokeWidth)
    strokeOutset.replace(&values.strokeOutset)
    shadow.apply(to: &values.shadow)
  }
}
