import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The colors of every style in every state: color, transformer and result.
  static let colorsInStates = Chapter(
    title: "Colors in states",
    summary: """
      From color to result: on the left the color that a style has in a state, on the right what \
      its transformer makes of it, between them both in words. Below the normal state are the \
      states that change a color.
      """,
    groups: [
      Group(
        title: "Content",
        scenes: ListContentConfiguration.Style.allCases.map {
          .colors(of: $0.name, ColorVariant.all(of: $0))
        }),
      Group(
        title: "Backgrounds",
        scenes: BackgroundConfiguration.Style.allCases.map {
          .colors(of: $0.name, ColorVariant.all(of: $0))
        }),
    ])
}

extension Scene {
  /// Returns a scene with the colors of a style: all in the normal state, then the ones that
  /// differ.
  fileprivate static func colors(of style: String, _ variants: [ColorVariant]) -> Scene {
    let normal = variants[0].parts
    let sections = variants.enumerated().map { index, variant in
      ListDocument.Section(
        header: .header(variant.title),
        rows: variant.parts.filter { index == 0 || !normal.contains($0) }.map { .swatches($0) })
    }
    var scene = Scene(
      style.titleOfName, ListDocument(nil, width: swatchListWidth, sections), subject: .style)
    scene.variety = .none
    return scene
  }

  fileprivate static let swatchListWidth: CGFloat = 480
}

extension ListDocument.Row {
  /// Returns a row with a color, the words for it, and the result of its transformer.
  ///
  /// The result is the background, which reaches only as far as a swatch.
  fileprivate static func swatches(_ part: ColorVariant.Part) -> ListDocument.Row {
    let size = CGSize(width: 44, height: 24)
    var row = ListDocument.Row(.subtitleCell(), part.title, part.components)
    row.content.directionalLayoutMargins.trailing = size.width + 32
    row.content.image = CellImage(size: size).withRenderingMode(.alwaysTemplate)
    row.content.imageProperties.tintColor = part.color
    row.content.imageProperties.cornerRadius = 6
    row.content.imageProperties.strokeWidth = 1
    row.content.imageProperties.strokeColor = .separator
    let height: CGFloat = 64
    row.height = height
    let inset = (height - size.height) / 2
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = part.color
    background.backgroundColorTransformer = part.transformer
    background.cornerRadius = 6
    background.strokeWidth = 1
    background.strokeColor = .separator
    background.backgroundInsets = DirectionalEdgeInsets(
      top: inset, leading: Scene.swatchListWidth - 16 - size.width, bottom: inset, trailing: 16)
    row.background = background
    return row
  }
}
