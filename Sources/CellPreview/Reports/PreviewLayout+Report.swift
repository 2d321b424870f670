import CellConfiguration
import Foundation

extension PreviewLayout {
  /// What is written down of a whole list.
  private struct Report: Encodable {
    var contentSize: [CGFloat]
    var backgroundColor: String
    var cells: [CellReport]
  }

  /// The resolved values and frames of all cells as JSON, members in the order of their names.
  public func report() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      contentSize: [contentSize.width.thousandths, contentSize.height.thousandths],
      backgroundColor: backgroundColor.resolved(with: traits).hex, cells: cells.map(CellReport.init)
    )
    // Numbers are finite and texts are texts, so that nothing can fail.
    guard let data = try? encoder.encode(report) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
