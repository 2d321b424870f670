import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Every symbol with a drawing, and the effects of modifiers and weights.
  static let symbols = Chapter(
    title: "Symbols", namesInUIKit: "SF Symbols UIImage",
    summary: "Every symbol that has a drawing, and what modifiers and weights do to it.",
    groups: [
      Group(title: "Drawings", scenes: Array(drawings.prefix(drawings.count / 2))),
      Group(title: "More drawings", scenes: Array(drawings.dropFirst(drawings.count / 2))),
      Group(
        title: "Modifiers and weights",
        scenes: [CellFont.Weight.ultraLight, .light, .regular, .semibold, .black].map {
          .symbols($0.description.titleOfName, SymbolPicture.modifiedNames, $0)
        }),
    ])

  /// The drawings by category.
  private static var drawings: [Scene] {
    SymbolPicture.chapters.map { .symbols($0.title, $0.names, .regular) }
  }
}

extension Scene {
  /// Symbols of a weight next to their names.
  fileprivate static func symbols(
    _ title: String, _ names: [String], _ weight: CellFont.Weight
  ) -> Scene {
    let rows = names.map { name in
      var row = ListDocument.Row(.cell(), name, symbol: name)
      row.content.image?.symbolConfiguration = CellImage.SymbolConfiguration(weight: weight)
      return row
    }
    var scene = Scene(
      title, ListDocument(.insetGrouped, width: 340, [ListDocument.Section(rows: rows)]))
    scene.variety = .directions
    return scene
  }
}
