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
  var image = CopyOnWriteBox<Overrides<ImageValues>>()
  var text = CopyOnWriteBox<Overrides<TextValues>>()
  var secondaryText = CopyOnWriteBox<Overrides<TextValues>>()

  static let parts: [OverridesPart<ListContentOverrides>] = [
    OverridesPart(\.own),
    OverridesPart("imageProperties", \.image),
    OverridesPart("textProperties", \.text),
    OverridesPart("secondaryTextProperties", \.secondaryText),
  ]

  var isEmpty: Bool {
    own.isEmpty && image.isEmpty && text.isEmpty && secondaryText.isEmpty
  }

  func apply(to values: inout ListContentValues) {
    own.apply(to: &values.own)
    image.apply(to: &values.image)
    text.apply(to: &values.text)
    secondaryText.apply(to: &values.secondaryText)
  }

  func merge(into lower: inout ListContentOverrides) {
    own.merge(into: &lower.own)
    image.merge(into: &lower.image)
    text.merge(into: &lower.text)
    secondaryText.merge(into: &lower.secondaryText)
  }
}
