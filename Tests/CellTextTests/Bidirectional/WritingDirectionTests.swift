import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

private let shaper = FixedAdvanceShaper(advance: 1)

@Suite("A paragraph runs in the direction of its style")
struct WritingDirectionTests {
  private static let directions: [(style: WritingDirection, layout: LayoutDirection)] = [
    (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft),
  ]

  private func layout(
    _ string: String, _ style: CellParagraphStyle, _ direction: LayoutDirection,
    _ bounds: TextBounds = TextBounds(width: .exactly(200)), alignment: CellTextAlignment = .natural
  ) -> TextLayout {
    var text = AttributedString(string)
    text.cell.paragraphStyle = style
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    return TextLayout(
      of: StyledText(text, attributes: base, traits: .phone),
      options: TextLayoutOptions(alignment: alignment, layoutDirection: direction), in: bounds,
      shaper: shaper)
  }

  private func fragments(_ layout: TextLayout) -> [[TextFragment]] {
    layout.lines.map(layout.fragments(of:))
  }

  @Test("It has the same lines and pieces in layouts of both directions", arguments: directions)
  func bothLayouts(_ direction: WritingDirection, _ same: LayoutDirection) {
    var generator = TextGenerator(seed: 71)
    var changed = 0
    for _ in 0..<500 {
      let string = generator.text()
      var style = CellParagraphStyle(
        alignment: generator.pick([nil, .natural, .justified, .center, .left, .right]),
        baseWritingDirection: direction)
      style.firstLineHeadIndent = CGFloat(generator.number(0...30))
      style.headIndent = CGFloat(generator.number(0...30))
      let bounds = TextBounds(width: .exactly(CGFloat(generator.number(40...300))))
      let own = layout(string, style, same, bounds)
      let other = layout(
        string, style, same == .leftToRight ? .rightToLeft : .leftToRight, bounds)
      #expect(own.lines == other.lines, "\(string.debugDescription)")
      #expect(fragments(own) == fragments(other), "\(string.debugDescription)")
      #expect(own.lines.allSatisfy { other.baseDirection(of: $0) == same })
      style.baseWritingDirection = .natural
      if fragments(layout(string, style, same, bounds)) != fragments(own) { changed += 1 }
    }
    #expect(changed > 50)
  }

