import CellConfiguration
import CellDocuments
package import CellPictures
import CellText
import Foundation

/// A scene with its pictures and the texts that explain them.
package struct DrawnScene: Sendable {
  /// The last part of its address: `content-styles/cell/selected`.
  package let id: String

  /// The scene.
  package let scene: Scene

  /// The pictures with their variants, the scene itself first.
  package let pictures: [(variant: RenderingOptions, picture: DrawnPicture)]

  /// The document as JSON.
  let json: String

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - id: The last part of its address.
  ///   - scene: The scene.
  ///   - library: The pictures that are already drawn.
  ///   - pango: The shaper of Pango, if this build has it.
  init(_ id: String, _ scene: Scene, _ library: PictureLibrary, pango: (any TextShaper)?) {
    self.id = id
    self.scene = scene
    let shaper = scene.document.shaper.textShaper(pango: pango) ?? .embedded
    pictures = scene.variants.map { variant in
      let layout = DocumentLayout(variant.applied(to: scene.document), shaper: shaper)
      guard let end = scene.end else { return (variant, library.picture(of: layout)) }
      let last = DocumentLayout(variant.applied(to: end), shaper: shaper)
      return (variant, DrawnPicture(from: layout, to: last))
    }
    json = WrittenDocument(scene.document).text
  }

  /// Whether another scene has the same pictures in all variants.
  package func looks(like other: DrawnScene) -> Bool {
    scene.subject == other.scene.subject
      && pictures.elementsEqual(other.pictures) {
        $0.variant == $1.variant && $0.picture.looks(like: $1.picture)
      }
  }

  /// The title and all texts, as an accessibility label for the picture.
  var label: String {
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
