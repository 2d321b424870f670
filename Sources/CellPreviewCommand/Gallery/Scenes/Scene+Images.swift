import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Images, their looks, and the space reserved for them.
  static let images = Chapter(
    title: "Images and reserved size", namesInUIKit: "UIImage",
    summary: "How images look and how much space they get; the inspector shows it dotted.",
    groups: [
      Group(
        title: "Symbols",
        scenes: [
          .symbol("Large", .init(textStyle: .body, scale: .large)),
          .symbol("Medium", .init(textStyle: .body, scale: .medium)),
          .symbol("Small", .init(textStyle: .body, scale: .small)),
          .symbol("28 points", .init(pointSize: 28, scale: .large)),
          .image("Tint", CellImage(systemName: "star")) { $0.tintColor = .systemOrange },
          .symbol("Hierarchical color", .init(hierarchicalColor: .systemGreen)),
          .symbol("Palette", .init(paletteColors: [.systemPurple, .systemYellow])),
          .image("Transformed tint", CellImage(systemName: "star")) {
            $0.tintColorTransformer = .alpha(0.3)
          },
        ]),
      Group(
        title: "Pictures",
        scenes: [
          .image("Round corners and a stroke", .picture(60, 40)) {
            $0.cornerRadius = 12
            $0.strokeWidth = 2
            $0.strokeColor = .systemBlue
          },
          .image("A disc", .picture(44, 44)) { $0.cornerRadius = 22 },
          .image("A stencil", .picture(44, 44).withRenderingMode(.alwaysTemplate)),
          .image("At most 30 points wide", .picture(60, 40)) {
            $0.maximumSize = CGSize(width: 30, height: 0)
          },
        ]),
      Group(
        title: "Reserved size",
        scenes: [
          Scene(
            "Texts in line",
            rows: [
              .image("Standard", .picture(20, 20)) { $0.reservedLayoutSize = .standardDimensions },
              .image("Standard, too large", .picture(60, 40)) {
                $0.reservedLayoutSize = .standardDimensions
              },
              .image("Symbol", CellImage(systemName: "wifi")),
            ]),
          .image("100 points wide", .picture(40, 40)) {
            $0.reservedLayoutSize = CGSize(width: 100, height: 0)
          },
          .image("What it needs", .picture(40, 40)),
        ]),
    ])
}

extension CGSize {
  fileprivate static var standardDimensions: CGSize {
    let dimension = ListContentConfiguration.ImageProperties.standardDimension
    return CGSize(width: dimension, height: dimension)
  }
}

extension CellImage {
  fileprivate static func picture(_ width: CGFloat, _ height: CGFloat) -> CellImage {
    CellImage(size: CGSize(width: width, height: height))
  }
}

extension ListDocument.Row {
  /// A cell with an image.
  fileprivate static func image(
    _ text: String, _ image: CellImage?,
    _ change: (inout ListContentConfiguration.ImageProperties) -> Void = { _ in }
  ) -> ListDocument.Row {
    var row = ListDocument.Row(.cell(), text)
    row.content.image = image
    var properties = row.content.imageProperties
    change(&properties)
    row.content.imageProperties = properties
    return row
  }
}

extension Scene {
  /// A cell with an image.
  fileprivate static func image(
    _ title: String, _ image: CellImage?,
    _ change: (inout ListContentConfiguration.ImageProperties) -> Void = { _ in }
  ) -> Scene {
    Scene(title, rows: [.image(title, image, change)])
  }

  fileprivate static func symbol(
    _ title: String, _ configuration: CellImage.SymbolConfiguration
  ) -> Scene {
    image(title, CellImage(systemName: "star")) { $0.preferredSymbolConfiguration = configuration }
  }
}