  @Test("Its levels are those of a text that begins with a mark of the direction")
  func marks() {
    var generator = TextGenerator(seed: 72)
    for _ in 0..<500 {
      let string = generator.text().filter { !$0.isNewline && $0 != "\u{1E}" }
      if string.isEmpty { continue }
      for (direction, mark) in [
        (WritingDirection.leftToRight, "\u{200E}"), (.rightToLeft, "\u{200F}"),
      ] {
        let style = CellParagraphStyle(baseWritingDirection: direction)
        let set = layout(string, style, .leftToRight, .unbounded)
        let marked = layout(mark + string, CellParagraphStyle(), .leftToRight, .unbounded)
        #expect(
          levels(of: set) == levels(of: marked).dropFirst(mark.utf8.count),
          "\(string.debugDescription)")
      }
    }
  }

  /// The level of each UTF-8 code unit of a line.
  private func levels(of layout: TextLayout) -> ArraySlice<UInt8> {
    var levels = ContiguousArray<UInt8>(repeating: .max, count: layout.text.string.utf8.count)
    for fragment in fragments(layout).joined() {
      for offset in fragment.utf8Range { levels[offset] = fragment.level }
    }
    return ArraySlice(levels)
  }

  @Test("A text without letters is as in a layout of the direction")
  func withoutLetters() {
    for (direction, same) in Self.directions {
      for string in ["12 (3)", "+4 %", "(", "..."] {
        let plain = layout(string, CellParagraphStyle(), same)
        for other in [LayoutDirection.leftToRight, .rightToLeft] {
          let set = layout(
            string, CellParagraphStyle(baseWritingDirection: direction), other)
          #expect(set.lines == plain.lines)
          #expect(fragments(set) == fragments(plain))
        }
      }
    }
  }

  @Test("Natural lines begin, and indents are measured, at the edge of the direction")
  func edges() {
    var style = CellParagraphStyle(baseWritingDirection: .rightToLeft)
    style.firstLineHeadIndent = 20
    let text = layout("abc", style, .leftToRight, TextBounds(width: .exactly(100)))
    #expect(text.lines.map(\.x) == [50])
    style.baseWritingDirection = .leftToRight
    let other = layout("אבג", style, .rightToLeft, TextBounds(width: .exactly(100)))
    #expect(other.lines.map(\.x) == [20])
    style.baseWritingDirection = .natural
    let natural = layout("אבג", style, .leftToRight, TextBounds(width: .exactly(100)))
    #expect(natural.lines.map(\.x) == [20])
    style.alignment = .left
    style.baseWritingDirection = .rightToLeft
    let left = layout("abc", style, .leftToRight, TextBounds(width: .exactly(100)))
    #expect(left.lines.map(\.x) == [0])
  }

  @Test("Each paragraph has its own direction, also an empty one")
  func paragraphs() {
    var text = AttributedString()
    for (string, direction) in [
      ("ab\n", WritingDirection.rightToLeft), ("אב\n", .leftToRight), ("ab\n", .natural),
      ("\n", .rightToLeft), ("1\n", .rightToLeft),
    ] {
      var piece = AttributedString(string)
      piece.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: direction)
      text += piece
    }
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let layout = TextLayout(
      of: StyledText(text, attributes: base, traits: .phone), in: .width(exactly: 100),
      shaper: shaper)
    #expect(
      layout.lines.map(layout.baseDirection(of:)) == [
        .rightToLeft, .leftToRight, .leftToRight, .rightToLeft, .rightToLeft, .rightToLeft,
      ])
    #expect(layout.lines.map(\.x) == [80, 0, 0, 100, 90, 100])
  }

  @Test("Lines stay out of an exclusion at either end", arguments: directions)
  func exclusions(_ direction: WritingDirection, _ same: LayoutDirection) {
    var generator = TextGenerator(seed: 73)
    var beside = 0
    for _ in 0..<500 {
      let corner = generator.pick([TextExclusion.Corner.topLeading, .topTrailing])
      let exclusion = TextExclusion(corner: corner, width: 60, height: 30)
      var style = CellParagraphStyle(
        alignment: generator.pick([nil, .center, .left, .right, .justified]),
        baseWritingDirection: direction)
      style.headIndent = CGFloat(generator.number(0...2) * 10)
      let layoutDirection = generator.pick([LayoutDirection.leftToRight, .rightToLeft])
      let result = layout(
        generator.text(), style, layoutDirection,
        TextBounds(width: .exactly(200), exclusion: exclusion))
      let isAtLeft = (corner == .topLeading) == (layoutDirection == .leftToRight)
      let taken = isAtLeft ? 0..<60.0 : 140..<200.0
      for line in result.lines where line.top < 30 - 0.001 && line.width <= 140 {
        beside += 1
        #expect(
          line.x >= taken.upperBound - 0.001 || line.x + line.width <= taken.lowerBound + 0.001)
        #expect(line.x >= -0.001 && line.x + line.width <= 200.001)
      }
    }
    #expect(beside > 300)
  }

  @Test("Shapers receive the direction")
  func shapers() {
    struct Recorder: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for index in run.clusters {
          clusters[index].advance = run.paragraphDirection == .rightToLeft ? 20 : 10
        }
      }
    }
    var text = AttributedString()
    for (string, direction) in [
      ("ab\n", WritingDirection.rightToLeft), ("ab\n", .natural), ("אב", .leftToRight),
    ] {
      var piece = AttributedString(string)
      piece.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: direction)
      text += piece
    }
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let layout = TextLayout(
      of: StyledText(text, attributes: base, traits: .phone), shaper: Recorder())
    #expect(layout.lines.map(\.width) == [40, 20, 20])
  }
}
