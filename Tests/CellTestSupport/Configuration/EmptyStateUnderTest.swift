package import CellConfiguration
import Foundation

/// Empty states as the law checkers see them.
package enum EmptyStateUnderTest {
  package typealias Subject = ConfigurationUnderTest<ContentUnavailableConfiguration>
  package typealias Property = PropertyUnderTest<ContentUnavailableConfiguration>

  /// All three factories.
  package static let factories: [Subject] = [
    subject("empty") { .empty() },
    subject("loading") { .loading() },
    subject("search") { .search() },
  ]

  private static func subject(
    _ name: String, _ make: @escaping @Sendable () -> ContentUnavailableConfiguration
  ) -> Subject {
    Subject(name, properties: properties, groups: groups, unencodable: unencodable, make: make)
  }

  /// Colors with closures.
  private static let unencodable: [Property] = [
    Property("textProperties.color", \.textProperties.color, .display, Sample.dynamicColors),
    Property(
      "imageProperties.tintColor", \.imageProperties.tintColor, .display,
      Sample.dynamicColors.map(Optional.init)),
  ]

  /// Every settable property; most samples are no style's default.
  package static let properties: [Property] =
    content + outer + image
    + ofText("textProperties", \.textProperties)
    + ofText("secondaryTextProperties", \.secondaryTextProperties)

  /// Every group that can be changed in place.
  package static let groups: [GroupUnderTest<ContentUnavailableConfiguration>] = [
    GroupUnderTest(
      "imageProperties", \.imageProperties, others: [\.imageProperties],
      changes: [{ $0.tintColor = .systemRed }, { $0.cornerRadius = 3 }],
      access: { try $1(&$0.imageProperties) }),
    GroupUnderTest(
      "textProperties", \.textProperties,
      others: [\.textProperties, \.secondaryTextProperties],
      changes: [{ $0.color = .systemRed }, { $0.numberOfLines = 5 }],
      access: { try $1(&$0.textProperties) }),
    GroupUnderTest(
      "secondaryTextProperties", \.secondaryTextProperties,
      others: [\.textProperties, \.secondaryTextProperties],
      changes: [{ $0.color = .systemRed }, { $0.numberOfLines = 5 }],
      access: { try $1(&$0.secondaryTextProperties) }),
  ]

  private static let content: [Property] = [
    Property("image", \.image, .content, Sample.images),
    Property("text", \.text, .content, ["Inbox", "Ａ\u{301} 👩‍👩‍👧"]),
    Property("secondaryText", \.secondaryText, .content, ["3 new", ""]),
    Property("attributedText", \.attributedText, .content, Sample.attributedTexts),
    Property(
      "secondaryAttributedText", \.secondaryAttributedText, .content, Sample.attributedTexts),
    Property("button", \.button, .content, buttons),
    Property("secondaryButton", \.secondaryButton, .content, buttons),
    Property("buttonProperties", \.buttonProperties, .content, buttonProperties),
    Property("secondaryButtonProperties", \.secondaryButtonProperties, .content, buttonProperties),
    Property(
      "background", \.background, .content, [.listCell(), BackgroundConfiguration(style: .clear)]),
  ]

  /// Buttons that together set every property.
  package static let buttons: [ButtonConfiguration] = {
    var full = ButtonConfiguration.tinted()
    full.attributedTitle = Sample.attributedTexts.compactMap(\.self).first
    full.subtitle = "Now"
    full.titlePadding = 3
    full.titleAlignment = .leading
    full.image = CellImage(systemName: "star")
    full.preferredSymbolConfigurationForImage = .init(pointSize: 11)
    full.imagePlacement = .trailing
    full.imagePadding = 4
    full.buttonSize = .large
    full.cornerStyle = .capsule
    full.baseForegroundColor = .systemRed
    full.baseBackgroundColor = .systemTeal
    full.background.strokeWidth = 2
    var spinning = ButtonConfiguration.gray()
    spinning.title = "Wait"
    spinning.showsActivityIndicator = true
    spinning.buttonSize = .mini
    spinning.contentInsets.top = 1
    return [full, spinning, .filled()]
  }()

  private static let buttonProperties: [ContentUnavailableConfiguration.ButtonProperties] = {
    var properties = ContentUnavailableConfiguration.ButtonProperties()
    properties.primaryAction = CellAccessory.Action(named: "open")
    properties.role = .destructive
    var disabled = ContentUnavailableConfiguration.ButtonProperties()
    disabled.isEnabled = false
    return [properties, disabled]
  }()

  private static let outer: [Property] = [
    Property("alignment", \.alignment, .layout, [.natural]),
    Property(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout,
      [[], .vertical, .horizontal]),
    Property("directionalLayoutMargins", \.directionalLayoutMargins, .layout, Sample.insets),
    Property("imageToTextPadding", \.imageToTextPadding, .layout, Sample.lengths),
    Property("textToSecondaryTextPadding", \.textToSecondaryTextPadding, .layout, Sample.lengths),
    Property("textToButtonPadding", \.textToButtonPadding, .layout, Sample.lengths),
    Property(
      "buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding, .layout, Sample.lengths),
  ]

  private static let image: [Property] = [
    Property(
      "imageProperties.preferredSymbolConfiguration",
      \.imageProperties.preferredSymbolConfiguration, .layout,
      [.init(pointSize: 24, weight: .medium, scale: .default), nil]),
    Property("imageProperties.tintColor", \.imageProperties.tintColor, .display, Sample.colors),
    Property("imageProperties.cornerRadius", \.imageProperties.cornerRadius, .display, [6, 0.5]),
    Property("imageProperties.maximumSize", \.imageProperties.maximumSize, .layout, Sample.sizes),
    Property(
      "imageProperties.accessibilityIgnoresInvertColors",
      \.imageProperties.accessibilityIgnoresInvertColors, .display, [true]),
  ]

  private static func ofText(
    _ name: String,
    _ text: any WritableKeyPath<
      ContentUnavailableConfiguration, ContentUnavailableConfiguration.TextProperties
    > & Sendable
  ) -> [Property] {
    func property<Value: Hashable & Sendable>(
      _ member: String,
      _ path: any WritableKeyPath<ContentUnavailableConfiguration.TextProperties, Value> & Sendable,
      _ kind: ConfigurationChange, _ samples: [Value]
    ) -> Property {
      Property("\(name).\(member)", in: text, path, kind, samples)
    }
    return [
      property("font", \.font, .layout, Sample.fonts),
      property("color", \.color, .display, Sample.colors.compactMap(\.self)),
      property("lineBreakMode", \.lineBreakMode, .layout, [.byClipping, .byTruncatingMiddle]),
      property("numberOfLines", \.numberOfLines, .layout, [2, 3]),
      property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout, [true, false]),
      property("minimumScaleFactor", \.minimumScaleFactor, .layout, [0.5, 1]),
      property(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout,
        [true, false]),
    ]
  }
}
