import CellConfiguration
package import CellText
package import Foundation

/// The laws that every layout of every text obeys, with any shaper.
///
/// Each law is a function that returns violations, so that a test can check that it detects a liar.
package struct TextLaws: Sendable {
  package enum Law: String, CaseIterable, Sendable {
    case nothingLost, clustersWhole, fits, breaksBetweenWords, heightIsThatOfMetrics
    case truncatesOnlyWhenNeeded, narrowerIsNotShorter, emptyExclusion, exclusionIsAvoided
    case mirrored, repeatable, measuringAgrees, finite
    case piecesCoverLine, piecesTile, piecesSayTheirText, piecesInVisualOrder
    case piecesIgnoreLayoutDirection, piecesAreAsWideAsTheirText, partsAreAsWideAsTheirText
  }

  package struct Violation: Sendable, CustomStringConvertible {
    package var law: Law
    package var description: String
  }

  /// The tolerance, which is larger than the error of rounding a width up to pixels.
  static let tolerance = 1e-4

  let engine: TextEngine
  let text: StyledText
  let options: TextLayoutOptions
  let width: CGFloat
  /// The exclusion that lines avoid; `nil` for a third of the width in either corner.
  let exclusion: TextExclusion?

  package init(
    _ engine: TextEngine, _ text: StyledText, _ options: TextLayoutOptions, width: CGFloat,
    exclusion: TextExclusion? = nil
  ) {
    self.engine = engine
    self.text = text
    self.options = options
    self.width = width
    self.exclusion = exclusion
  }

  package init(_ engine: TextEngine, _ subject: TextCase) {
    self.init(
      engine, subject.text, subject.options, width: subject.width, exclusion: subject.exclusion)
  }

  /// All violations for this text.
  package func violations() -> [Violation] {
    let bounds = TextBounds(width: .exactly(width))
    let result = engine.layOut(text, options, bounds)
    let clusters = TextSegmenter.clusters(of: text.string)
    let besideExclusion = engine.layOut(
      text, options,
      TextBounds(
        width: bounds.width, exclusion: exclusion ?? TextExclusion(width: width / 3, height: 40)))
    var mirror = options
    mirror.alignment = options.alignment.mirrored
    mirror.layoutDirection =
      options.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    let mirrored = engine.layOut(text, mirror, bounds)
    var found: [Violation] = []
    func report(_ law: Law, _ problems: [String]) {
      found += problems.map { problem in
        Violation(
          law: law,
          description: "\(law): \(problem); \(text.string.debugDescription), "
            + "width \(width), \(options), around \(exclusions)")
      }
    }
    report(.nothingLost, nothingLost(result, clusters))
    report(.clustersWhole, clustersWhole(result, clusters))
    report(.fits, fits(result, clusters))
    report(.breaksBetweenWords, breaksBetweenWords(result, clusters))
    report(.heightIsThatOfMetrics, heightIsThatOfMetrics(result))
    report(.truncatesOnlyWhenNeeded, truncatesOnlyWhenNeeded(result, bounds, clusters))
    report(.narrowerIsNotShorter, narrowerIsNotShorter(result))
    report(.emptyExclusion, emptyExclusion(result))
    report(.exclusionIsAvoided, exclusionIsAvoided(clusters))
    report(.mirrored, isMirrored(result, mirrored))
    if engine.layOut(text, options, bounds) != result { report(.repeatable, ["differs"]) }
    report(.measuringAgrees, measuringAgrees(result) + measuringAgrees(besideExclusion))
    report(.finite, finite(result) + finite(besideExclusion))
    report(.piecesCoverLine, piecesCoverLine(result) + piecesCoverLine(besideExclusion))
    report(.piecesTile, piecesTile(result) + piecesTile(besideExclusion))
    report(.piecesSayTheirText, piecesSayTheirText(result))
    report(.piecesInVisualOrder, piecesInVisualOrder(result, clusters))
    report(.piecesIgnoreLayoutDirection, piecesIgnoreLayoutDirection(result, mirrored))
    report(
      .piecesAreAsWideAsTheirText, areAsWideAsTheirText(\.pieces, of: result, clusters))
    report(.partsAreAsWideAsTheirText, areAsWideAsTheirText(\.parts, of: result, clusters))
    return found
  }
}

/// Laws about which text is where.
extension TextLaws {
  /// Ranges follow each other and cover the text; what is not shown is white space, unless cut.
  func nothingLost(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    var problems: [String] = []
    var end = 0
    for line in result.lines {
      if line.range.lowerBound != end { problems.append("gap at \(end)") }
      end = line.range.upperBound
      if line.shown.lowerBound != line.range.lowerBound, !line.hasEllipsis {
        problems.append("start of \(line.range) not shown")
      }
      if !line.hasEllipsis, !result.isTruncated {
        let shownEnd = min(line.shown.upperBound, line.range.upperBound)
        let hidden = shownEnd..<line.range.upperBound
        // A soft hyphen gives way to a hyphen.
        let lost = clusters.filter {
          hidden.overlaps($0.utf8Range) && !$0.isBlank && !(line.hasHyphen && $0.isSoftHyphen)
        }
        if !lost.isEmpty { problems.append("\(lost.count) clusters of \(hidden) lost") }
      }
    }
    let total = text.string.utf8.count
    let isCut = result.isTruncated || options.numberOfLines > 0
    if end > total || end < total && !isCut { problems.append("ends at \(end) of \(total)") }
    if end < total, !result.isTruncated {
      let lost = clusters.contains { $0.utf8Offset >= end && !$0.isBlank }
      if lost { problems.append("cut at \(end) without saying so") }
    }
    return problems
  }

