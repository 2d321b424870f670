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

extension Character {
  /// How many columns a terminal gives the character: two for wide ones, none for marks alone.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let properties = first.properties
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // U+FE0F asks for the picture of a character that is also a letter or a sign.
    let isPicture = properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isPicture || Self.wide.contains { $0.contains(first) } ? 2 : 1
  }

  /// The blocks of Unicode whose characters are wide: Hangul, kana, ideographs, full-width forms.
  private static let wide: [ClosedRange<Unicode.Scalar>] = [
    "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{303E}", "\u{3041}"..."\u{33FF}",
    "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{9FFF}", "\u{A000}"..."\u{A4CF}",
    "\u{A960}"..."\u{A97F}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
    "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}", "\u{FFE0}"..."\u{FFE6}",
    "\u{20000}"..."\u{3FFFD}",
  ]
}
