import CellConfiguration
import CellDocuments
import Foundation

extension PreviewLayout {
  /// A written report of a whole list.
  private struct Report: Encodable {
    var contentSize: [CGFloat]
    var backgroundColor: String
    var cells: [CellReport]
  }

  /// Returns the resolved values and frames of all cells as JSON, with members sorted by name.
  public func report() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      contentSize: [contentSize.width.thousandths, contentSize.height.thousandths],
      backgroundColor: backgroundPaint.hex, cells: cells.map(CellReport.init)
    )
    // Encoding cannot fail: all numbers are finite and all texts are valid.
    guard let data = try? encoder.encode(report) else { return "" }
    return Self.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Returns the JSON with escapes for the characters that control terminals.
  ///
  /// Outside strings, only line endings are such characters.
  static func escape(_ json: String) -> String {
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
