import CellConfiguration
import CellText
import Foundation

/// All pictures of the gallery and the page that shows them.
struct Gallery {
  /// A file of the gallery.
  struct File {
    let name: String
    let text: String
  }

  /// The parts of the page, each with its pictures.
  private let parts: [(title: String, scenes: [Scene])]

  private let pango: (any TextShaper)?

  /// Makes a gallery.
  ///
  /// - Parameter pango: The shaper of Pango, to draw the languages with it as well; nil without it.
  init(pango: (any TextShaper)? = nil) {
    self.pango = pango
    let languages = Scene.languages()
    let darkLanguages = languages.with("dark") { $0.userInterfaceStyle = .dark }
    parts = [
      (
        "Every language by its own name",
        pango == nil
          ? [languages, darkLanguages] : [languages, languages.with(.pango), darkLanguages]
      ),
      (
        "Screens",
        Scene.screens.flatMap { scene in
          [
            scene, scene.with("dark") { $0.userInterfaceStyle = .dark },
            scene.with("iOS 18") { $0.styleSheet = .iOS18 },
          ]
        }
      ),
      ("Five appearances, two generations, two styles, two directions", Scene.appearances),
      ("Table views", Scene.tables),
      ("Separators, symbols and images", Scene.details),
      ("Symbols", Scene.symbolScenes),
      (
        "Right to left and large text",
        [
          Scene.settings.with("right to left") { $0.layoutDirection = .rightToLeft },
          Scene.settings.with("accessibility size") {
            $0.preferredContentSizeCategory = .accessibilityLarge
          },
          Scene.form.with("largest text") {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
          },
          Scene.formInArabic.with("accessibility size") {
            $0.preferredContentSizeCategory = .accessibilityLarge
          },
          Scene.mailboxes.with("accessibility size") {
            $0.preferredContentSizeCategory = .accessibilityLarge
          },
          Scene.contacts.with("smallest text") { $0.preferredContentSizeCategory = .extraSmall },
        ]
      ),
      (
        "Every style in every state",
        Scene.styles.flatMap { [$0, $0.with("dark") { $0.userInterfaceStyle = .dark }] }
      ),
    ]
  }

  /// The page and the pictures.
  var files: [File] {
    let pictures = parts.flatMap(\.scenes).map { scene in
      let shaper = scene.document.shaper.textShaper(pango: pango) ?? .embedded
      let layout = PreviewLayout(scene.document, shaper: shaper)
      return File(name: scene.fileName, text: layout.picture(inspecting: false))
    }
    return [File(name: "index.html", text: page)] + pictures
  }

  private var page: String {
    let content = parts.map { part in
      let figures = part.scenes.map { scene in
        """
        <figure><figcaption>\(SVGDocument.escape(scene.title))</figcaption>\
        <img src="\(scene.fileName)" alt="\(SVGDocument.escape(scene.title))"></figure>
        """
      }
      return "<h2>\(SVGDocument.escape(part.title))</h2>\n<section>\n"
        + figures.joined(separator: "\n") + "\n</section>\n"
    }
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>Cells</title>
      <style>
        body { font: 16px system-ui, sans-serif; margin: 2rem; background: #888; color: #fff; }
        section { display: flex; flex-wrap: wrap; gap: 2rem; align-items: start; }
        figure { margin: 0; } figcaption { margin-bottom: .5rem; }
        img { display: block; border-radius: 12px; }
      </style>
      <h1>Cells</h1>
      \(content.joined(separator: "\n"))
      """
  }
}
