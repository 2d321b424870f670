import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

/// Laws about texts whose paragraphs have random styles.
@Suite("Layouts of paragraphs with styles obey their laws")
struct ParagraphLawTests {
  static let shapers = NamedShaper.all + [NamedShaper("random kerning", RandomKerningShaper())]

  /// A text in random paragraph styles, with everything that its layout depends on.
  struct Subject {
    var text: StyledText
    var options: TextLayoutOptions
    var width: CGFloat
    var exclusion: TextExclusion?
    var shaper: any TextShaper

    init(_ generator: inout TextGenerator, _ shaper: any TextShaper) {
      let base = generator.textCase()
      var pieces: [(string: String, attributes: TextAttributes)] = []
      var paragraphs: [TextParagraph] = []
      var end = 0
      for _ in 0...generator.number(0...2) {
        let words = generator.text(words: 10) + "\n"
        let string = words.split(separator: " ", omittingEmptySubsequences: false).reduce("") {
          $0.isEmpty ? String($1) : $0 + generator.pick(["\t", " ", " "]) + $1
        }
        pieces.append((string, base.text.attributes))
        let range = end..<end + string.utf8.count
        paragraphs.append(TextParagraph(utf8Range: range, style: generator.paragraphStyle()))
        end = range.upperBound
      }
      text = StyledText(pieces, attributes: base.text.attributes, paragraphs: paragraphs)
      options = base.options
      width = base.width
      exclusion = base.exclusion
      self.shaper = shaper
    }

    func layout(_ width: TextBounds.Length, _ exclusion: TextExclusion? = nil) -> TextLayout {
      TextLayout(
        of: text, options: options, in: TextBounds(width: width, exclusion: exclusion),
        shaper: shaper)
    }

    func measurement(_ width: TextBounds.Length, _ exclusion: TextExclusion? = nil)
      -> TextMeasurement
    {
      TextMeasurement(
        of: text, options: options, in: TextBounds(width: width, exclusion: exclusion),
        shaper: shaper)
    }

    /// Returns the style of the paragraph of a line, and whether the line is the first one of it.
    func style(of line: TextLine) -> (style: CellParagraphStyle, isFirst: Bool) {
      let start = line.utf8Range.lowerBound
      let before = text.string.utf8.prefix(start)
      let last = String(Substring(before)).last
      let isFirst = last?.isNewline ?? true
      let paragraph = text.paragraphs.last { $0.utf8Range.lowerBound <= start }
      return (paragraph?.style ?? CellParagraphStyle(), isFirst)
    }
  }

