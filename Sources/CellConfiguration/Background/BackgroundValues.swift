package import Foundation

/// The values of all background properties, from a style or after merging what was assigned.
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

  /// Hashes the values in which looks usually differ: a table hashes each of its looks.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(backgroundInsets.leading)
  }
}

/// The values of a background that determine its fill.
package struct BackgroundFillValues: Sendable {
  package let cornerRadius: CGFloat
  package let insets: DirectionalEdgeInsets

  /// The edges at which the layout margins are added to the insets.
  package let edgesAddingMargins: DirectionalRectEdges

  /// Copies the values of a background.
  package init(_ values: borrowing BackgroundValues) {
    cornerRadius = values.cornerRadius
    insets = values.backgroundInsets
    edgesAddingMargins = values.edgesAddingLayoutMarginsToBackgroundInsets
  }
}

extension BackgroundValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case customView, cornerRadius, backgroundInsets, edgesAddingLayoutMarginsToBackgroundInsets,
      backgroundColor, backgroundColorTransformer, visualEffect, image, imageContentMode,
      strokeColor, strokeColorTransformer, strokeWidth, strokeOutset
  }

  static let kind = "a background"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<BackgroundValues>) {
    visitor.visit(
      Property("customView", \.customView, .content, "`null` only: a view cannot be encoded"))
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
    visitor.visit(Property("backgroundColor", \.backgroundColor, .display, "color of the fill"))
    visitor.visit(
      Property(
        "backgroundColorTransformer", \.backgroundColorTransformer, .display,
        "what the color of the fill passes through before it is drawn"))
    visitor.visit(
      Property(
        "visualEffect", \.visualEffect, .display, "what the background does to what is behind it"
      ))
    visitor.visit(Property("image", \.image, .content, "image in front of the fill"))
    visitor.visit(
      Property(
        "imageContentMode", \.imageContentMode, .layout, "how the image fills the background"))
    visitor.visit(
      Property("strokeColor", \.strokeColor, .display, "color of the line along the edge"))
    visitor.visit(
      Property(
        "strokeColorTransformer", \.strokeColorTransformer, .display,
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
  var own: BackgroundValues { _read { yield self } }
}

/// The groups of a background with the assignments to each.
struct BackgroundAssignments: ConfigurationAssignments {
  typealias Values = BackgroundValues

  /// All properties except those of the shadow.
  var own = GroupAssignments<BackgroundValues>()
  var shadow = BackgroundConfiguration.ShadowProperties(defaults: .unspecified)

  static let groups: [any GroupDescription<BackgroundAssignments>] = [
    DescribedGroup(path: \.own, values: \.self),
    DescribedGroup(
      name: "shadowProperties", path: \.shadow.assignments, values: \.shadow,
      meaning: "the shadow of the background"),
  ]

  static let schemaName = "BackgroundConfiguration"
  static let members: [Schema.Member] = members(of: BackgroundConfiguration.Style.self)
}

extension BackgroundAssignments {
  init(all values: BackgroundValues) {
    own = GroupAssignments(all: values)
    shadow.assignments = GroupAssignments(all: values.shadow)
  }

  var isEmpty: Bool { own.present.isEmpty && shadow.box.isEmpty }
  var isCustom: Bool { own.isCustom || shadow.isCustom }

  mutating func merge(_ rule: BackgroundAssignments) {
    mergeOwn(rule)
    shadow.merge(rule.shadow)
  }

  mutating func apply(_ change: AssignmentsChange) {
    own.apply(change)
    shadow.apply(change)
  }

  func apply(to values: inout BackgroundValues) {
    own.apply(to: &values)
    shadow.box.storage?.value.apply(to: &values.shadow)
  }

  static func == (a: BackgroundAssignments, b: BackgroundAssignments) -> Bool {
    a.own == b.own && a.shadow.box == b.shadow.box
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(shadow.box)
  }
}

/// A toolkit view that a background displays inside its insets.
///
/// Conform your own view class to this protocol; it has no requirements. A configuration keeps a
/// strong reference to the view. Two configurations are equal only if they have the same view.
public protocol BackgroundCustomView: AnyObject, Sendable {}

/// A custom view, compared by identity.
package struct BackgroundCustomViewReference: Hashable, Sendable {
  package let view: any BackgroundCustomView

  package init(_ view: any BackgroundCustomView) { self.view = view }

  package static func == (a: Self, b: Self) -> Bool { a.view === b.view }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}

extension BackgroundCustomViewReference: CustomStringConvertible {
  /// The view, with a number that no other object has during the view's lifetime.
  package var description: String { "\(view) \(UInt(bitPattern: ObjectIdentifier(view)))" }
}

extension BackgroundCustomViewReference: Codable, SchemaRepresentable {
  /// No form: a view cannot be encoded.
  package static var schemaValue: Schema.Value { .choice([]) }
  package static var schemaName: String? { nil }

  package init(from decoder: any Decoder) throws {
    throw AnyValue(decoder).mismatch(expected: "nothing: a custom view cannot be encoded")
  }

  package func encode(to encoder: any Encoder) throws {
    throw EncodingError.unwritable(
      view, encoder, "customView: a view cannot be encoded")
  }
}
