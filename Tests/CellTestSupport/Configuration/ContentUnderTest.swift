package import CellConfiguration
import Foundation

/// List content as the law checkers see it.
package enum ContentUnderTest {
  package typealias Subject = ConfigurationUnderTest<ListContentConfiguration>
  package typealias Property = PropertyUnderTest<ListContentConfiguration>

  /// All sixteen factories.
  package static let factories: [Subject] = [
    subject("cell") { .cell() },
    subject("subtitleCell") { .subtitleCell() },
    subject("valueCell") { .valueCell() },
    subject("header") { .header() },
    subject("footer") { .footer() },
    subject("plainHeader") { .plainHeader() },
    subject("plainFooter") { .plainFooter() },
    subject("groupedHeader") { .groupedHeader() },
    subject("groupedFooter") { .groupedFooter() },
    subject("prominentInsetGroupedHeader") { .prominentInsetGroupedHeader() },
    subject("extraProminentInsetGroupedHeader") { .extraProminentInsetGroupedHeader() },
    subject("sidebarCell") { .sidebarCell() },
    subject("sidebarSubtitleCell") { .sidebarSubtitleCell() },
    subject("accompaniedSidebarCell") { .accompaniedSidebarCell() },
    subject("accompaniedSidebarSubtitleCell") { .accompaniedSidebarSubtitleCell() },
    subject("sidebarHeader") { .sidebarHeader() },
  ]

  private static func subject(
    _ name: String, _ make: @escaping @Sendable () -> ListContentConfiguration
  ) -> Subject {
    Subject(name, properties: properties, groups: groups, unencodable: unencodable, make: make)
  }

  /// Colors and transformers with closures.
  private static let unencodable: [Property] = [
    Property("textProperties.color", \.textProperties.color, .display, Sample.dynamicColors),
    Property(
      "secondaryTextProperties.colorTransformer", \.secondaryTextProperties.colorTransformer,
      .display, Sample.closures),
    Property(
      "imageProperties.tintColor", \.imageProperties.tintColor, .display,
      Sample.dynamicColors.map(Optional.init)),
    Property(
      "imageProperties.tintColorTransformer", \.imageProperties.tintColorTransformer, .display,
      Sample.closures),
  ]

  /// Every settable property; most samples are no style's default in any state.
  package static let properties: [Property] =
    texts + outer + image
    + ofText("textProperties", \.textProperties)
    + ofText("secondaryTextProperties", \.secondaryTextProperties)

  /// Every group that can be changed in place.
  package static let groups: [GroupUnderTest<ListContentConfiguration>] = [
    GroupUnderTest(
      "imageProperties", \.imageProperties, others: [\.imageProperties],
      changes: [{ $0.tintColor = .systemRed }, { $0.maximumSize = CGSize(width: 3, height: 4) }],
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

  private static let texts: [Property] = [
    Property("image", \.image, .content, Sample.images),
    Property("text", \.text, .content, ["Inbox", "Ａ\u{301} 👩‍👩‍👧"]),
    Property("secondaryText", \.secondaryText, .content, ["3 new", ""]),
    Property("attributedText", \.attributedText, .content, Sample.attributedTexts),
    Property(
      "secondaryAttributedText", \.secondaryAttributedText, .content, Sample.attributedTexts),
  ]

  private static let outer: [Property] = [
    Property("directionalLayoutMargins", \.directionalLayoutMargins, .layout, Sample.insets),
    Property(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, .layout,
      [[], .vertical, .both]),
    Property(
      "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, .layout,
      [true, false]),
    Property("imageToTextPadding", \.imageToTextPadding, .layout, Sample.lengths),
    Property(
      "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, .layout,
      Sample.lengths),
    Property(
      "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, .layout,
      Sample.lengths),
    Property("alpha", \.alpha, .display, [0.25, 0]),
  ]

  private static let image: [Property] = [
    Property(
      "imageProperties.preferredSymbolConfiguration",
      \.imageProperties.preferredSymbolConfiguration, .layout,
      [.init(pointSize: 24, weight: .medium, scale: .default), nil]),
    Property("imageProperties.tintColor", \.imageProperties.tintColor, .display, Sample.colors),
    Property(
      "imageProperties.tintColorTransformer", \.imageProperties.tintColorTransformer, .display,
      Sample.transformers),
    Property(
      "imageProperties.cornerRadius", \.imageProperties.cornerRadius, .display, [6, 0.5]),
    Property("imageProperties.maximumSize", \.imageProperties.maximumSize, .layout, Sample.sizes),
    Property(
      "imageProperties.reservedLayoutSize", \.imageProperties.reservedLayoutSize, .layout,
      Sample.sizes + [
        CGSize(
          width: ListContentConfiguration.ImageProperties.standardDimension, height: 0)
      ]),
    Property(
      "imageProperties.accessibilityIgnoresInvertColors",
      \.imageProperties.accessibilityIgnoresInvertColors, .display, [true]),
    Property("imageProperties.strokeWidth", \.imageProperties.strokeWidth, .display, [1, 2.5]),
    Property(
      "imageProperties.strokeColor", \.imageProperties.strokeColor, .display, Sample.colors),
    Property(
      "imageProperties.strokeColorTransformer", \.imageProperties.strokeColorTransformer,
      .display, Sample.transformers),
  ]

  private static func ofText(
    _ name: String,
    _ text: any WritableKeyPath<
      ListContentConfiguration, ListContentConfiguration.TextProperties
    > & Sendable
  ) -> [Property] {
    func property<Value: Hashable & Sendable>(
      _ member: String,
      _ path: any WritableKeyPath<ListContentConfiguration.TextProperties, Value> & Sendable,
      _ kind: ConfigurationChange, _ samples: [Value], isInUIKit: Bool = true
    ) -> Property {
      Property("\(name).\(member)", in: text, path, kind, samples, isInUIKit: isInUIKit)
    }
    return [
      property("font", \.font, .layout, Sample.fonts),
      property("color", \.color, .display, Sample.colors.compactMap(\.self)),
      property("colorTransformer", \.colorTransformer, .display, Sample.transformers),
      property("alignment", \.alignment, .layout, [.center, .justified]),
      property("lineBreakMode", \.lineBreakMode, .layout, [.byClipping, .byTruncatingMiddle]),
      property("numberOfLines", \.numberOfLines, .layout, [2, 3]),
      property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout, [true, false]),
      property("minimumScaleFactor", \.minimumScaleFactor, .layout, [0.5, 1]),
      property(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout,
        [true, false]),
      property(
        "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .layout,
        [false]),
      property(
        "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, .display,
        [false]),
      property("transform", \.transform, .layout, [.lowercase, .capitalized]),
    ]
  }
}

/// Backgrounds as the law checkers see them.
package enum BackgroundUnderTest {
  package typealias Subject = ConfigurationUnderTest<BackgroundConfiguration>
  package typealias Property = PropertyUnderTest<BackgroundConfiguration>

  /// All eleven factories.
  package static let factories: [Subject] = [
    subject("clear") { .clear() },
    subject("listCell") { .listCell() },
    subject("listHeader") { .listHeader() },
    subject("listFooter") { .listFooter() },
    subject("listPlainCell") { BackgroundConfiguration(style: .listPlainCell) },
    subject("listGroupedCell") { BackgroundConfiguration(style: .listGroupedCell) },
    subject("listSidebarCell") { BackgroundConfiguration(style: .listSidebarCell) },
    subject("listAccompaniedSidebarCell") { .listAccompaniedSidebarCell() },
    subject("listPlainHeaderFooter") { .listPlainHeaderFooter() },
    subject("listGroupedHeaderFooter") { .listGroupedHeaderFooter() },
    subject("listSidebarHeader") { .listSidebarHeader() },
  ]

  private static func subject(
    _ name: String, _ make: @escaping @Sendable () -> BackgroundConfiguration
  ) -> Subject {
    Subject(name, properties: properties, groups: groups, unencodable: unencodable, make: make)
  }

  /// A view, and colors and transformers with closures.
  private static let unencodable: [Property] =
    properties.filter { !$0.isCodable } + [
      Property(
        "backgroundColor", \.backgroundColor, .display,
        Sample.dynamicColors.map(Optional.init)),
      Property(
        "strokeColorTransformer", \.strokeColorTransformer, .display, Sample.closures),
    ]

  /// Every settable property; most samples are no style's default in any state.
  package static let properties: [Property] = [
    Property(
      "customView", \.comparableCustomView, .content,
      [BackgroundCustomViewReference(ViewStandIn()), BackgroundCustomViewReference(ViewStandIn())],
      isCodable: false),
    Property("image", \.image, .content, Sample.images),
    Property("cornerRadius", \.cornerRadius, .layout, Sample.lengths),
    Property("backgroundInsets", \.backgroundInsets, .layout, Sample.insets),
    Property(
      "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
      .layout, [.all, [.leading, .bottom]]),
    Property("backgroundColor", \.backgroundColor, .display, Sample.colors),
    Property(
      "backgroundColorTransformer", \.backgroundColorTransformer, .display,
      Sample.transformers),
    Property(
      "visualEffect", \.visualEffect, .display,
      [.blur(.systemMaterial), .glass(.clear, tintColor: .systemRed)]),
    Property("imageContentMode", \.imageContentMode, .layout, [.center, .bottomRight]),
    Property("strokeColor", \.strokeColor, .display, Sample.colors),
    Property("strokeColorTransformer", \.strokeColorTransformer, .display, Sample.transformers),
    Property("strokeWidth", \.strokeWidth, .layout, Sample.lengths),
    Property("strokeOutset", \.strokeOutset, .layout, [-2, 3]),
    Property(
      "shadowProperties.color", \.shadowProperties.color, .display, [.systemRed, .clear]),
    Property("shadowProperties.opacity", \.shadowProperties.opacity, .display, [0.5, 1]),
    Property("shadowProperties.radius", \.shadowProperties.radius, .layout, Sample.lengths),
    Property(
      "shadowProperties.offset", \.shadowProperties.offset, .layout,
      Sample.sizes + [CGSize(width: -1, height: -2)]),
    Property(
      "shadowProperties.path", \.shadowProperties.path, .layout,
      [
        CellPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)),
        CellPath([
          .move(to: .zero),
          .curve(to: CGPoint(x: 1.5, y: 2), control1: .zero, control2: CGPoint(x: -1, y: 0.25)),
          .close,
        ]),
      ]),
  ]
}

extension BackgroundUnderTest {
  /// Every group that can be changed in place.
  package static let groups: [GroupUnderTest<BackgroundConfiguration>] = [
    GroupUnderTest(
      "shadowProperties", \.shadowProperties, others: [\.shadowProperties],
      changes: [{ $0.color = .systemRed }, { $0.radius = 3 }],
      access: { try $1(&$0.shadowProperties) })
  ]
}

/// The view of a toolkit.
package final class ViewStandIn: BackgroundCustomView {
  package init() {}
}

extension BackgroundConfiguration {
  /// The custom view with an equality that tests can use.
  fileprivate var comparableCustomView: BackgroundCustomViewReference? {
    get { customView.map(BackgroundCustomViewReference.init) }
    set { customView = newValue?.view }
  }
}
