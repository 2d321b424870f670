import CellConfiguration
import CellDocuments
import CellPictures

/// A page of pictures: every file in every variant, with the problems of files that have some.
///
/// The page needs no other file. Each picture has a caption, and a description as alternative text.
struct PreviewPage {
  /// A file with its pictures.
  struct File {
    let name: String
    let figures: [Figure]

    /// A text above the pictures.
    var text: String?
  }

  /// A picture of a file.
  struct Figure {
    /// The name of the variant; empty for the document itself.
    let caption: String

    /// The picture as SVG.
    let picture: String

    /// The description of the picture.
    let text: String
  }

  let files: [File]

  /// The problems of files, shown above the pictures.
  var errors: [DocumentError] = []

  /// The script that reloads the page when its files change; `nil` for a static page.
  var script: String?

  /// The page as HTML.
  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escape(title))</title>
    <style>
    \(Self.style)</style>
    \(script.map { "<p id=\"gone\" role=\"status\" hidden></p>\n<script>\n\($0)</script>\n" } ?? "")\
    <main>
    \(content)</main>
    </html>

    """
  }

  private var title: String { files.map(\.name).joined(separator: ", ") }

  /// The content of the page's body.
  var content: String { errorSection + files.map(Self.section).joined() }

  private var errorSection: String {
    let problems = errors.flatMap { error in error.problems.map { (error.file, $0) } }
    if problems.isEmpty { return "" }
    let hasPictures = files.contains { !$0.figures.isEmpty }
    return """
      <section class="errors" role="alert">
      <h1>\(problems.count == 1 ? "A mistake" : "\(problems.count) mistakes")</h1>
      \(problems.map(Self.paragraph).joined())\
      \(hasPictures ? "<p>The pictures are the last ones without a mistake.</p>\n" : "")\
      </section>

      """
  }

  private static func paragraph(_ file: String, _ problem: DocumentError.Problem) -> String {
    let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
    let message = problem.message.escapedForTerminals
    return "<p><strong>\(escape(file + place))</strong> \(escape(message))</p>\n"
      + (problem.excerpt.map { "<pre>\(escape($0))</pre>\n" } ?? "")
  }

  private static func section(_ file: File) -> String {
    """
    <section>
    <h1>\(escape(file.name))</h1>
    \(file.text.map { "<pre>\(escape($0))</pre>\n" } ?? "")\
    <div class="pictures">
    \(file.figures.map { figure($0, of: file) }.joined())\
    </div>
    </section>

    """
  }

  private static func figure(_ figure: Figure, of file: File) -> String {
    let caption = figure.caption.isEmpty ? "as it is written" : figure.caption
    return """
      <figure>
      <figcaption>\(escape(caption))</figcaption>
      <div class="picture">
      \(figure.picture)</div>
      <details><summary>As text</summary><pre>\(escape(figure.text))</pre></details>
      </figure>

      """
  }

  /// Returns a text escaped for HTML, with its lines kept.
  private static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SVGDocument.escape(String($0))
    }
    .joined(separator: "\n")
  }
}
