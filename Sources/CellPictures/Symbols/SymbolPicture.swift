import CellConfiguration
import CellLayout
import Foundation

/// The picture of all symbols in the documentation: chapters of drawings with their names.
package enum SymbolPicture {
  /// The names of symbols, grouped by chapter.
  package static let chapters: [(title: String, names: [String])] = SymbolCategory.all.map {
    ($0.title, $0.drawings.map(\.key))
  }

  /// The alternative names, each with the name of its drawing.
  package static var aliases: [String: String] { SymbolCatalog.aliases }

  /// Examples of names with each modifier.
  package static let modifiedNames = [
    "bell", "bell.fill", "bell.slash", "bell.slash.fill", "bell.circle", "bell.circle.fill",
    "bell.square", "bell.square.fill", "bell.badge", "bell.badge.plus", "bell.badge.minus",
    "bell.badge.checkmark", "bell.badge.xmark", "bell.badge.ellipsis", "bell.badge.questionmark",
    "bell.badge.exclamationmark", "calendar.badge.clock", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "checkmark.shield", "checkmark.seal.fill", "xmark.octagon",
    "play.rectangle.fill", "ellipsis.bubble", "arrow.up.diamond", "number.hexagon.fill",
    "mic.slash.circle.fill", "person.crop.circle.badge.plus", "folder.fill.badge.gearshape",
    "wifi.slash",
  ]

  /// The picture as the text of an SVG file.
  package static var text: String {
    let (columns, size) = (4, CGSize(width: 212, height: 32))
    var picture = SVGDocument()
    var y: CGFloat = 0
    let color = Paint(.systemBlue, with: [.phone])
    let ink = Paint(CellColor.Components(red: 0, green: 0, blue: 0))
    let all = chapters + [("Modifiers", modifiedNames)]
    let rows = all.reduce(0) { $0 + ($1.names.count + columns - 1) / columns }
    let titleHeight: CGFloat = 44
    let whole = CGSize(
      width: CGFloat(columns) * size.width,
      height: CGFloat(rows) * size.height + CGFloat(all.count) * titleHeight + 12)
    picture.fill(
      CGRect(origin: .zero, size: whole), Paint(CellColor.Components(red: 1, green: 1, blue: 1)))
    for chapter in all {
      picture.draw(chapter.title, x: 12, y: y + 30, size: 16, weight: 600, ink)
      y += titleHeight
      for (index, name) in chapter.names.enumerated() {
        let x = CGFloat(index % columns) * size.width + 12
        let top = y + CGFloat(index / columns) * size.height
        picture.drawSymbol(name, in: CGRect(x: x, y: top + 4, width: 24, height: 24), color)
        picture.draw(name, x: x + 32, y: top + 19.5, size: 10, weight: 400, ink)
      }
      y += CGFloat((chapter.names.count + columns - 1) / columns) * size.height
    }
    return picture.file(width: whole.width, height: whole.height, title: "All symbols")
  }
}

extension SVGDocument {
  /// Draws a line of text.
  fileprivate mutating func draw(
    _ text: String, x: CGFloat, y: CGFloat, size: CGFloat, weight: CGFloat,
    _ color: Paint
  ) {
    add(
      "text",
      [
        "x": .number(x), "y": .number(y), "font-size": .number(size),
        "font-weight": .number(weight), "fill": color.rgb,
      ], markup: Self.escape(text))
  }
}
