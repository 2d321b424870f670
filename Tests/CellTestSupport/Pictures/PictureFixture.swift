import CellDocuments
package import CellPictures
import Foundation

/// The elements of a picture that tests examine.
package struct PictureFixture {
  /// An element with its attributes.
  package struct Element: Equatable {
    package var name: String
    package var attributes: [String: String]
    package var text: String?

    /// The rectangle of a `rect`, to a hundredth.
    package var frame: [Double] {
      ["x", "y", "width", "height"].map { hundredths(attributes[$0].flatMap(Double.init) ?? 0) }
    }

    /// A number among the attributes.
    package func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  package let elements: [Element]

  /// The pieces of text in the picture, each with its letters joined.
  package var texts: [String] {
    elements.filter { $0.name == "text" }.map { ($0.text ?? "").replacing(Self.tag, with: "") }
  }

  // A pattern takes longer to make than to find.
  private nonisolated(unsafe) static let tag = /<[^>]*>/
  private nonisolated(unsafe) static let element = /^ *<([a-zA-Z]+)( [^>]*?)?\/?>(?:(.*)<\/)?/
  private nonisolated(unsafe) static let attribute = /([a-zA-Z:-]+)="([^"]*)"/

  package init(_ svg: String) {
    elements = svg.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: Self.element) else { return nil }
      let attributes = (match.2 ?? "").matches(of: Self.attribute)
      return Element(
        name: String(match.1),
        attributes: Dictionary(attributes.map { (String($0.1), String($0.2)) }) { first, _ in first
        },
        text: match.3.map(String.init))
    }
  }

  /// The elements of a document's picture, inspected, that a plain picture does not have.
  package static func inspection(of document: String) throws -> PictureFixture {
    let layout = try layout(document)
    let plain = PictureFixture(layout.picture(showsLayoutGuides: false)).elements.count
    let all = PictureFixture(layout.picture(showsLayoutGuides: true))
    return PictureFixture(elements: Array(all.elements.dropFirst(plain)))
  }

  package static func layout(_ document: String) throws -> DocumentLayout {
    try DocumentLayout(ListDocument(data: Data(document.utf8), name: "list.json"))
  }

  private init(elements: [Element]) { self.elements = elements }
}

/// A number rounded to a hundredth, to compare numbers that were rounded to a thousandth in
/// different ways.
package func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
