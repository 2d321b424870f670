package import Foundation

/// The values of all list content properties, from a style or after merging what was assigned.
package struct ListContentValues: Hashable, Sendable {
  package var own: ListContentOwnValues
  package var image: ImageValues
  package var text: TextValues
  package var secondaryText: TextValues

  /// Hashes the values in which looks usually differ: a table hashes each of its looks.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(own.directionalLayoutMargins.leading)
    hasher.combine(own.alpha)
    hasher.combine(text.color)
    hasher.combine(text.font)
  }
}

/// The values that belong to neither text nor image: distances, opacity and text arrangement.
package struct ListContentOwnValues: Hashable, Sendable {
  package var directionalLayoutMargins = DirectionalEdgeInsets.zero
  package var axesPreservingSuperviewLayoutMargins = Axes.horizontal
  package var prefersSideBySideTextAndSecondaryText = false
  package var imageToTextPadding: CGFloat = 0
  package var textToSecondaryTextHorizontalPadding: CGFloat = 0
  package var textToSecondaryTextVerticalPadding: CGFloat = 0
  package var alpha: CGFloat = 1
}

extension ListContentOwnValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case directionalLayoutMargins, axesPreservingSuperviewLayoutMargins,
      prefersSideBySideTextAndSecondaryText, imageToTextPadding,
      textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding, alpha
  }

  static let kind = "list content"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ListContentOwnValues>) {
    visitor.visit(
      Property(
        "directionalLayoutMargins", \.directionalLayoutMargins, .layout,
        "`[top, leading, bottom, trailing]` around the content, in points"))
    visitor.visit(
      Property(
        "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout,
        "axes on which larger margins of the view around count"))
    visitor.visit(
      Property(
        "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, .layout,
        "whether the texts stand side by side where they fit"))
    visitor.visit(
      Property(
        "imageToTextPadding", \.imageToTextPadding, .layout, .finite,
        "distance of the texts from the image's slot, in points"))
    visitor.visit(
      Property(
        "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, .layout,
        .finite, "least distance of texts side by side, in points"))
    visitor.visit(
      Property(
        "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, .layout,
        .finite, "distance of stacked texts, in points"))
    visitor.visit(
      Property("alpha", \.alpha, .display, .fraction, "opacity of the whole content"))
  }
}

extension ListContentValues: ConfigurationValues {}

/// The groups of list content with the assignments to each.
struct ListContentAssignments: ConfigurationAssignments {
  typealias Values = ListContentValues

  var own = GroupAssignments<ListContentOwnValues>()
  var image = ListContentConfiguration.ImageProperties()
  var text = ListContentConfiguration.TextProperties(role: .text)
  var secondaryText = ListContentConfiguration.TextProperties(role: .secondaryText)

  static let groups: [any GroupDescription<ListContentAssignments>] = [
    DescribedGroup(path: \.own, values: \.own),
    DescribedGroup(
      name: "imageProperties", path: \.image.assignments, values: \.image,
      meaning: "how the image is shown"),
    DescribedGroup(
      name: "textProperties", path: \.text.assignments, values: \.text,
      meaning: "how the text is shown"),
    DescribedGroup(
      name: "secondaryTextProperties", path: \.secondaryText.assignments, values: \.secondaryText,
      meaning: "how the secondary text is shown"),
  ]

  static let schemaName = "ListContentConfiguration"
  static let members: [Schema.Member] = members(of: ListContentConfiguration.Style.self)
}

extension ListContentAssignments {
  init(all values: ListContentValues) {
    own = GroupAssignments(all: values.own)
    image.assignments = GroupAssignments(all: values.image)
    text.assignments = GroupAssignments(all: values.text)
    secondaryText.assignments = GroupAssignments(all: values.secondaryText)
  }

  var isEmpty: Bool {
    own.present.isEmpty && image.box.isEmpty && text.box.isEmpty && secondaryText.box.isEmpty
  }

  var isCustom: Bool {
    own.isCustom || image.isCustom || text.isCustom || secondaryText.isCustom
  }

  mutating func merge(_ rule: ListContentAssignments) {
    mergeOwn(rule)
    image.merge(rule.image)
    text.merge(rule.text)
    secondaryText.merge(rule.secondaryText)
  }

  mutating func apply(_ change: AssignmentsChange) {
    own.apply(change)
    image.apply(change)
    text.apply(change)
    secondaryText.apply(change)
  }

  func apply(to values: inout ListContentValues) {
    own.apply(to: &values.own)
    image.box.storage?.value.apply(to: &values.image)
    text.box.storage?.value.apply(to: &values.text)
    secondaryText.box.storage?.value.apply(to: &values.secondaryText)
  }

  static func == (a: ListContentAssignments, b: ListContentAssignments) -> Bool {
    a.own == b.own && a.image.box == b.image.box && a.text.box == b.text.box
      && a.secondaryText.box == b.secondaryText.box
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(image.box)
    hasher.combine(text.box)
    hasher.combine(secondaryText.box)
  }
}
