package import Foundation

/// The values of all background properties, from a style or after merging all layers.
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
    visitor.visit(
      Property("customView", \.customView, .content, "`null` only: a view cannot be written down"))
    visitor.visit(
      Property(
        "cornerRadius", \.cornerRadius, .layout, .nonNegative, "radius of the corners, in points"))
    visitor.visit(
      Property(
        "backgroundInsets", \.backgroundInsets, .layout,
        "`[top, leading, bottom, trailing]`, in points; negative ones reach outside the cell"))
    visitor.visit(
      Property(
        "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
        .layout, "edges at which the layout margins are added to the insets"))
    visitor.visit(Property("backgroundColor", \.backgroundColor, .appearance, "color of the fill"))
    visitor.visit(
      Property(
        "backgroundColorTransformer", \.backgroundColorTransformer, .appearance,
        "what the color of the fill passes through before it is drawn"))
    visitor.visit(
      Property(
        "visualEffect", \.visualEffect, .appearance, "what the background does to what is behind it"
      ))
    visitor.visit(Property("image", \.image, .content, "image in front of the fill"))
    visitor.visit(
      Property(
        "imageContentMode", \.imageContentMode, .layout, "how the image fills the background"))
    visitor.visit(
      Property("strokeColor", \.strokeColor, .appearance, "color of the line along the edge"))
    visitor.visit(
      Property(
        "strokeColorTransformer", \.strokeColorTransformer, .appearance,
        "what the color of the line passes through before it is drawn"))
    visitor.visit(
      Property(
        "strokeWidth", \.strokeWidth, .layout, .nonNegative,
        "width of the line along the edge, in points")
    )
    visitor.visit(
      Property(
        "strokeOutset", \.strokeOutset, .layout, .finite,
        "distance of the line's outer edge from the fill's, in points"))
  }
}

extension BackgroundValues: ConfigurationValues {
  var own: BackgroundValues {
    @inline(__always) _read { yield self }
  }
}

/// The assigned properties of a background, in its two records.
struct BackgroundOverrides: ConfigurationOverrides {
  /// The assigned properties except those of the shadow.
  var own = Overrides<BackgroundValues>()
  var shadow = BackgroundConfiguration.ShadowProperties(layers: RecordLayers())

  static let parts: [any OverridesPart<BackgroundOverrides>] = [
    OwnPart<Self>(),
    RecordPart<Self, _>(
      name: "shadowProperties", path: \.shadow.layers.assigned, record: \.shadow,
      meaning: "the shadow of the background"),
  ]

  static let formName = "BackgroundConfiguration"
  static let members: [MemberForm] = members(of: BackgroundConfiguration.Style.self)

  init() {}

  init(all values: BackgroundValues) {
    own = Overrides(all: values)
    shadow.layers.assigned = CopyOnWriteBox(Overrides(all: values.shadow))
  }

  func apply(to values: inout BackgroundValues) {
    own.apply(to: &values)
    shadow.layers.assigned.apply(to: &values.shadow)
  }

  @inline(never)
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

/// The layers of both records.
extension LayerAddresses<BackgroundOverrides> {
  var own: LayeredRecord<BackgroundValues> {
    @inline(__always) get {
      record {
        $0
      } _: {
        $0.address(of: \.own)
      }
    }
  }

  var shadow: LayeredRecord<ShadowValues> {
    @inline(__always) get {
      record {
        $0.address(of: \.shadow)
      } _: {
        CopyOnWriteBox.address(in: $0.address(of: \.shadow.layers.assigned))
      }
    }
  }
}
