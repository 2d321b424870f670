package import Foundation

/// Every property of list content with a value: what a style says, or what is left when all is
/// settled.
package struct ListContentValues: Hashable, Sendable {
  package var directionalLayoutMargins: DirectionalEdgeInsets
  package var axesPreservingSuperviewLayoutMargins = Axes.horizontal
  package var prefersSideBySideTextAndSecondaryText = false
  package var imageToTextPadding: CGFloat
  package var textToSecondaryTextHorizontalPadding: CGFloat
  package var textToSecondaryTextVerticalPadding: CGFloat
  package var alpha: CGFloat = 1
  package var image: ImageValues
  package var text: TextValues
  package var secondaryText: TextValues
}

/// The properties of list content that somebody assigned.
struct ListContentOverrides: Hashable, Sendable {
  var directionalLayoutMargins: DirectionalEdgeInsets?
  var axesPreservingSuperviewLayoutMargins: Axes?
  var prefersSideBySideTextAndSecondaryText: Bool?
  var imageToTextPadding: CGFloat?
  var textToSecondaryTextHorizontalPadding: CGFloat?
  var textToSecondaryTextVerticalPadding: CGFloat?
  var alpha: CGFloat?
  var image = ImageOverrides()
  var text = TextOverrides()
  var secondaryText = TextOverrides()
}

extension ListContentOverrides: OverrideRecord {
  static let kind = "list content"

  static let members: [Member<ListContentOverrides, ListContentValues>] = [
    Member("directionalLayoutMargins", \.directionalLayoutMargins, \.directionalLayoutMargins),
    Member(
      "axesPreservingSuperviewLayoutMargins",
      \.axesPreservingSuperviewLayoutMargins, \.axesPreservingSuperviewLayoutMargins),
    Member(
      "prefersSideBySideTextAndSecondaryText",
      \.prefersSideBySideTextAndSecondaryText, \.prefersSideBySideTextAndSecondaryText),
    Member(
      "imageToTextPadding", \.imageToTextPadding, \.imageToTextPadding, .range(.finite)),
    Member(
      "textToSecondaryTextHorizontalPadding",
      \.textToSecondaryTextHorizontalPadding, \.textToSecondaryTextHorizontalPadding,
      .range(.finite)),
    Member(
      "textToSecondaryTextVerticalPadding",
      \.textToSecondaryTextVerticalPadding, \.textToSecondaryTextVerticalPadding, .range(.finite)),
    Member("alpha", \.alpha, \.alpha, .range(.fraction)),
    Member("imageProperties", nested: \.image, \.image),
    Member("textProperties", nested: \.text, \.text),
    Member("secondaryTextProperties", nested: \.secondaryText, \.secondaryText),
  ]

  func apply(to values: inout ListContentValues) {
    directionalLayoutMargins.replace(&values.directionalLayoutMargins)
    axesPreservingSuperviewLayoutMargins.replace(&values.axesPreservingSuperviewLayoutMargins)
    prefersSideBySideTextAndSecondaryText.replace(&values.prefersSideBySideTextAndSecondaryText)
    imageToTextPadding.replace(&values.imageToTextPadding)
    textToSecondaryTextHorizontalPadding.replace(&values.textToSecondaryTextHorizontalPadding)
    textToSecondaryTextVerticalPadding.replace(&values.textToSecondaryTextVerticalPadding)
    alpha.replace(&values.alpha)
    image.apply(to: &values.image)
    text.apply(to: &values.text)
    secondaryText.apply(to: &values.secondaryText)
  }
}
