import CellConfiguration
import Foundation

extension Scene {
  /// Every symbol that has a drawing, a list for each chapter; then what modifiers and weights do.
  static let symbolScenes: [Scene] =
    SymbolChapter.all.map { chapter in
      Scene(
        title: "Symbols: \(chapter.title)",
        document: PreviewDocument(
          .insetGrouped, width: 340,
          [PreviewDocument.Section(rows: chapter.drawings.map { row($0.key, .regular) })]))
    }
    + [CellFont.Weight.ultraLight, .light, .regular, .semibold, .black].map { weight in
      Scene(
        title: "Symbols: modifiers, \(weight)",
        document: PreviewDocument(
          .insetGrouped, width: 340,
          [
            PreviewDocument.Section(rows: SymbolPicture.modifiedNames.map { row($0, weight) })
          ]))
    }

  /// A row with a symbol of a weight beside its name.
  private static func row(_ name: String, _ weight: CellFont.Weight) -> PreviewDocument.Row {
    var row = PreviewDocument.Row(.cell(), name, symbol: name)
    row.content.image?.symbolConfiguration = CellImage.SymbolConfiguration(weight: weight)
    return row
  }
}
