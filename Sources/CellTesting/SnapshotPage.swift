import CellPictures
import Foundation

/// A page that shows a recorded snapshot and the new one side by side.
package struct SnapshotPage {
  /// The page as HTML, without references to other files.
  package let html: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - recorded: The recorded snapshot; `nil` if there is none.
  ///   - new: The new snapshot in the same format.
  ///   - format: The format of both.
  ///   - picture: The new look as an SVG picture.
  ///   - failure: The message of the failure.
  package init(
    recorded: String?, new: String, in format: SnapshotFormat, picture: String, failure: String
  ) {
    func text(_ text: String) -> String {
      let lines = text.components(separatedBy: "\n").map(SVGDocument.escape)
      return "<pre>\(lines.joined(separator: "\n"))</pre>"
    }
    // Two pictures in one document would share the names of their clip paths.
    func image(_ svg: String) -> String {
      "<img src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
    }
    let before = recorded.map { format == .picture ? image($0) : text($0) } ?? "<p>none</p>"
    let after = image(picture) + (format == .picture ? "" : text(new))
    html = """
      <!doctype html>
      <meta charset="utf-8">
      <title>Changed snapshot</title>
      <style>
        body { font: 14px system-ui, sans-serif; color: #222; background: #fff; margin: 24px }
        main { display: flex; gap: 24px }
        section { min-width: 0; flex: 1 }
        img { max-width: 100%; border: 1px solid #ddd }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px }
      </style>
      \(text(failure))
      <main>
      <section><h2>Recorded</h2>\(before)</section>
      <section><h2>New</h2>\(after)</section>
      </main>

      """
  }
}