  private func check(
    _ named: NamedShaper, count: Int = 1000, _ law: (Subject) -> String?
  ) {
    var generator = TextGenerator(seed: 20_261_128)
    var problems: [String] = []
    for _ in 0..<caseCount(count) where problems.count < 5 {
      let subject = Subject(&generator, named.shaper)
      if let problem = law(subject) {
        problems.append(
          "\(problem): \(subject.text.string.debugDescription), width \(subject.width), "
            + "\(subject.options), \(subject.text.paragraphs.map(\.style))")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test("Measuring gives the size of the layout", arguments: shapers)
  func measuring(_ named: NamedShaper) {
    check(named) { subject in
      for width in [TextBounds.Length.unbounded, .atMost(subject.width), .exactly(subject.width)] {
        for exclusion in [nil, subject.exclusion] {
          let measured = subject.measurement(width, exclusion)
          let layout = subject.layout(width, exclusion)
          if !measured.isClose(to: layout.measurement) {
            return "measured \(measured), laid out \(layout.measurement)"
          }
        }
      }
      return nil
    }
  }

  @Test("A layout in exactly the measured width has the same lines", arguments: shapers)
  func measuredWidth(_ named: NamedShaper) {
    check(named) { subject in
      for width in [TextBounds.Length.unbounded, .atMost(subject.width)] {
        let free = subject.layout(width, subject.exclusion)
        // The start of a line truncated in its middle takes half of the available width.
        if free.isTruncated, subject.options.lineBreakMode == .byTruncatingMiddle { continue }
        let exact = subject.layout(.exactly(free.size.width), subject.exclusion)
        // Letters at a cut get other forms, so the line can be narrower than the space it needs.
        if free.isTruncated, subject.shaper.advancesDependOnContext {
          let isShorter = zip(free.lines, exact.lines).allSatisfy {
            $0.utf8Range == $1.utf8Range && $0.shownRange.count >= $1.shownRange.count
              && $1.width <= $0.width + 1e-4
          }
          if isShorter, free.lines.count == exact.lines.count { continue }
        }
        if free.lines.map(\.utf8Range) != exact.lines.map(\.utf8Range)
          || free.lines.map(\.shownRange) != exact.lines.map(\.shownRange)
        {
          return "\(free.lines.map(\.shownRange)) in \(width), not \(exact.lines.map(\.shownRange))"
        }
      }
      return nil
    }
  }

  @Test("Lines are between the indents of their paragraph", arguments: shapers)
  func indents(_ named: NamedShaper) {
    check(named) { subject in
      let layout = subject.layout(.exactly(subject.width))
      for line in layout.lines where !line.hasEllipsis {
        let (style, isFirst) = subject.style(of: line)
        let direction = style.baseWritingDirection.explicit ?? subject.options.layoutDirection
        let start =
          direction == .rightToLeft ? subject.width - line.x - line.width : line.x
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        if start < indent - 1e-4 { return "line from \(start) instead of \(indent)" }
        let end =
          style.tailIndent > 0
          ? min(style.tailIndent, subject.width) : subject.width + style.tailIndent
        // A line has a cluster even if there is no space.
        let isSingle = layout.placedCount(of: line) <= 1
        if start + line.width > end + 1e-4, !isSingle {
          return "line \(line.shownRange) ends at \(start + line.width) instead of \(end)"
        }
      }
      return nil
    }
  }
}

/// Laws about tabs.
extension ParagraphLawTests {
  @Test("Text behind a tab is at a tab stop, or follows the text before it", arguments: shapers)
  func tabStops(_ named: NamedShaper) {
    check(named) { subject in
      // A line separator does not end a paragraph of the bidirectional algorithm.
      if subject.text.string.contains("\u{2028}") { return nil }
      let layout = subject.layout(.atMost(subject.width), subject.exclusion)
      let clusters = TextSegmenter.clusters(of: subject.text.string)
      return layout.lines.lazy.compactMap { subject.problem(ofTabsIn: $0, layout, clusters) }.first
    }
  }

  @Test("A text without tabs is the same with any tab stops", arguments: shapers)
  func noTabs(_ named: NamedShaper) {
    check(named) { subject in
      let spaced = subject.replacingTabs { _ in }
      let plain = subject.replacingTabs { ($0.tabStops, $0.defaultTabInterval) = ([], 28) }
      let width = TextBounds.Length.atMost(subject.width)
      let isSame =
        spaced.layout(width).lines == plain.layout(width).lines
        && spaced.measurement(width) == plain.measurement(width)
      return isSame ? nil : "other lines"
    }
  }
}

extension ParagraphLawTests.Subject {
  /// Returns the subject with spaces instead of tabs, and its styles changed.
  fileprivate func replacingTabs(_ change: (inout CellParagraphStyle) -> Void) -> Self {
    var paragraphs = text.paragraphs
    for index in paragraphs.indices { change(&paragraphs[index].style) }
    var result = self
    let spaced = String(decoding: text.string.utf8.map { $0 == 9 ? 32 : $0 }, as: UTF8.self)
    result.text = StyledText(
      [(spaced, text.attributes)], attributes: text.attributes, paragraphs: paragraphs)
    return result
  }

  /// Returns what is wrong with the place of the text behind a tab.
  fileprivate func problem(
    ofTabsIn line: TextLine, _ layout: TextLayout, _ clusters: TextClusters
  ) -> String? {
    let (style, isFirst) = style(of: line)
    let direction = layout.baseDirection(of: line)
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    /// The distance of a position from the edge where the line begins.
    func place(_ offset: Int, _ affinity: TextPosition.Affinity) -> CGFloat {
      let x = layout.caret(at: TextPosition(utf8Offset: offset, affinity: affinity)).minX
      return indent + (direction == .rightToLeft ? line.x + line.width - x : x - line.x)
    }
    for tab in clusters where tab.isTab && line.shownRange.contains(tab.utf8Offset) {
      let behind = tab.utf8Offset + 1
      let (start, end) = (place(tab.utf8Offset, .downstream), place(behind, .upstream))
      let stop = nextStop(behind: start + 1e-5, style, direction)
      let columnEnd = clusters.first { $0.utf8Offset >= behind && ($0.isTab || $0.isNewline) }
      guard let columnEnd, columnEnd.utf8Offset <= line.shownRange.upperBound else {
        // A part of the text is not on the line.
        let least = stop.share > 0 ? start : stop.location
        if end < least - 1e-3 || end > stop.location + 1e-3 {
          return "tab from \(start) to \(end), not to \(stop)"
        }
        continue
      }
      let isShown = line.shownRange.contains(columnEnd.utf8Offset)
      let next = isShown ? place(columnEnd.utf8Offset, .downstream) : indent + line.width
      let expected = max(start, stop.location - (next - end) * stop.share)
      if !line.hasEllipsis, !line.hasHyphen, abs(end - expected) > 1e-3 {
        return "tab from \(start) to \(end), not \(expected) for \(stop)"
      }
    }
    return nil
  }

  private func nextStop(
    behind position: CGFloat, _ style: CellParagraphStyle, _ direction: LayoutDirection
  ) -> (location: CGFloat, share: CGFloat) {
    let stops = style.tabStops.filter { $0.location > position }
    if let first = stops.min(by: { $0.location < $1.location }) {
      let isRightToLeft = direction == .rightToLeft
      switch first.alignment {
      case .natural, .justified: return (first.location, 0)
      case .center: return (first.location, 0.5)
      case .left: return (first.location, isRightToLeft ? 1 : 0)
      case .right: return (first.location, isRightToLeft ? 0 : 1)
      }
    }
    guard style.defaultTabInterval > 0 else { return (position, 0) }
    var location = style.defaultTabInterval
    while location <= position { location += style.defaultTabInterval }
    return (location, 0)
  }
}

extension TextLayout {
  /// The number of visible clusters of a line that have a width.
  fileprivate func placedCount(of line: TextLine) -> Int {
    let glyphs = fragments(of: line).flatMap { glyphRuns(of: $0, in: line) }.flatMap(\.glyphs)
    return Set(glyphs.filter { $0.advance > 0 }.map(\.utf8Offset)).count
  }
}

extension TextGenerator {
  /// Makes a paragraph style of random indents and directions.
  fileprivate mutating func paragraphStyle() -> CellParagraphStyle {
    var style = CellParagraphStyle(
      alignment: pick([nil] + CellTextAlignment.allCases),
      lineBreakStrategy: pick([[], .pushOut, .standard]),
      baseWritingDirection: pick(WritingDirection.allCases))
    style.firstLineHeadIndent = pick([0, 0, 10, 30.5])
    style.headIndent = pick([0, 0, 15, 40])
    style.tailIndent = pick([0, -10, -35.25, 60, 200])
    style.defaultTabInterval = pick([28, 28, 0, 100.5])
    for _ in 0..<pick([0, 0, 1, 3]) {
      style.tabStops.append(
        CellParagraphStyle.TabStop(
          location: CGFloat(number(-10...250)), alignment: pick(CellTextAlignment.allCases)))
    }
    return style
  }
}
