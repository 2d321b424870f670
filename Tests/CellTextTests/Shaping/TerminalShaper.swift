import CellConfiguration
import CellText
import Foundation

struct TerminalShaper: TextShaper {
  func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascender: 1, descender: 0, capHeight: 1)
  }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    for index in run.clusters where !clusters[index].isNewline {
      clusters[index].advance = 1
    }
  }
}
