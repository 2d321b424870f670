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
        let string = generator.text(words: 10) + "\n"
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
    for _ in 0..<count where problems.count < 5 {
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

extension TextLayout {
  /// The number of visible clusters of a line that have a width.
  fileprivate func placedCount(of line: TextLine) -> Int {
    fragments(of: line).flatMap { glyphRuns(of: $0, in: line) }.flatMap(\.glyphs)
      .filter { $0.advance > 0 }.count
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
    return style
  }
}
