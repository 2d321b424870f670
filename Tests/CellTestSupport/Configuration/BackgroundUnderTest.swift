package import CellConfiguration
import Foundation

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
    Subject(name, properties: properties, records: records, make: make)
  }

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
    Property("backgroundColor", \.backgroundColor, .appearance, Sample.colors),
    Property(
      "backgroundColorTransformer", \.backgroundColorTransformer, .appearance,
      Sample.transformers),
    Property("visualEffect", \.visualEffect, .appearance, [.blur(.systemMaterial), .blur(.dark)]),
    Property("imageContentMode", \.imageContentMode, .layout, [.center, .bottomRight]),
    Property("strokeColor", \.strokeColor, .appearance, Sample.colors),
    Property("strokeColorTransformer", \.strokeColorTransformer, .appearance, Sample.transformers),
    Property("strokeWidth", \.strokeWidth, .layout, Sample.lengths),
    Property("strokeOutset", \.strokeOutset, .layout, [-2, 3]),
    Property(
      "shadowProperties.color", \.shadowProperties.color, .appearance, [.systemRed, .clear]),
    Property("shadowProperties.opacity", \.shadowProperties.opacity, .appearance, [0.5, 1]),
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
  /// Every record that can be changed in place.
  package static let records: [RecordUnderTest<BackgroundConfiguration>] = [
    RecordUnderTest(
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
