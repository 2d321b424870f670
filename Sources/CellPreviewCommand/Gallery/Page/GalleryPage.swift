import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The page that shows the gallery: one text that contains everything.
///
/// The page shows each picture in its own variant. It stores the other variants as texts, which a
/// script inserts.
package struct GalleryPage {
  private let chapters: [Chapter]
  private let scenes: [String: DrawnScene]
  private var sheet = AppearanceSheet()
  private var pictures = PageTexts()
  private var values = PageTexts()
  private var cardCount = 0

  /// Creates the page for chapters and their drawn scenes.
  init(_ chapters: [Chapter], _ scenes: [DrawnScene]) {
    self.chapters = chapters
    self.scenes = Dictionary(uniqueKeysWithValues: scenes.map { ($0.id, $0) })
  }

  /// Returns the text of the page.
  mutating func text() -> String {
    let content = chapters.map { section(of: $0) }.joined(separator: "\n")
    let entries = chapters.flatMap { chapter in
      chapter.scenes.compactMap { scenes[$0.id].map { entry(of: $0) } }
    }
    return """
      <!doctype html>
      <html lang="en" data-appearance="light">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Cells</title>
      <style>
      \(Self.style)
      .variant svg { font-family: \(SVGDocument.fontFamily); }
      \(sheet.text)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the pictures</a>
      \(Self.bar)
      <div class="frame">
      \(contents)
      <main id="content" tabindex="-1">
      \(content)
      </main>
      </div>
      <script type="application/json" id="scenes">\(Self.json(entries))</script>
      <script type="application/json" id="pictures">\(Self.json(pictures.entries))</script>
      <script type="application/json" id="values">\(Self.json(values.entries))</script>
      <script type="application/json" id="comparisons">\(Self.json(StateComparison.all))</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// Returns a value as JSON for use in a script; escaped slashes keep it from ending the script.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// The table of contents: the chapters and their groups as links.
  private var contents: String {
    let items = chapters.map { chapter in
      let groups = chapter.groups.map { group in
        "<li>\(Self.link(to: "\(chapter.id)/\(group.id)", group.title))</li>"
      }
      return "<li>\(Self.link(to: chapter.id, chapter.title))<ul>\(groups.joined())</ul></li>"
    }
    return """
      <nav class="contents" id="contents" aria-label="Chapters"><ul>
      \(items.joined(separator: "\n"))
      </ul></nav>
      """
  }

  private static func link(to id: String, _ title: String) -> String {
    "<a href=\"#\(id)\">\(SVGDocument.escape(title))</a>"
  }

  private mutating func section(of chapter: Chapter) -> String {
    var text = """
      <section id="\(chapter.id)">
      <h2>\(Self.link(to: chapter.id, chapter.title))</h2>
      <p class="summary">\(SVGDocument.escape(chapter.summary))</p>

      """
    if chapter.id == Chapter.states.id { text += Self.comparison }
    for group in chapter.groups {
      let cards = group.scenes.compactMap { scene in
        scenes[chapter.id(of: scene, in: group)].map { card(of: $0, chapter, group) }
      }
      text += """
        <section id="\(chapter.id)/\(group.id)">
        <h3>\(SVGDocument.escape(group.title))</h3>
        <div class="cards">
        \(cards.joined(separator: "\n"))
        </div>
        </section>

        """
    }
    return text + "</section>"
  }

  private mutating func card(
    of drawn: DrawnScene, _ chapter: Chapter, _ group: Chapter.Group
  ) -> String {
    let title = SVGDocument.escape(drawn.scene.title)
    let words = SVGDocument.escape("\(chapter.title) \(group.title) \(drawn.scene.title)")
    let label = SVGDocument.escape(drawn.label)
    let note = drawn.scene.note.map { "<p>\(SVGDocument.escape($0))</p>" } ?? ""
    return """
      <article class="card" id="\(drawn.id)" data-title="\(title)" data-words="\(words)" \
      data-label="\(label)">
      <h4>\(Self.link(to: drawn.id, drawn.scene.title))</h4>\(note)
      <p class="notice" hidden></p>
      <div class="variants"><figure class="variant">\(ownPicture(of: drawn))</figure></div>
      </article>
      """
  }
}

extension GalleryPage {
  /// Returns the picture of a scene itself, with identifiers that are unique in the page.
  private mutating func ownPicture(of drawn: DrawnScene) -> String {
    let markup = drawn.pictures[0].picture.markup(&sheet)
    pictures.add(markup, isInPage: true)
    cardCount += 1
    return markup.replacingOccurrences(of: " id=\"", with: " id=\"own\(cardCount)-")
      .replacingOccurrences(of: "url(#", with: "url(#own\(cardCount)-")
      .replacingOccurrences(of: "href=\"#", with: "href=\"#own\(cardCount)-")
      .replacingOccurrences(
        of: "role=\"img\"", with: "role=\"img\" aria-label=\"\(SVGDocument.escape(drawn.label))\"")
  }

  private mutating func entry(of drawn: DrawnScene) -> PageScene {
    PageScene(
      id: drawn.id, subject: drawn.scene.subject?.rawValue, json: drawn.json,
      variants: drawn.pictures.map { variant, picture in
        PageScene.Variant(
          generation: variant.traits.styleSheet.generation.name,
          direction: variant.traits.isRightToLeft ? "rtl" : "ltr",
          size: variant.traits.preferredContentSizeCategory.name,
          picture: pictures.add(picture.markup(&sheet)), values: values.add(picture.values))
      })
  }
}
