import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// A page of the gallery, which contains all that it shows but the index for the search.
///
/// The page shows each picture in its own variant. It stores the other variants as texts, which a
/// script inserts.
package struct GalleryPage {
  /// The name of the script with the index.
  static let indexFile = "search.js"

  /// The height in points up to which a picture is printed on one sheet, smaller if needed.
  private static let printedHeight: CGFloat = 2000

  private let section: GallerySection
  private let sections: [GallerySection]
  private var sheet = AppearanceSheet()
  private var pictures = PageTexts()
  private var values = PageTexts()
  private var cardCount = 0

  /// Creates a page of several.
  init(_ section: GallerySection, of sections: [GallerySection]) {
    (self.section, self.sections) = (section, sections)
  }

  /// Returns the text of the page.
  mutating func text() -> String {
    let content = shownChapter
    let entries = section.groups.flatMap(\.looks).map { entry(of: $0.shown) }
    return """
      <!doctype html>
      <html lang="en" data-appearance="light">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(SVGDocument.escape(section.title)) – Cells</title>
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
      <nav id="elsewhere" aria-label="Results in other chapters" hidden></nav>
      </main>
      </div>
      <script type="application/json" id="scenes">\(Self.json(entries))</script>
      <script type="application/json" id="pictures">\(Self.json(pictures.entries))</script>
      <script type="application/json" id="values">\(Self.json(values.entries))</script>
      \(comparisons)<script src="\(Self.indexFile)"></script>
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

  /// The states of all styles, on the page that compares them.
  private var comparisons: String {
    isComparing
      ? "<script type=\"application/json\" id=\"comparisons\">\(Self.json(StateComparison.all))"
        + "</script>\n" : ""
  }

  /// Whether the page compares states: the first page of their chapter.
  private var isComparing: Bool {
    section.chapter.id == Chapter.states.id && section.isFirst
  }

  /// The table of contents: the chapters, and the groups of the shown one, as links.
  private var contents: String {
    let chapters = sections.filter(\.isFirst)
    let items = chapters.map { other -> String in
      let chapter = other.chapter.chapter
      let groups = chapter.id == section.chapter.id ? groupLinks : ""
      return "<li>\(link(to: chapter.id, in: other.file, chapter.title))\(groups)</li>"
    }
    return """
      <nav class="contents" id="contents" aria-label="Chapters"><ul>
      \(items.joined(separator: "\n"))
      </ul></nav>
      """
  }

  /// The groups of the shown chapter as a list of links.
  private var groupLinks: String {
    let chapter = section.chapter
    let links = chapter.groups.map { group in
      let id = "\(chapter.id)/\(group.id)"
      return "<li>\(link(to: id, in: file(of: group, in: chapter), group.title))</li>"
    }
    return "<ul class=\"groups\">\(links.joined())</ul>"
  }

  /// Returns the file with the pictures of a group.
  private func file(of group: DrawnChapter.Group, in chapter: DrawnChapter) -> String {
    let pages = sections.filter { $0.chapter.id == chapter.id }
    let page = pages.first { page in page.groups.contains { $0.id == group.id } }
    return page?.file ?? section.file
  }

  private func link(to id: String, in file: String, _ title: String) -> String {
    let page = file == section.file ? "" : file
    return "<a href=\"\(page)#\(id)\">\(SVGDocument.escape(title))</a>"
  }

  private var shownChapter: String {
    mutating get {
      let chapter = section.chapter.chapter
      var text = """
        <section id="\(chapter.id)">
        <h2>\(link(to: chapter.id, in: section.file, chapter.title))</h2>
        <p class="summary">\(SVGDocument.escape(chapter.summary))</p>

        """
      if isComparing { text += Self.comparison }
      if section.groups.isEmpty { text += groupLinks + "\n" }
      for group in section.groups {
        let cards = group.looks.map { card(of: $0) }
        let widest = group.looks.flatMap(\.shown.pictures).map(\.picture.size.width).max() ?? 0
        text += """
          <section id="\(chapter.id)/\(group.id)">
          <h3>\(SVGDocument.escape(group.title))</h3>
          <div class="cards" style="--widest:\(SVGDocument.format(widest))">
          \(cards.joined(separator: "\n"))
          </div>
          </section>

          """
      }
      return text + "</section>"
    }
  }

  private mutating func card(of look: DrawnChapter.Look) -> String {
    let drawn = look.shown
    let title = SVGDocument.escape(drawn.scene.title)
    let label = SVGDocument.escape(drawn.label)
    let note = drawn.scene.note.map { "<p>\(SVGDocument.escape($0))</p>" } ?? ""
    let others = look.others.map { SVGDocument.escape($0.scene.title) }.joined(separator: "; ")
    let same = others.isEmpty ? "" : "<p class=\"same\">Looks the same: \(others)</p>"
    let isLong = drawn.pictures[0].picture.size.height > Self.printedHeight
    return """
      <article class="card\(isLong ? " long" : "")" id="\(drawn.id)" data-title="\(title)" \
      data-label="\(label)">
      <header><h4>\(link(to: drawn.id, in: section.file, drawn.scene.title))</h4></header>
      \(note)\(same)
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
