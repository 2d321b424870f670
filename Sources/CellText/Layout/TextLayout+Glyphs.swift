import CellConfiguration
import Foundation

extension TextLayout {
  /// Returns the glyphs of a fragment, at their places in the layout.
  ///
  /// The shaper makes the glyphs in the context in which it measured them. The layout places each
  /// at its cluster, so they include tracking, `kern`, tightening and the space of justified lines.
  /// Draw them at the line's baseline minus ``TextAttributes/baselineOffset``.
  ///
  /// A shaper without glyphs, such as the embedded one, has one run without a face, in which each
  /// cluster is a glyph.
  ///
  /// - Precondition: The fragment belongs to this line, and the line belongs to this layout.
  /// - Returns: Runs from left to right in the order of the shaper's faces.
  /// - Complexity: O(*n*) in the length of the line, and the time of the shaper.
  public func glyphRuns(of fragment: TextFragment, in line: TextLine) -> [GlyphRun] {
    requireOwn(fragment, of: line)
    let shaped = shaped
    let font = fragment.attributes.font
    var placing = GlyphPlacing(placedClusters(of: fragment, in: line))
    if placing.clusters.isEmpty { return [] }
    // A line with an ellipsis was measured as a separate text.
    let isWhole = line.inserted == nil
    let context = isWhole ? text.string : string(of: line)
    let start =
      isWhole ? fragment.utf8Range.lowerBound : line.visibleOffset(of: placing.clusters[0])
    placing.begin(at: start)
    let run = ShapingRun(
      text: context, utf8Range: start..<start + fragment.string.utf8.count,
      clusters: placing.clusters.indices, font: font, language: fragment.attributes.language,
      direction: DirectionSearch(from: 0, explicit: baseDirection(of: line)))
    let runs = shaped.shaper.glyphRuns(of: run)
    if runs.isEmpty { return [placing.clustersAsGlyphs(font)] }
    // The logical order, in which glyphs of one cluster follow each other.
    let isRightToLeft = fragment.layoutDirection == .rightToLeft
    let placed = runs.map { placing.placed($0) }
    return isRightToLeft ? placed.reversed() : placed
  }

  /// Stops your app if a fragment is not of a line of this layout.
  func requireOwn(_ fragment: TextFragment, of line: TextLine) {
    requireOwn(line)
    let (range, whole) = (fragment.utf8Range, line.utf8Range)
    if range.lowerBound < whole.lowerBound || range.upperBound > whole.upperBound {
      trap("Pass a fragment of this line: this one is of another line.")
    }
  }
}

extension TextLine {
  /// Returns the offset of a cluster in the visible text of a line with an ellipsis or hyphen.
  fileprivate func visibleOffset(of cluster: PlacedCluster) -> Int {
    if cluster.inserted != nil { return shownRange.count }
    let offset = cluster.utf8Range.lowerBound
    if !tail.isEmpty, offset >= tailRange.lowerBound {
      let inserted = self.inserted?.character.string.utf8.count ?? 0
      return shownRange.count + inserted + offset - tailRange.lowerBound
    }
    return offset - shownRange.lowerBound
  }
}

/// Places glyphs at the clusters that they show.
private struct GlyphPlacing {
  let clusters: [PlacedCluster]
  /// The offsets of the clusters in the text that was shaped.
  private var starts: [Int] = []
  /// The part of each cluster's width that glyphs take so far.
  private var used: [CGFloat]

  init(_ clusters: [PlacedCluster]) {
    self.clusters = clusters
    used = clusters.map { _ in 0 }
  }

  /// Sets the offset of the first cluster in the text that was shaped.
  mutating func begin(at start: Int) {
    var start = start
    for cluster in clusters {
      starts.append(start)
      start += cluster.inserted?.string.utf8.count ?? cluster.utf8Range.count
    }
  }

  /// Returns a run at its place, with offsets in the text of the layout.
  mutating func placed(_ run: GlyphRun) -> GlyphRun {
    var pens = [CGFloat](repeating: 0, count: run.glyphs.count)
    var placed = run
    for group in groups(of: run) {
      let cluster = index(at: run.glyphs[group.lowerBound].utf8Offset)
      let width = run.glyphs[group].reduce(0) { $0 + $1.advance }
      var pen =
        run.isRightToLeft
        ? clusters[cluster].right - used[cluster] - width : clusters[cluster].left + used[cluster]
      used[cluster] += width
      for glyph in group {
        pens[glyph] = pen
        pen += run.glyphs[glyph].advance
        placed.glyphs[glyph].utf8Offset = clusters[cluster].utf8Range.lowerBound
      }
    }
    for glyph in pens.indices.dropLast() {
      placed.glyphs[glyph].advance = pens[glyph + 1] - pens[glyph]
    }
    placed.x = pens.first ?? 0
    return placed
  }

  /// Returns the glyphs that show the same characters, in logical order.
  private func groups(of run: GlyphRun) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in run.glyphs.indices {
      if let last = groups.last,
        run.glyphs[last.lowerBound].utf8Offset == run.glyphs[index].utf8Offset
      {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return run.isRightToLeft ? groups.reversed() : groups
  }

  /// Returns the cluster that contains an offset of the text that was shaped.
  private func index(at offset: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns a run in which each cluster is a glyph.
  func clustersAsGlyphs(_ font: ResolvedFont) -> GlyphRun {
    let isRightToLeft = clusters[0].isRightToLeft
    let visual = isRightToLeft ? clusters.reversed() : clusters
    return GlyphRun(
      face: nil, pointSize: font.pointSize, isRightToLeft: isRightToLeft, x: visual[0].left,
      glyphs: visual.map {
        GlyphRun.Glyph(id: 0, utf8Offset: $0.utf8Range.lowerBound, advance: $0.width)
      })
  }
}
