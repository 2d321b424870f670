import CellConfiguration
import CellText
import Foundation

/// A scene with its pictures and the texts that explain them.
struct DrawnScene: Sendable {
  /// The end of its address: `content-styles/cell/selected`.
  let id: String

  /// The scene.
  let scene: Scene

  /// The pictures, that in its own look first.
  let pictures: [DrawnPicture]

  /// The document.
  let json: String

  /// The code that makes the document.
  let swift: String

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - id: The end of its address.
  ///   - number: A number that no other scene of the page has.
  ///   - scene: The scene.
  ///   - pango: The shaper of Pango, where there is one.
  init(_ id: String, number: Int, _ scene: Scene, pango: (any TextShaper)?) {
    self.id = id
    self.scene = scene
    pictures = scene.looks.map {
      DrawnPicture(scene.document, in: $0, name: "s\(number)-", pango: pango)
    }
    json = WrittenDocument(scene.document).text
    swift = SwiftSource(scene.document).text
  }

  /// A picture as an element of the page.
  func markup(_ index: Int, _ sheet: inout AppearanceSheet) -> String {
    pictures[index].markup(&sheet, label: label)
  }

  /// The title and all texts, for those who cannot see the picture.
  private var label: String {
    let contents = scene.document.sections.flatMap { section in
      [section.header?.content].compactMap(\.self) + section.rows.map(\.content)
        + [section.footer?.content].compactMap(\.self)
    }
    let texts = contents.map { content in
      [content.shownText?.string, content.shownSecondaryText?.string].compactMap(\.self)
        .joined(separator: ", ")
    }
    return "\(scene.title): \(texts.filter { !$0.isEmpty }.joined(separator: "; "))"
  }
}
