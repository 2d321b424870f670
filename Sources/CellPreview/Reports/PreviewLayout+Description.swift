import CellConfiguration
import Foundation

extension PreviewLayout {
  /// The resolved values and frames of all cells as text, for snapshots and for eyes.
  ///
  /// ```
  /// list 390 x 88
  /// sections[0].rows[0] row 16, 35, 358, 52 sideBySide 2 measurements
  ///   text "Wi-Fi" 16, 35, 40, 20.333 baseline 51.333 17 regular #000000FF
  /// ```
  public func descriptionText() -> String {
    let size = "\(contentSize.width.shortDescription) x \(contentSize.height.shortDescription)"
    return (["list \(size)"] + cells.flatMap { Self.lines(CellReport($0)) })
      .joined(separator: "\n") + "\n"
  }

  private static func lines(_ cell: CellReport) -> [String] {
    var title = "\(cell.path) \(cell.kind) \(cell.frame.text)"
    if let arrangement = cell.arrangement { title += " \(arrangement)" }
    title += " \(cell.measurements) \(cell.measurements == 1 ? "measurement" : "measurements")"
    if cell.alpha != 1 { title += " alpha \(cell.alpha.shortDescription)" }
    var lines = [title, "  content \(cell.contentFrame.text)"]
    if let image = cell.image {
      lines.append("  image \(image.frame.text) in \(image.slot.text) \(image.tintColor)")
    }
    lines += describe("text", cell.text) + describe("secondary text", cell.secondaryText)
    if let background = cell.background {
      var line = "  background \(background.frame.text) \(background.color)"
      if background.cornerRadius > 0 {
        let corners = background.roundedCorners
        line += " radius \(background.cornerRadius.shortDescription)"
        if corners.count < 4 { line += " at \(corners.joined(separator: ", "))" }
      }
      if let frame = background.strokeFrame, let color = background.strokeColor {
        line += " stroke \(frame.text) \(color)"
      }
      lines.append(line)
    }
    lines += cell.accessories.map { "  \($0.kind) \($0.frame.text) \($0.color)" }
    if let separator = cell.separator {
      lines.append("  separator \(separator.frame.text) \(separator.color)")
    }
    return lines
  }

  private static func describe(_ name: String, _ text: CellReport.Text?) -> [String] {
    guard let text else { return [] }
    let lines = text.lines.map { "\"\($0)\"" }.joined(separator: " ")
    return [
      "  \(name) \(lines) \(text.frame.text) baseline \(text.firstBaseline.shortDescription) "
        + "\(text.font.size.shortDescription) \(text.font.weight) \(text.color)"
        + (text.isTruncated ? " truncated" : "")
    ]
  }
}

extension [CGFloat] {
  /// The numbers in a row: `16, 35, 358, 52`.
  fileprivate var text: String { map(\.shortDescription).joined(separator: ", ") }
}
