package import CellConfiguration
package import CellDocuments
import CellPictures
import CellText
package import Foundation

/// The drawing of one symbol in a picture.
package struct SymbolFixture {
  /// The document that is drawn.
  package let document: ListDocument

  /// The whole picture.
  package let picture: String

  /// The lines of the picture that draw the symbol, without the names of elements.
  package let drawing: String

  package init(
    _ name: String, weight: CellFont.Weight? = nil, isRightToLeft: Bool = false,
    symbols: [String: CustomSymbol] = [:], _ change: (inout ListDocument) -> Void = { _ in }
  ) {
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: name)
    if let weight { content.image?.symbolConfiguration = .init(weight: weight) }
    var document = ListDocument()
    document.symbols = symbols
    document.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    document.sections = [ListDocument.Section(rows: [ListDocument.Row(content: content)])]
    change(&document)
    self.document = document
    picture = DocumentLayout(document, shaper: .embedded).picture(showsLayoutGuides: false)
    drawing = Self.drawings(in: picture).joined()
  }

  /// The drawing of each symbol in a picture, without the names of elements.
  package static func drawings(of names: [String], isRightToLeft: Bool = false) -> [String] {
    let fixture = SymbolFixture("nothing", isRightToLeft: isRightToLeft) { document in
      let row = document.sections[0].rows[0]
      document.sections[0].rows = names.map { name in
        var row = row
        row.content.image = CellImage(systemName: name)
        return row
      }
    }
    return drawings(in: fixture.picture)
  }

  private nonisolated(unsafe) static let identifier = /(id="|url\(#)[a-z]+[0-9]+/

  /// The contents of each `<defs>` element.
  private static func drawings(in picture: String) -> [String] {
    var drawings: [String] = []
    var isInside = false
    for line in picture.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(Substring(line).drop { $0 == " " })
      if line == "</defs>" { isInside = false }
      if isInside {
        let hasName = line.hasPrefix("<mask") || line.hasPrefix("<g")
        drawings[drawings.count - 1] +=
          (hasName ? line.replacing(identifier, with: "") : line) + "\n"
      }
      if line == "<defs>" {
        isInside = true
        drawings.append("")
      }
    }
    return drawings
  }

  /// The elements that draw the symbol.
  package var elements: [PictureFixture.Element] { PictureFixture(drawing).elements }

  /// How wide the first line is.
  package var lineWidth: Double? { elements.lazy.compactMap { $0.number("stroke-width") }.first }
}

extension CellPath {
  /// The path as straight pieces, sixteen for a curve.
  package var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in elements {
      let last = polygons.last?.last ?? .zero
      switch element {
      case .move(let end): polygons.append([end])
      case .line(let end): polygons[polygons.count - 1].append(end)
      case .close: polygons[polygons.count - 1].append(polygons[polygons.count - 1][0])
      case .curve(let end, let control1, let control2):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
          ]
          let points = [last, control1, control2, end]
          polygons[polygons.count - 1].append(
            CGPoint(
              x: zip(points, weights).reduce(0) { $0 + $1.0.x * $1.1 },
              y: zip(points, weights).reduce(0) { $0 + $1.0.y * $1.1 }))
        }
      }
    }
    return polygons
  }
}
