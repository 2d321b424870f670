import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The named colors, and the effects of color transformers.
  static let colors = Chapter(
    title: "Colors and transformers", namesInUIKit: "UIColor UIConfigurationColorTransformer",
    summary: "The colors that have names, light and dark, and what transformers do to colors.",
    groups: [
      Group(
        title: "Colors",
        scenes: ColorFamily.allCases.map { family in
          Scene(
            family.rawValue,
            rows: CellColor.Name.allCases.filter { ColorFamily($0) == family }.map { .color($0) },
            subject: .style)
        }),
      Group(
        title: "Transformers",
        scenes: [
          .transformed("Grayscale", .grayscale),
          .transformed("Preferred tint", .preferredTint),
          .transformed("Monochrome tint", .monochromeTint),
          .transformed("Alpha", .alpha(0.5)),
          .transformed("Dynamic light alpha", .dynamicLightAlpha),
          .transformed("Grayscale, then alpha", .grayscale.followed(by: .alpha(0.5))),
        ]),
    ])
}

/// Colors for one purpose, by name.
private enum ColorFamily: String, CaseIterable {
  case tints = "Tints"
  case grays = "Grays"
  case texts = "Texts"
  case fills = "Fills"
  case separators = "Separators"
  case backgrounds = "Backgrounds"
  case fixed = "Fixed"

  init(_ color: CellColor.Name) {
    let name = color.name.lowercased()
    let families: [(ending: String, family: ColorFamily)] = [
      ("background", .backgrounds), ("fill", .fills), ("separator", .separators),
      ("label", .texts), ("text", .texts), ("link", .texts),
    ]
    if let match = families.first(where: { name.hasSuffix($0.ending) }) {
      self = match.family
    } else {
      self =
        name.hasPrefix("systemgray") ? .grays : name.hasPrefix("system") ? .tints : .fixed
    }
  }
}

extension ListDocument.Row {
  /// Returns a row with a color next to its name.
  fileprivate static func color(_ name: CellColor.Name) -> ListDocument.Row {
    var row = ListDocument.Row(.cell(), name.name)
    row.content.image = CellImage(size: CGSize(width: 44, height: 24))
      .withRenderingMode(.alwaysTemplate)
    row.content.imageProperties.tintColor = CellColor(name: name.name)
    row.content.imageProperties.cornerRadius = 6
    return row
  }
}

extension Scene {
  /// Returns a scene with a transformer applied to the colors of text, image and background.
  fileprivate static func transformed(
    _ title: String, _ transformer: ConfigurationColorTransformer
  ) -> Scene {
    row(title, symbol: "star", subject: .style) {
      $0.content.textProperties.color = .systemIndigo
      $0.content.textProperties.colorTransformer = transformer
      $0.content.imageProperties.tintColor = .systemOrange
      $0.content.imageProperties.tintColorTransformer = transformer
      var background = BackgroundConfiguration(style: .listGroupedCell)
      background.backgroundInsets = DirectionalEdgeInsets(
        top: 6, leading: 200, bottom: 6, trailing: 16)
      background.cornerRadius = 8
      background.backgroundColor = .systemBlue
      background.backgroundColorTransformer = transformer
      $0.background = background
    }
  }
}
