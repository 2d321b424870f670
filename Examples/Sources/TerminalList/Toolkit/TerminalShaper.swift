import CellConfiguration
import CellText
import Foundation

/// Measures text in the unit of a terminal: a point is a column of it, or a line.
///
/// All fonts are the same there. Bold letters are as wide as regular ones.
struct TerminalShaper: TextShaper {
  func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascender: 1, descender: 0, capHeight: 1)
  }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    let utf8 = run.text.utf8
    for index in run.clusters where !clusters[index].isNewline {
      let cluster = clusters[index]
      let start = utf8.index(utf8.startIndex, offsetBy: cluster.utf8Offset)
      let end = utf8.index(start, offsetBy: cluster.utf8Count)
      clusters[index].advance = CGFloat(run.text[start..<end].reduce(0) { $0 + $1.columns })
    }
  }
}
