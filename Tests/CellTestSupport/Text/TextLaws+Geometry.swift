import CellConfiguration
import CellText
import Foundation

/// Laws about the positions and sizes of lines.
extension TextLaws {
  /// No line is wider than its space unless it is a single cluster or ellipsis.
  func fits(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    let available = max(width, 0)
    return result.lines.compactMap { line in
      guard line.width > available + Self.tolerance else { return nil }
      return isSingle(line, clusters) ? nil : "line \(line.range) is \(line.width) wide"
    }
  }

  /// Whether a line shows a single cluster or ellipsis, which may be too wide.
  private func isSingle(_ line: LaidOutText.Line, _ clusters: TextClusters) -> Bool {
    let shown = clusters.filter {
      line.shown.contains($0.utf8Offset) || line.tail.contains($0.utf8Offset)
    }
    // Clusters without an advance may follow the one that is too wide.
    return shown.filter { advance(of: $0) > 0 }.count + (line.hasEllipsis ? 1 : 0) <= 1
  }

  private func advance(of cluster: TextCluster) -> CGFloat {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.utf8Offset)
    let end = utf8.index(start, offsetBy: cluster.utf8Count)
    let alone = StyledText(String(text.string[start..<end]), attributes: text.attributes)
    return TextMeasurement(of: alone, shaper: engine.shaper).naturalWidth
  }

  /// Lines are as high as the highest font of their pieces and follow each other; baselines follow
  /// the rule.
  func heightIsThatOfMetrics(_ result: LaidOutText) -> [String] {
    let scale = options.displayScale
    var problems: [String] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    for line in result.lines {
      let metrics = fonts(of: line, result).map(engine.shaper.metrics(of:))
      let ascender = metrics.map(\.ascender).max() ?? 0
      bottom = top + ascender - (metrics.map(\.descender).min() ?? 0)
      let baseline = top + (ascender * scale + 0.5).rounded(.down) / scale
      if abs(line.baseline - baseline) > Self.tolerance {
        problems.append("baseline \(line.baseline) instead of \(baseline)")
      }
      top = max(top, bottom + (metrics.map(\.leading).max() ?? 0))
    }
    // A font whose descender is above its ascender has no height.
    let expected = max(0, (bottom * scale - 1e-6).rounded(.up) / scale)
    if abs(result.size.height - expected) > 1 / scale * 1e-3 {
      problems.append("height \(result.size.height) instead of \(expected)")
    }
    return problems
  }

  /// The fonts of a line's pieces before shrinking, or the font of the newline of an empty line.
  private func fonts(of line: LaidOutText.Line, _ result: LaidOutText) -> [ResolvedFont] {
    if line.pieces.isEmpty {
      let run = text.runs.last { $0.utf8Range.lowerBound <= line.range.lowerBound }
      return [(run?.attributes ?? text.attributes).font]
    }
    return line.pieces.map { piece in
      let size = piece.attributes.font.pointSize / result.fontScale
      let fonts = [text.attributes.font] + text.runs.map(\.attributes.font)
      return fonts.first { abs($0.pointSize - size) < 1e-6 } ?? piece.attributes.font
    }
  }

  /// A narrower layout has as many lines or more.
  ///
  /// A text that is truncated in the middle has one line, so it loses the empty lines that it has
  /// at its end while it fits.
  func narrowerIsNotShorter(_ result: LaidOutText) -> [String] {
    let narrow = engine.layOut(
      text, options, TextBounds(width: .exactly(width * 0.7)), onlyLines: true)
    let losesEmptyLines =
      options.lineBreakMode == .byTruncatingMiddle && narrow.isTruncated && !result.isTruncated
    let count = losesEmptyLines ? 1 : result.lines.count
    guard narrow.lines.count < count else { return [] }
    return ["\(narrow.lines.count) lines when narrower instead of \(count)"]
  }

  /// An exclusion without width or height changes nothing.
  func emptyExclusion(_ result: LaidOutText) -> [String] {
    let exclusions = [
      TextExclusion(width: 0, height: 50), TextExclusion(width: 50, height: 0),
      TextExclusion(corner: .topTrailing, width: -1, height: .nan),
    ]
    return exclusions.compactMap { exclusion in
      let bounds = TextBounds(width: .exactly(width), exclusion: exclusion)
      return engine.layOut(text, options, bounds) == result ? nil : "\(exclusion) matters"
    }
  }

  /// Lines that begin above the exclusion's bottom leave space for it, the others use the full
  /// width.
  func exclusionIsAvoided(_ clusters: TextClusters) -> [String] {
    guard width > 0, width < .infinity else { return [] }
    return exclusions.flatMap { exclusion in
      let result = engine.layOut(
        text, options, TextBounds(width: .exactly(width), exclusion: exclusion), onlyLines: true)
      return result.lines.compactMap { isPlaced($0, exclusion, clusters) }
    }
  }

  /// The exclusion that lines avoid.
  var exclusions: [TextExclusion] {
    if let exclusion { return [exclusion] }
    let height = engine.shaper.metrics(of: text.attributes.font).lineHeight * 1.5
    return [TextExclusion.Corner.topLeading, .topTrailing].map {
      TextExclusion(corner: $0, width: width / 3, height: height)
    }
  }

  /// The violations by the place of a line beside or below an exclusion.
  private func isPlaced(
    _ line: LaidOutText.Line, _ exclusion: TextExclusion, _ clusters: TextClusters
  ) -> String? {
    let isBeside = line.top < exclusion.height - Self.tolerance
    let least = isBeside && exclusion.corner == .topLeading ? exclusion.width : 0
    let available = isBeside ? width - exclusion.width : width
    let start =
      options.layoutDirection == .rightToLeft ? width - line.x - line.width : line.x
    let end = start + line.width
    let isOut = end > least + available + Self.tolerance && !isSingle(line, clusters)
    let isElsewhere = options.alignment == .natural && abs(start - least) > Self.tolerance
    return isOut || isElsewhere || start < least - Self.tolerance
      ? "line at \(line.top) from \(start) to \(end), not within \(available) from \(least)" : nil
  }

  /// The other direction gives the same lines, mirrored.
  func isMirrored(_ result: LaidOutText, _ other: LaidOutText) -> [String] {
    var mirror = other
    guard mirror.lines.count == result.lines.count else { return ["other lines"] }
    for index in mirror.lines.indices {
      // The positions of pieces depend on the text; a separate law checks them.
      mirror.lines[index].pieces = result.lines[index].pieces
      mirror.lines[index].parts = result.lines[index].parts
      mirror.lines[index].baseDirection = result.lines[index].baseDirection
      let x = result.size.width - mirror.lines[index].x - mirror.lines[index].width
      // Subtracting twice is exact but for the last bits.
      if abs(x - result.lines[index].x) < 1e-9 * max(1, result.size.width) {
        mirror.lines[index].x = result.lines[index].x
      }
    }
    return mirror == result ? [] : ["not the mirror image"]
  }

  /// Measuring without lines gives the size of the layout.
  func measuringAgrees(_ result: LaidOutText) -> [String] {
    result.measured == result.size && result.measuredLineCount == result.lines.count
      ? [] : ["measured \(result.measured), laid out \(result.size)"]
  }

  /// All numbers are finite, sizes are not negative and on the pixel grid.
  func finite(_ result: LaidOutText) -> [String] {
    let numbers = result.lines.flatMap { [$0.x, $0.width, $0.top, $0.baseline] }
    let sizes = [result.size.width, result.size.height]
    return numbers.allSatisfy(\.isFinite) && sizes.allSatisfy { $0.isFinite && $0 >= 0 }
      ? [] : ["\(numbers) \(sizes)"]
  }
}
