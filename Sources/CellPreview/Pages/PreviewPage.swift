import CellConfiguration

/// A page of pictures: every file in every look, with the mistakes in files that have some.
///
/// The page needs no other file. Each picture has a caption, and its text as an alternative.
struct PreviewPage {
  /// A file with its pictures.
  struct File {
    let name: String
    let figures: [Figure]
  }

  /// A picture of a file.
  struct Figure {
    /// The look; empty where the picture is as the document says.
    let caption: String

    /// The picture as SVG.
    let picture: String

    /// The same in words.
    let text: String
  }

  let files: [File]

  /// What is wrong with files, above the pictures.
  var errors: [PreviewError] = []

  /// The script with which the page follows its files; nil for a page that stays as it is.
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

  /// What is on the page.
  var content: String { errorSection + files.map(Self.section).joined() }

  private var errorSection: String {
    if errors.isEmpty { return "" }
    let count = errors.reduce(0) { $0 + $1.problems.count }
    return """
      <section class="errors" role="alert">
      <h1>\(count == 1 ? "A mistake" : "\(count) mistakes")</h1>
      \(errors.map { "<pre>\(Self.escape("\($0)"))</pre>\n" }.joined())\
      <p>The pictures below are the last ones without a mistake.</p>
      </section>

      """
  }

  private static func section(_ file: File) -> String {
    """
    <section>
    <h1>\(escape(file.name))</h1>
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

  /// A text for HTML; its lines stay.
  private static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SVGDocument.escape(String($0))
    }
    .joined(separator: "\n")
  }
}
