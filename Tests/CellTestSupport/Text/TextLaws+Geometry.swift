import CellConfiguration
import CellText
import Foundation

/// Laws about where lines are and how large they are.
extension TextLaws {
  /// No line is wider than its room unless it is a single cluster or ellipsis.
  func fits(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    let room = max(width, 0)
    return result.lines.compactMap { line in
      guard line.width > room + Self.tolerance else { return nil }
      let shown = clusters.filter {
        line.shown.contains($0.utf8Offset) || line.tail.contains($0.utf8Offset)
      }
      // Clusters without an advance may follow the one that is too wide.
      let wide = shown.filter { advance(of: $0) > 0 }.count + (line.hasEllipsis ? 1 : 0)
      return wide <= 1 ? nil : "line \(line.range) is \(line.width) wide"
    }
  }

  private func advance(of cluster: TextCluster) -> CGFloat {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.utf8Offset)
    let end = utf8.index(start, offsetBy: cluster.utf8Count)
    let alone = StyledText(String(text.string[start..<end]), attributes: text.attributes)
    return TextMeasurement(of: alone, shaper: engine.shaper).naturalWidth
  }

  /// The height is the sum of line heights and leadings, rounded up; baselines follow the rule.
  func heightIsThatOfMetrics(_ result: LaidOutText) -> [String] {
    guard text.runs.isEmpty else { return [] }
    let metrics = engine.shaper.metrics(of: text.attributes.font)
    let count = CGFloat(result.lines.count)
    let exact =
      count > 0 ? count * metrics.lineHeight + (count - 1) * metrics.leading : 0
    let scale = options.displayScale
    let expected = (exact * scale - 1e-6).rounded(.up) / scale
    var problems: [String] = []
    if abs(result.size.height - expected) > 1 / scale * 1e-3 {
      problems.append("height \(result.size.height) instead of \(expected)")
    }
    for (index, line) in result.lines.enumerated() {
      let ascender = (metrics.ascender * scale + 0.5).rounded(.down) / scale
      let baseline = ascender + CGFloat(index) * (metrics.lineHeight + metrics.leading)
      if abs(line.baseline - baseline) > Self.tolerance {
        problems.append("baseline \(line.baseline) instead of \(baseline)")
      }
    }
    return problems
  }

  /// A narrower layout has as many lines or more.
  func narrowerIsNotShorter(_ result: LaidOutText) -> [String] {
    let narrow = engine.layOut(text, options, TextBounds(width: .exactly(width * 0.7)))
    guard narrow.lines.count < result.lines.count else { return [] }
    return ["\(narrow.lines.count) lines when narrower instead of \(result.lines.count)"]
  }

  /// An obstacle without width or height changes nothing.
  func emptyObstacle(_ result: LaidOutText) -> [String] {
    let obstacles = [
      TextObstacle(width: 0, height: 50), TextObstacle(width: 50, height: 0),
      TextObstacle(corner: .topTrailing, width: -1, height: .nan),
    ]
    return obstacles.compactMap { obstacle in
      let bounds = TextBounds(width: .exactly(width), obstacle: obstacle)
      return engine.layOut(text, options, bounds) == result ? nil : "\(obstacle) matters"
    }
  }

  /// Lines that begin above the obstacle's bottom leave room for it, the others use the full width.
  func obstacleIsAvoided() -> [String] {
    let metrics = engine.shaper.metrics(of: text.attributes.font)
    let obstacle = TextObstacle(width: width / 3, height: metrics.lineHeight * 1.5)
    guard width > 0, width < .infinity else { return [] }
    let result = engine.layOut(
      text, options, TextBounds(width: .exactly(width), obstacle: obstacle))
    return result.lines.compactMap { line in
      let isBeside = line.top < obstacle.height - Self.tolerance
      let room = isBeside ? width - obstacle.width : width
      let start =
        options.layoutDirection == .rightToLeft ? width - line.x - line.width : line.x
      let problem =
        isBeside && start < obstacle.width - Self.tolerance
        || !isBeside && options.alignment == .natural && abs(start) > Self.tolerance
        || isBeside && options.alignment == .natural
          && abs(start - obstacle.width) > Self.tolerance
      return problem ? "line at \(line.top) starts at \(start) of \(room)" : nil
    }
  }

  /// The other direction gives the same lines, mirrored.
  func mirrored(_ result: LaidOutText, _ bounds: TextBounds) -> [String] {
    var other = options
    other.layoutDirection =
      options.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    var mirror = engine.layOut(text, other, bounds)
    guard mirror.lines.count == result.lines.count else { return ["other lines"] }
    for index in mirror.lines.indices {
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
