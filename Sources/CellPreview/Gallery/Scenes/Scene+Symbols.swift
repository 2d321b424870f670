import CellConfiguration
import Foundation

extension Chapter {
  /// Every symbol that has a drawing, and what modifiers and weights do.
  static let symbols = Chapter(
    title: "Symbols",
    summary: "Drawings of our own for the names of symbols, and what modifiers and weights do.",
    groups: SymbolChapter.all.map { chapter in
      Group(
        title: chapter.title,
        scenes: [Scene.symbols("Names", chapter.drawings.map { $0.key }, .regular)])
    } + [
      Group(
        title: "Modifiers",
        scenes: [CellFont.Weight.ultraLight, .light, .regular, .semibold, .black].map { weight in
          Scene.symbols("\(weight)", SymbolPicture.modifiedNames, weight)
        })
    ])
}

extension Scene {
  /// Rows with symbols of a weight beside their names.
  fileprivate static func symbols(
    _ title: String, _ names: [String], _ weight: CellFont.Weight
  ) -> Scene {
    let rows = names.map { name in
      var row = PreviewDocument.Row(.cell(), name, symbol: name)
      if weight != .regular {
        row.content.image?.symbolConfiguration = CellImage.SymbolConfiguration(weight: weight)
      }
      return row
    }
    return Scene(
      title,
      PreviewDocument(
        .insetGrouped, width: 340, [PreviewDocument.Section(rows: rows)]))
  }
}