  /// Every edge of every range lies between two clusters.
  func clustersWhole(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    var edges = Set(clusters.map(\.utf8Offset))
    edges.insert(text.string.utf8.count)
    let used = result.lines.flatMap { line in
      [line.range, line.shown, line.tail].flatMap { [$0.lowerBound, $0.upperBound] }
    }
    return used.filter { !edges.contains($0) }.map { "edge \($0) within a cluster" }
  }

  /// Lines end where lines may end, unless the word alone is wider than the line.
  func breaksBetweenWords(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    guard options.lineBreakMode != .byCharWrapping, options.lineBreakMode != .byClipping else {
      return []
    }
    var problems: [String] = []
    for line in result.lines.dropLast() {
      let inside = clusters.filter { line.range.contains($0.utf8Offset) }
      guard inside.last?.breakAfter == .prohibited else { continue }
      // An emergency break: no opportunity was passed on the line.
      if inside.dropLast().contains(where: { mayEnd(line, after: $0) }) {
        problems.append("word broken at \(line.range.upperBound)")
      }
    }
    return problems
  }

  /// Whether a line could have ended after a cluster; after a soft hyphen, if a hyphen fits there.
  private func mayEnd(_ line: LaidOutText.Line, after cluster: TextCluster) -> Bool {
    guard cluster.breakAfter != .prohibited else { return false }
    guard cluster.isSoftHyphen else { return true }
    // The width of a part of a text in several looks is not known here.
    let start = line.range.lowerBound
    guard text.runs.isEmpty, text.paragraphs.isEmpty, cluster.utf8Offset > start else {
      return false
    }
    let shown = String(Substring(text.string.utf8.prefix(cluster.utf8Offset).dropFirst(start)))
    let width = [shown, TextLine.hyphen].reduce(0) { sum, string in
      sum
        + engine.layOut(
          StyledText(string, attributes: text.attributes), TextLayoutOptions(), .unbounded
        ).size.width
    }
    return width <= self.width
  }

  /// A text is truncated only if it does not fit, and a text that does not fit is marked as
  /// truncated.
  func truncatesOnlyWhenNeeded(
    _ result: LaidOutText, _ bounds: TextBounds, _ clusters: TextClusters
  ) -> [String] {
    var unlimited = options
    unlimited.numberOfLines = 0
    unlimited.adjustsFontSizeToFitWidth = false
    unlimited.allowsDefaultTighteningForTruncation = false
    let whole = engine.layOut(text, unlimited, bounds, onlyLines: true)
    let ellipses = result.lines.filter(\.hasEllipsis).count
    if ellipses > 1 || ellipses == 1 && result.lines.last?.hasEllipsis != true {
      return ["ellipsis before the last line"]
    }
    if ellipses == 1, !result.isTruncated { return ["ellipsis without truncation"] }
    guard options.lineBreakMode != .byClipping else { return [] }
    // Truncating in the middle makes one line regardless of the limit, so the law wraps the text to
    // find out whether it all fits on the first line.
    if options.lineBreakMode == .byTruncatingMiddle {
      var wrapping = unlimited
      wrapping.lineBreakMode = .byTruncatingTail
      let lines = engine.layOut(text, wrapping, bounds, onlyLines: true).lines
      let rest = lines.first.map { $0.range.upperBound } ?? 0
      let isWhole = !clusters.contains { $0.utf8Offset >= rest && !$0.isBlank }
      if isWhole, result.isTruncated { return ["truncated although one line fits"] }
      // Empty lines at the end count in all modes.
      wrapping.numberOfLines = options.numberOfLines
      let expected = engine.layOut(text, wrapping, bounds, onlyLines: true).lines.count
      return isWhole && result.lines.count != expected
        ? ["\(result.lines.count) lines instead of \(expected) although the first line fits"] : []
    }
    let fits = options.numberOfLines <= 0 || whole.lines.count <= options.numberOfLines
    if fits, result.isTruncated { return ["truncated although \(whole.lines.count) lines fit"] }
    if !fits, !result.isTruncated, !options.adjustsFontSizeToFitWidth,
      !options.allowsDefaultTighteningForTruncation
    {
      let end = whole.lines[options.numberOfLines - 1].range.upperBound
      let lost = clusters.contains { $0.utf8Offset >= end && !$0.isBlank }
      return lost ? ["not truncated although \(whole.lines.count) lines are needed"] : []
    }
    return []
  }
}

extension TextCluster {
  /// Whether the cluster shows nothing.
  var isBlank: Bool { isWhiteSpace || isNewline }
}
