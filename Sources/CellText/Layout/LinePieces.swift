import CellConfiguration
import Foundation

/// The pieces of a line in logical order, each with one set of attributes and one embedding level.
struct LinePieces {
  struct Piece {
    var utf8Range: Range<Int>
    var attributes: TextAttributes
    var level: UInt8
    var width: CGFloat
    /// Whether the piece consists of tabs.
    var isTab = false
    /// The ellipsis or hyphen of the line if it comes before or after the piece's text.
    var prefix = ""
    var suffix = ""
  }

  private(set) var pieces: [Piece] = []

  private let line: TextLine
  private let text: ShapedText
  private let levels: ClusterLevels?
  private let baseLevel: UInt8

  init(_ line: TextLine, _ text: ShapedText, _ levels: ClusterLevels?) {
    self.line = line
    self.text = text
    self.levels = levels
    baseLevel = levels?[line.firstShown].baseLevel ?? 0
    // After the last cluster that counts, everything is at the level of the paragraph (L1).
    let last = line.tail.isEmpty ? line.shown : line.tail
    let trailing = levels?.trailingStart(of: last) ?? last.upperBound
    addClusters(line.shown, trailing: last == line.shown ? trailing : line.shown.upperBound)
    if let inserted = line.inserted { add(inserted) }
    if !line.tail.isEmpty { addClusters(line.tail, trailing: trailing) }
  }

  private mutating func addClusters(_ range: Range<Int>, trailing: Int) {
    var position = range.lowerBound
    while position < range.upperBound {
      let run = text.run(at: position)
      let end = min(run.clusters.upperBound, range.upperBound)
      for index in position..<end {
        let cluster = text.clusters[index]
        let isLast = index == range.upperBound - 1
        let width =
          (isLast ? cluster.advanceAtLineEnd : cluster.advance)
          + (cluster.isWhiteSpace ? line.wordSpacing : 0)
        let level = level(of: index, trailing)
        if let last = pieces.indices.last, pieces[last].level == level,
          pieces[last].isTab == cluster.isTab,
          pieces[last].suffix.isEmpty || pieces[last].utf8Range.isEmpty,
          pieces[last].utf8Range.upperBound == cluster.utf8Offset,
          index > position || pieces[last].attributes == run.attributes
        {
          pieces[last].utf8Range =
            pieces[last].utf8Range.lowerBound..<cluster.utf8Range.upperBound
          pieces[last].width += width
        } else {
          pieces.append(
            Piece(
              utf8Range: cluster.utf8Range, attributes: run.attributes, level: level,
              width: width, isTab: cluster.isTab))
        }
      }
      position = end
    }
  }

  private func level(of cluster: Int, _ trailing: Int) -> UInt8 {
    guard let entry = levels?[cluster] else { return 0 }
    if cluster >= trailing { return baseLevel }
    // A line of two paragraphs, which shortening can create, runs as the first one. The other one
    // keeps its direction as an isolate does (decided).
    return baseLevel == 1 && entry.baseLevel == 0 ? entry.level + 2 : entry.level
  }

  private mutating func add(_ inserted: TypesetLine.Inserted) {
    let level = level(of: inserted.character)
    if let last = pieces.indices.last, pieces[last].level == level {
      // The inserted character looks like the cluster before it, if there is one.
      pieces[last].width += inserted.width
      pieces[last].suffix = inserted.character.string
    } else {
      let offset = line.shown.isEmpty ? line.tailRange.lowerBound : line.shownRange.upperBound
      pieces.append(
        Piece(
          utf8Range: offset..<offset, attributes: text.run(at: inserted.cluster).attributes,
          level: level, width: inserted.width, prefix: inserted.character.string))
    }
  }

  private func level(of character: TypesetLine.Inserted.Character) -> UInt8 {
    guard !line.shown.isEmpty else { return baseLevel }
    let before = level(of: line.shown.upperBound - 1, line.shown.upperBound)
    if character == .hyphen { return before }
    guard !line.tail.isEmpty else { return baseLevel }
    let after = level(of: line.tail.lowerBound, line.tail.upperBound)
    return before == after ? before : baseLevel
  }
}

extension TextLine {
  /// The first visible cluster, or the first cluster of the line if none is visible.
  var firstShown: Int {
    shown.isEmpty ? tail.isEmpty ? clusters.lowerBound : tail.lowerBound : shown.lowerBound
  }
}

/// Places lines between the edges of a layout.
struct LinePlacing {
  private let options: TextLayoutOptions
  private let width: CGFloat
  private let grid: PixelGrid

  /// Creates the placing of lines.
  ///
  /// - Parameters:
  ///   - options: The direction and display scale.
  ///   - width: The width of the layout.
  init(_ options: TextLayoutOptions, width: CGFloat) {
    self.options = options
    self.width = width
    grid = PixelGrid(scale: options.displayScale)
  }

  /// Returns a line at its position; without clusters, each of them is one UTF-8 code unit.
  func line(_ line: TypesetLine, in clusters: LaidOutClusters?) -> TextLine {
    let available = availableWidth(of: line)
    var lineWidth = line.width
    var wordSpacing: CGFloat = 0
    if let clusters, line.isJustified, available > lineWidth {
      let spaces = clusters.text.clusters[line.shown].lazy.filter(\.isWhiteSpace).count
      if spaces > 0 {
        wordSpacing = (available - lineWidth) / CGFloat(spaces)
        lineWidth = available
      }
    }
    let direction = line.place.direction ?? options.layoutDirection
    let share = line.place.alignment.leadingShare(in: direction)
    let leading = line.place.head + ((available - lineWidth) * share).nonNegative
    let x = direction == .rightToLeft ? width - leading - lineWidth : leading
    return TextLine(line, x: x, width: lineWidth, wordSpacing: wordSpacing, in: clusters, grid)
  }

  /// Returns the part of the layout's width that is available to a line.
  private func availableWidth(of line: TypesetLine) -> CGFloat {
    min((width - line.place.head - line.place.tail).nonNegative, line.place.available)
  }
}
