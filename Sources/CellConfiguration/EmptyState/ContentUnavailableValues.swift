package import Foundation

/// The values of all properties of an empty state, from a style or including the assignments.
package struct ContentUnavailableValues: Hashable, Sendable {
  package var own = ContentUnavailableOwnValues()
  package var image = UnavailableImageValues()
  package var text = UnavailableTextValues()
  package var secondaryText = UnavailableTextValues()
}

/// The values that belong to neither texts nor image: alignment, margins and distances.
package struct ContentUnavailableOwnValues: Hashable, Sendable {
  package var alignment = ContentUnavailableConfiguration.Alignment.center
  package var axesPreservingSuperviewLayoutMargins = Axes.both
  package var directionalLayoutMargins = DirectionalEdgeInsets.zero
  package var imageToTextPadding: CGFloat = 0
  package var textToSecondaryTextPadding: CGFloat = 0
  package var textToButtonPadding: CGFloat = 0
  package var buttonToSecondaryButtonPadding: CGFloat = 0
}

/// The values of all image properties of an empty state.
package struct UnavailableImageValues: Hashable, Sendable {
  package var preferredSymbolConfiguration: CellImage.SymbolConfiguration?
  package var tintColor: CellColor?
  package var cornerRadius: CGFloat = 0
  package var maximumSize = CGSize.zero
  package var accessibilityIgnoresInvertColors = false
}

/// The values of all text properties of an empty state.
package struct UnavailableTextValues: Hashable, Sendable {
  package var font = CellFont.body
  package var color = CellColor.label
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 0
  package var adjustsFontSizeToFitWidth = false
  package var minimumScaleFactor: CGFloat = 0
  package var allowsDefaultTighteningForTruncation = false

  /// Creates the values of body text.
  package init() {}
}

extension TextValues {
  /// Creates the values of a text outside of list content.
  package init(
    _ values: UnavailableTextValues,
    alignment: ListContentConfiguration.TextProperties.TextAlignment
  ) {
    self.init()
    font = values.font
    color = values.color
    self.alignment = alignment
    lineBreakMode = values.lineBreakMode
    numberOfLines = values.numberOfLines
    adjustsFontSizeToFitWidth = values.adjustsFontSizeToFitWidth
    minimumScaleFactor = values.minimumScaleFactor
    allowsDefaultTighteningForTruncation = values.allowsDefaultTighteningForTruncation
  }
}

extension ContentUnavailableOwnValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case alignment, axesPreservingSuperviewLayoutMargins, directionalLayoutMargins,
      imageToTextPadding, textToSecondaryTextPadding, textToButtonPadding,
      buttonToSecondaryButtonPadding
  }

  static let kind = "an empty state"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  static func visitProperties(
    with visitor: inout some PropertyVisitor<ContentUnavailableOwnValues>
  ) {
    visitor.visit(
      Property("alignment", \.alignment, .layout, "where the content stands in the view"))
    visitor.visit(
      Property(
        "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout,
        "axes on which larger margins of the view around count"))
    visitor.visit(
      Property(
        "directionalLayoutMargins", \.directionalLayoutMargins, .layout,
        "`[top, leading, bottom, trailing]` around the content, in points"))
    visitor.visit(
      Property(
        "imageToTextPadding", \.imageToTextPadding, .layout, .finite,
        "distance between the image and the texts, in points"))
    visitor.visit(
      Property(
        "textToSecondaryTextPadding", \.textToSecondaryTextPadding, .layout, .finite,
        "distance between the texts, in points"))
    visitor.visit(
      Property(
        "textToButtonPadding", \.textToButtonPadding, .layout, .finite,
        "distance between the texts and the button, in points"))
    visitor.visit(
      Property(
        "buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding, .layout, .finite,
        "distance between the buttons, in points"))
  }
}

extension UnavailableImageValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case preferredSymbolConfiguration, tintColor, cornerRadius, maximumSize,
      accessibilityIgnoresInvertColors
  }

  static let kind = "image properties of an empty state"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  static func visitProperties(with visitor: inout some PropertyVisitor<UnavailableImageValues>) {
    visitor.visit(
      Property(
        "preferredSymbolConfiguration", \.preferredSymbolConfiguration, .layout,
        "size, weight, scale and colors of symbols"))
    visitor.visit(
      Property("tintColor", \.tintColor, .display, "tint of symbols, stencils and spinners"))
    visitor.visit(
      Property(
        "cornerRadius", \.cornerRadius, .display, .nonNegative,
        "radius of the image's corners, in points"))
    visitor.visit(
      Property(
        "maximumSize", size: \.maximumSize, .layout, .nonNegative,
        "`[width, height]` that larger images are scaled down to, in points; 0 for no limit"))
    visitor.visit(
      Property(
        "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, .display,
        "whether the image keeps its colors where all others are inverted"))
  }
}

extension UnavailableTextValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case font, color, lineBreakMode, numberOfLines, adjustsFontSizeToFitWidth, minimumScaleFactor,
      allowsDefaultTighteningForTruncation
  }

  static let kind = "text properties of an empty state"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  static func visitProperties(with visitor: inout some PropertyVisitor<UnavailableTextValues>) {
    visitor.visit(Property("font", \.font, .layout, "font of the text"))
    visitor.visit(Property("color", \.color, .display, "color of the text"))
    visitor.visit(
      Property(
        "lineBreakMode", \.lineBreakMode, .layout,
        "how a text that does not fit is broken or shortened"))
    visitor.visit(
      Property(
        "numberOfLines", count: \.numberOfLines, .layout,
        "how many lines there are at most; 0 for no limit"))
    visitor.visit(
      Property(
        "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout,
        "whether a text that is too wide shrinks"))
    visitor.visit(
      Property(
        "minimumScaleFactor", \.minimumScaleFactor, .layout, .fraction,
        "how far a text that is too wide shrinks"))
    visitor.visit(
      Property(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout,
        "whether letters move together before a text is truncated"))
  }
}

extension ContentUnavailableValues: ConfigurationValues {}

/// The groups of an empty state with the assignments to each.
struct ContentUnavailableAssignments: ConfigurationAssignments {
  typealias Values = ContentUnavailableValues

  var own = GroupAssignments<ContentUnavailableOwnValues>()
  var image = ContentUnavailableConfiguration.ImageProperties()
  var text = ContentUnavailableConfiguration.TextProperties(role: .text)
  var secondaryText = ContentUnavailableConfiguration.TextProperties(role: .secondaryText)

  static let groups: [any GroupDescription<ContentUnavailableAssignments>] = [
    DescribedGroup(path: \.own, values: \.own),
    DescribedGroup(
      name: "imageProperties", path: \.image.assignments, values: \.image,
      schemaSuffix: "OfEmptyState", meaning: "how the image or the spinner is shown"),
    DescribedGroup(
      name: "textProperties", path: \.text.assignments, values: \.text,
      schemaSuffix: "OfEmptyState", meaning: "how the text is shown"),
    DescribedGroup(
      name: "secondaryTextProperties", path: \.secondaryText.assignments, values: \.secondaryText,
      schemaSuffix: "OfEmptyState", meaning: "how the secondary text is shown"),
  ]

  static let schemaName = "ContentUnavailableConfiguration"
  static let members: [Schema.Member] = members(of: ContentUnavailableConfiguration.Style.self)
}

extension ContentUnavailableAssignments {
  static func == (a: Self, b: Self) -> Bool { groups.allSatisfy { $0.isSame(a, b) } }

  func hash(into hasher: inout Hasher) {
    for group in Self.groups { group.hash(self, into: &hasher) }
  }
}
