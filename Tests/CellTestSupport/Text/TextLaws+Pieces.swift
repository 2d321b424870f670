import CellConfiguration
import CellText
import Foundation

/// Laws about the pieces of a line in visual order.
extension TextLaws {
  /// The ranges of a line's pieces cover the visible text of the line exactly once.
  func piecesCoverLine(_ result: LaidOutText) -> [String] {
    result.lines.compactMap { line in
      let ranges = line.pieces.map(\.utf8Range).filter { !$0.isEmpty }
      var shown: [Range<Int>] = []
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = shown.last, last.upperBound == range.lowerBound {
          shown[shown.count - 1] = last.lowerBound..<range.upperBound
        } else {
          shown.append(range)
        }
      }
      let isContiguous = line.shown.upperBound == line.tail.lowerBound
      let expected =
        isContiguous
        ? [line.shown.lowerBound..<line.tail.upperBound] : [line.shown, line.tail]
      return shown == expected.filter { !$0.isEmpty }
        ? nil : "pieces \(shown) instead of \(expected)"
    }
  }

  /// The pieces of a line follow each other without gap from its left to its right edge.
  func piecesTile(_ result: LaidOutText) -> [String] {
    result.lines.compactMap { line in
      var x = line.x
      for piece in line.pieces {
        if abs(piece.x - x) > Self.tolerance || !(piece.width >= 0) {
          return "piece at \(piece.x) instead of \(x)"
        }
        x = piece.x + piece.width
      }
      let end = line.pieces.isEmpty ? line.x : line.x + line.width
      // Widths of many clusters are added up in another order.
      return abs(x - end) <= Self.tolerance * max(1, line.width)
        ? nil : "pieces end at \(x) instead of \(end)"
    }
  }

  /// Every piece has the text of its range in one set of attributes; one also has the inserted
  /// character.
  func piecesSayTheirText(_ result: LaidOutText) -> [String] {
    let bytes = Array(text.string.utf8)
    return result.lines.flatMap { line -> [String] in
      var problems: [String] = []
      var added = 0
      let character = line.hasHyphen ? TextLine.hyphen : TextLine.ellipsis
      for piece in line.pieces {
        let own = String(decoding: bytes[piece.utf8Range], as: UTF8.self)
        if piece.string != own {
          added += 1
          if piece.string != own + character, piece.string != character + own {
            problems.append("\(piece.string.debugDescription) says not \(own.debugDescription)")
          }
        }
        let run = text.runs.last { $0.utf8Range.lowerBound <= piece.utf8Range.lowerBound }
        if !piece.utf8Range.isEmpty, let run, run.attributes.color != piece.attributes.color {
          problems.append("\(own.debugDescription) looks like another run")
        }
      }
      if added != (line.hasEllipsis || line.hasHyphen ? 1 : 0) {
        problems.append("\(added) ellipses or hyphens")
      }
      return problems
    }
  }

  /// Characters are in the order that the algorithm determines for code points.
  func piecesInVisualOrder(_ result: LaidOutText, _ clusters: TextClusters) -> [String] {
    let levels = LineLevels(text.string, options.layoutDirection)
    return result.lines.compactMap { line in
      // The level of an ellipsis is decided, not given by the algorithm.
      if line.hasEllipsis { return nil }
      let shown = clusters.filter { line.shown.contains($0.utf8Offset) }
      let expected = levels.offsets(of: shown)
      let inPieces = line.pieces.flatMap { piece in
        let inside = shown.filter { piece.utf8Range.contains($0.utf8Offset) }.map(\.utf8Offset)
        return piece.level & 1 == 0 ? inside : inside.reversed()
      }
      return inPieces == expected ? nil : "order \(inPieces) instead of \(expected)"
    }
  }

  /// A line of one paragraph with a strong letter outside isolates has the same pieces in both
  /// directions of the layout; one of a paragraph without runs as the layout does.
  func piecesIgnoreLayoutDirection(_ result: LaidOutText, _ mirror: LaidOutText) -> [String] {
    let bytes = Array(text.string.utf8)
    return zip(result.lines, mirror.lines).compactMap { line, mirrored in
      let first = line.shown.isEmpty && !line.tail.isEmpty ? line.tail : line.shown
      let stated = ParagraphDirection.stated(in: text.string, at: first.lowerBound)
      // A line after the last newline has no text and belongs to no paragraph.
      guard let direction = line.range.isEmpty ? nil : stated else {
        return line.baseDirection == options.layoutDirection
          ? nil : "line \(line.range) without letters runs not as the layout does"
      }
      guard line.baseDirection == direction, mirrored.baseDirection == direction else {
        return "line \(line.range) runs not as its first letter does"
      }
      let end = min(max(line.shown.upperBound, line.tail.upperBound), bytes.count)
      let used = String(decoding: bytes[line.shown.lowerBound..<end], as: UTF8.self)
      let hasSeveralParagraphs = used.unicodeScalars.contains {
        BidirectionalClass(of: $0.value) == .paragraphSeparator
      }
      if hasSeveralParagraphs { return nil }
      func moved(_ line: LaidOutText.Line) -> [TextFragment] {
        line.pieces.map { piece in
          var piece = piece
          piece.x = ((piece.x - line.x) / Self.tolerance).rounded()
          return piece
        }
      }
      let pairs = zip(moved(line), moved(mirrored))
      let isSame =
        line.pieces.count == mirrored.pieces.count
        && pairs.allSatisfy { $0.utf8Range == $1.utf8Range && abs($0.x - $1.x) <= 1 }
      return isSame ? nil : "other pieces in the other direction of line \(line.range)"
    }
  }

  /// A piece, or a part of one, is as wide as its text is alone in the attributes that it is handed
  /// out with, kerned with what follows it on the line.
  ///
  /// Only where nothing is done to fit or fill the width, and only for shapers that measure each
  /// cluster for itself. Tabs are as wide as spaces behind an ellipsis; their other places depend
  /// on the line.
  func areAsWideAsTheirText(
    _ pieces: KeyPath<LaidOutText.Line, [TextFragment]>, of result: LaidOutText,
    _ clusters: TextClusters
  ) -> [String] {
    let shaper = engine.shaper
    guard
      shaper is EmbeddedShaper || shaper is FixedAdvanceShaper || shaper is RandomKerningShaper,
      result.fontScale == 1, result.tightening == 0, options.alignment != .justified
    else { return [] }
    let bytes = Array(text.string.utf8)
    return result.lines.flatMap { line in line[keyPath: pieces].map { (line, $0) } }.compactMap {
      line, piece in
      let inside = clusters.filter { piece.utf8Range.contains($0.utf8Offset) }
      let hasAdded = piece.string.utf8.count > piece.utf8Range.count
      // A mark after the ellipsis, or a sign that is written before it, forms one cluster with it.
      let own = TextSegmenter.clusters(of: piece.string)
      let isTab = own.contains(where: \.isTab)
      if isTab, !line.tail.contains(piece.utf8Range.lowerBound) { return nil }
      guard own.count == inside.count + (hasAdded ? 1 : 0) else { return nil }
      // Nothing is kerned with an ellipsis or hyphen, which is not in the text.
      let text =
        isTab
        ? String(repeating: " ", count: own.count)
        : String(decoding: bytes[piece.utf8Range], as: UTF8.self)
      let added = hasAdded ? (line.hasHyphen ? TextLine.hyphen : TextLine.ellipsis) : ""
      guard let kerning = isTab ? 0 : kerning(behind: piece, line, clusters) else { return nil }
      let expected = width(text, like: piece) + width(added, like: piece) + kerning
      return abs(piece.width - expected) <= Self.tolerance * max(1, expected)
        ? nil : "\(piece.string.debugDescription) is \(piece.width) wide instead of \(expected)"
    }
  }

  private func width(_ string: String, like piece: TextFragment) -> CGFloat {
    let text = StyledText(string, attributes: piece.attributes)
    return TextMeasurement(of: text, shaper: engine.shaper).naturalWidth
  }

  /// The kerning of the last cluster of a piece with the next one, if the line shows that in the
  /// same font; `nil` if it cannot be measured.
  private func kerning(
    behind piece: TextFragment, _ line: LaidOutText.Line, _ clusters: TextClusters
  ) -> CGFloat? {
    let end = piece.utf8Range.upperBound
    guard let next = clusters.firstIndex(where: { $0.utf8Offset == end }), next > 0,
      line.shown.contains(end) && line.shown.contains(end - 1)
        || line.tail.contains(end) && line.tail.contains(end - 1),
      // A cluster that spans two runs belongs to the first.
      font(at: end) == font(at: clusters[next - 1].utf8Offset)
    else { return 0 }
    // The width of a tab depends on its place.
    if clusters[next].isTab { return engine.shaper is RandomKerningShaper ? nil : 0 }
    let bytes = Array(text.string.utf8)
    let pair = [clusters[next - 1], clusters[next]].map {
      String(decoding: bytes[$0.utf8Range], as: UTF8.self)
    }
    return width(pair.joined(), like: piece) - pair.reduce(0) { $0 + width($1, like: piece) }
  }

  /// The font of the run that a UTF-8 code unit is in.
  private func font(at utf8Offset: Int) -> ResolvedFont {
    text.runs.first { $0.utf8Range.contains(utf8Offset) }?.attributes.font ?? text.attributes.font
  }
}
