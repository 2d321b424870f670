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
      backgroundColor: backgroundPaint.hex, cells: cells.map(CellReport.init)
    )
    // Numbers are finite and texts are texts, so that nothing can fail.
    guard let data = try? encoder.encode(report) else { return "" }
    return Self.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// The same JSON with the characters that control terminals escaped.
  ///
  /// Outside texts there are none of them but the ends of lines.
  private static func escape(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.controlsTerminals, scalar != "\n" {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
