package import Foundation

/// Every property of list content with a value: what a style says, or what is left when all is
/// settled.
package struct ListContentValues: Hashable, Sendable {
  package var own: ListContentOwnValues
  package var image: ImageValues
  package var text: TextValues
  package var secondaryText: TextValues
}

/// The properties of list content itself: distances, opacity and how the texts are arranged.
package struct ListContentOwnValues: Hashable, Sendable {
  package var directionalLayoutMargins = DirectionalEdgeInsets.zero
  package var axesPreservingSuperviewLayoutMargins = Axes.horizontal
  package var prefersSideBySideTextAndSecondaryText = false
  package var imageToTextPadding: CGFloat = 0
  package var textToSecondaryTextHorizontalPadding: CGFloat = 0
  package var textToSecondaryTextVerticalPadding: CGFloat = 0
  package var alpha: CGFloat = 1
}

extension ListContentOwnValues: PropertyRecord {
  static let kind = "list content"

  static let properties: [Property<ListContentOwnValues>] = [
    Property("directionalLayoutMargins", \.directionalLayoutMargins, .layout),
    Property(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout),
    Property(
      "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, .layout),
    Property("imageToTextPadding", \.imageToTextPadding, .layout, .finite),
    Property(
      "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, .layout,
      .finite),
    Property(
      "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, .layout,
      .finite),
    Property("alpha", \.alpha, .appearance, .fraction),
  ]

  func copy(_ properties: PropertySet, into other: inout ListContentOwnValues) {
    if properties[0] { other.directionalLayoutMargins = directionalLayoutMargins }
    if properties[1] {
      other.axesPreservingSuperviewLayoutMargins = axesPreservingSuperviewLayoutMargins
    }
    if properties[2] {
      other.prefersSideBySideTextAndSecondaryText = prefersSideBySideTextAndSecondaryText
    }
    if properties[3] { other.imageToTextPadding = imageToTextPadding }
    if properties[4] {
      other.textToSecondaryTextHorizontalPadding = textToSecondaryTextHorizontalPadding
    }
    if properties[5] {
      other.textToSecondaryTextVerticalPadding = textToSecondaryTextVerticalPadding
    }
    if properties[6] { other.alpha = alpha }
  }
}

extension ListContentValues: ConfigurationValues {}

/// What was assigned of list content, in the four records that it consists of.
struct ListContentOverrides: ConfigurationOverrides {
  var own = Overrides<ListContentOwnValues>()
  var image = ListContentConfiguration.ImageProperties(layers: RecordLayers())
  var text = ListContentConfiguration.TextProperties(layers: RecordLayers(), role: .text)
  var secondaryText = ListContentConfiguration.TextProperties(
    layers: RecordLayers(), role: .secondaryText)

  static let parts: [OverridesPart<ListContentOverrides>] = [
    OverridesPart(\.own),
    OverridesPart("imageProperties", \.image.layers.assigned),
    OverridesPart("textProperties", \.text.layers.assigned),
    OverridesPart("secondaryTextProperties", \.secondaryText.layers.assigned),
  ]

  func apply(to values: inout ListContentValues) {
    own.apply(to: &values.own)
    image.layers.assigned.apply(to: &values.image)
    text.layers.assigned.apply(to: &values.text)
    secondaryText.layers.assigned.apply(to: &values.secondaryText)
  }

  func merge(into lower: inout ListContentOverrides) {
    own.merge(into: &lower.own)
    image.layers.assigned.merge(into: &lower.image.layers.assigned)
    text.layers.assigned.merge(into: &lower.text.layers.assigned)
    secondaryText.layers.assigned.merge(into: &lower.secondaryText.layers.assigned)
  }

  static func == (a: ListContentOverrides, b: ListContentOverrides) -> Bool {
    a.own == b.own && a.image.layers.assigned == b.image.layers.assigned
      && a.text.layers.assigned == b.text.layers.assigned
      && a.secondaryText.layers.assigned == b.secondaryText.layers.assigned
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(image.layers.assigned)
    hasher.combine(text.layers.assigned)
    hasher.combine(secondaryText.layers.assigned)
  }

  var isEmpty: Bool {
    own.isEmpty && image.layers.assigned.isEmpty && text.layers.assigned.isEmpty
      && secondaryText.layers.assigned.isEmpty
  }
}
