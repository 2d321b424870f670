import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Positions in laid-out text")
struct TextPositionTests {
  private static let shapers: [NamedShaper] =
    NamedShaper.all + [NamedShaper("random kerning", RandomKerningShaper())]

  private static func layouts(
    _ count: Int, seed: UInt64, _ shaper: any TextShaper
  ) -> [TextLayout] {
    var generator = TextGenerator(seed: seed)
    return (0..<caseCount(count)).map { _ in
      let subject = generator.textCase()
      return TextLayout(
        of: subject.text, options: subject.options,
        in: TextBounds(width: .atMost(subject.width), exclusion: subject.exclusion), shaper: shaper)
    }
  }

  /// The height at which points are on a line.
  private static func middle(of index: Int, in layout: TextLayout) -> CGFloat {
    let line = layout.lines[index]
    let next = index + 1 < layout.lines.count ? layout.lines[index + 1].top : line.bottom
    return (line.top + next) / 2
  }

  @Test("The nearest position to a point has its caret at the nearest edge", arguments: shapers)
  func nearest(_ named: NamedShaper) {
    for layout in Self.layouts(400, seed: 611, named.shaper) {
      let clusters = TextSegmenter.clusters(of: layout.text.string)
      let boundaries = Set(clusters.map(\.utf8Offset) + [layout.text.string.utf8.count])
      for (index, line) in layout.lines.enumerated() {
        let edges =
          clusters.filter { line.utf8Range.contains($0.utf8Offset) }
          .flatMap { layout.rects(of: $0.utf8Range) }.flatMap { [$0.minX, $0.maxX] }
          + [line.x, line.x + line.width]
        for step in -1...11 {
          let x = line.x + line.width * CGFloat(step) / 10.3
          let position = layout.position(at: CGPoint(x: x, y: Self.middle(of: index, in: layout)))
          let caret = layout.caret(at: position)
          #expect(boundaries.contains(position.utf8Offset))
          #expect(caret.minY == line.top && caret.height == line.metrics.lineHeight)
          if x < line.x || x > line.x + line.width {
            // The caret is at that edge, also if text of another direction is there.
            let edge = x < line.x ? line.x : line.x + line.width
            #expect(abs(caret.minX - edge) < 0.01, "\(layout.text.string.debugDescription) at \(x)")
            // The logical end of the line, if it is there.
            let isStart = (x < line.x) == (layout.baseDirection(of: line) != .rightToLeft)
            let own = clusters.filter { line.utf8Range.contains($0.utf8Offset) }.last
            let end =
              if let own, own.isNewline, !line.hasEllipsis {
                own.utf8Offset
              } else {
                line.utf8Range.upperBound
              }
            let logical = isStart ? line.utf8Range.lowerBound : end
            // At a soft line end, the other affinity is on another line.
            let isThere = [TextPosition.Affinity.downstream, .upstream].contains {
              if logical == line.utf8Range.upperBound, logical < layout.text.string.utf8.count,
                !line.hasEllipsis, $0 == .downstream
              {
                return false
              }
              let caret = layout.caret(at: TextPosition(utf8Offset: logical, affinity: $0))
              return caret.minY == line.top && abs(caret.minX - edge) < 1e-6
            }
            #expect(
              position.utf8Offset == logical || !isThere,
              "\(position) not \(logical) in \(line.utf8Range) of \(layout.text.string.debugDescription)"
            )
            continue
          }
          let distance = edges.map { abs($0 - x) }.min() ?? 0
          #expect(
            abs(abs(caret.minX - x) - distance) < 0.01,
            "\(layout.text.string.debugDescription), \(line), \(x): \(position), \(caret)")
        }
      }
    }
  }

  @Test("The carets of a cluster are at its two edges, in both directions", arguments: shapers)
  func edges(_ named: NamedShaper) {
    var met: (Int, Int) = (0, 0)
    for layout in Self.layouts(400, seed: 612, named.shaper) {
      let clusters = TextSegmenter.clusters(of: layout.text.string)
      for line in layout.lines {
        for fragment in layout.fragments(of: line) {
          for cluster in clusters
          where fragment.utf8Range.contains(cluster.utf8Offset) && !cluster.isNewline {
            guard let rect = layout.rects(of: cluster.utf8Range).first else { continue }
            let start = layout.caret(at: TextPosition(utf8Offset: cluster.utf8Offset))
            let end = layout.caret(
              at: TextPosition(utf8Offset: cluster.utf8Range.upperBound, affinity: .upstream))
            let edges = fragment.layoutDirection == .rightToLeft ? (end, start) : (start, end)
            #expect(abs(edges.0.minX - rect.minX) < 0.01 && abs(edges.1.minX - rect.maxX) < 0.01)
            #expect(start.minY == line.top && end.minY == line.top)
            if fragment.layoutDirection == .rightToLeft { met.0 += 1 } else { met.1 += 1 }
          }
        }
      }
    }
    #expect(met.0 > caseCount(300) && met.1 > caseCount(1000))
  }

  @Test("Every offset with either affinity has a caret on a line", arguments: shapers)
  func everyOffset(_ named: NamedShaper) {
    for layout in Self.layouts(300, seed: 613, named.shaper) {
      for offset in -1...layout.text.string.utf8.count + 1 {
        for affinity in TextPosition.Affinity.allCases {
          let caret = layout.caret(at: TextPosition(utf8Offset: offset, affinity: affinity))
          if layout.lines.isEmpty {
            #expect(caret.width == 0 && caret.height > 0)
            continue
          }
          #expect(
            layout.lines.contains {
              $0.top == caret.minY && caret.minX >= $0.x - 0.01
                && caret.minX <= $0.x + $0.width + 0.01
            })
        }
      }
    }
  }

  @Test("All positions of a line are between its start and its end", arguments: shapers)
  func startsAndEnds(_ named: NamedShaper) {
    for layout in Self.layouts(300, seed: 614, named.shaper) {
      var offset = 0
      for (index, line) in layout.lines.enumerated() {
        let (start, end) = (layout.startPosition(of: line), layout.endPosition(of: line))
        // Nothing but a newline is between the end of a line and the start of the next one.
        #expect(layout.text.string.characterCount(offset, to: start.utf8Offset) <= 1)
        #expect(start.utf8Offset <= end.utf8Offset)
        #expect(layout.caret(at: start).minY == line.top)
        #expect(layout.caret(at: end).minY == line.top)
        for step in 0...10 {
          let x = line.x + line.width * CGFloat(step) / 10
          let position = layout.position(at: CGPoint(x: x, y: Self.middle(of: index, in: layout)))
          #expect((start.utf8Offset...end.utf8Offset).contains(position.utf8Offset))
        }
        offset = end.utf8Offset
      }
    }
  }

  private static func layout(
    _ string: String, width: CGFloat = .infinity, mode: LineBreakMode = .byWordWrapping,
    lines: Int = 0, alignment: CellTextAlignment = .natural
  ) -> TextLayout {
    TextLayout(
      of: StyledText(string, font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(
        numberOfLines: lines, lineBreakMode: mode, lineBreakStrategy: [], alignment: alignment),
      in: .width(atMost: width), shaper: FixedAdvanceShaper(advance: 1))
  }

  private static func x(
    _ layout: TextLayout, _ offset: Int, _ affinity: TextPosition.Affinity
  ) -> CGFloat {
    layout.caret(at: TextPosition(utf8Offset: offset, affinity: affinity)).minX
  }

  @Test("A point on a caret leads to a caret at the same place", arguments: shapers)
  func pointsOnCarets(_ named: NamedShaper) {
    var count = 0
    for layout in Self.layouts(200, seed: 614, named.shaper) {
      for offset in 0...layout.text.string.utf8.count {
        for affinity in [TextPosition.Affinity.downstream, .upstream] {
          let caret = layout.caret(at: TextPosition(utf8Offset: offset, affinity: affinity))
          let other = layout.caret(
            at: layout.position(at: CGPoint(x: caret.minX, y: caret.midY)))
          // Lines can overlap.
          if other.minY != caret.minY { continue }
          count += 1
          #expect(
            abs(other.minX - caret.minX) < 0.01,
            "\(offset) \(affinity) of \(layout.text.string.debugDescription)")
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("A change of direction has two places")
  func directions() {
    // "ab " from left to right, then three Hebrew letters from right to left.
    let layout = Self.layout("ab אבג")
    #expect(Self.x(layout, 3, .upstream) == 30 && Self.x(layout, 3, .downstream) == 60)
    #expect(Self.x(layout, 9, .upstream) == 30 && Self.x(layout, 9, .downstream) == 60)
    #expect(layout.position(at: CGPoint(x: 58, y: 5)) == TextPosition(utf8Offset: 3))
    #expect(
      layout.position(at: CGPoint(x: 32, y: 5))
        == TextPosition(utf8Offset: 9, affinity: .upstream))
    #expect(layout.position(at: CGPoint(x: 99, y: 5)) == TextPosition(utf8Offset: 9))
  }

  @Test("A soft line end has two places, and white space hangs at its end")
  func lineEnds() {
    let layout = Self.layout("abc def", width: 35)
    func caret(_ affinity: TextPosition.Affinity) -> CGRect {
      layout.caret(at: TextPosition(utf8Offset: 4, affinity: affinity))
    }
    #expect(caret(.upstream).minX == 30 && caret(.upstream).minY == 0)
    #expect(caret(.downstream).minX == 0 && caret(.downstream).minY == layout.lines[1].top)
    #expect(Self.x(layout, 3, .upstream) == 30)
    let end = layout.position(at: CGPoint(x: 90, y: 2))
    #expect(end == TextPosition(utf8Offset: 4, affinity: .upstream))
  }

  @Test("A newline belongs to its line, and a last empty line has a caret")
  func newlines() {
    for newline in ["\n", "\r\n", "\u{2028}"] {
      let layout = Self.layout("ab" + newline)
      let end = 2 + newline.utf8.count
      #expect(layout.position(at: CGPoint(x: 90, y: 2)) == TextPosition(utf8Offset: 2))
      #expect(layout.position(at: CGPoint(x: 90, y: 900)).utf8Offset == end)
      for affinity in TextPosition.Affinity.allCases {
        let caret = layout.caret(at: TextPosition(utf8Offset: end, affinity: affinity))
        #expect(caret.minX == 0 && caret.minY == layout.lines[1].top)
      }
    }
  }

  @Test("An ellipsis stands for the text that it replaces")
  func ellipsis() {
    let layout = Self.layout("abcdefgh", width: 50, mode: .byTruncatingMiddle, lines: 1)
    #expect(layout.lines.map(layout.string) == ["ab…gh"])
    #expect([2, 3, 4, 5].map { Self.x(layout, $0, .downstream) } == [20, 20, 20, 20])
    #expect(Self.x(layout, 6, .upstream) == 30 && Self.x(layout, 6, .downstream) == 30)
    #expect(layout.position(at: CGPoint(x: 22, y: 5)).utf8Offset == 2)
    #expect(layout.position(at: CGPoint(x: 28, y: 5)).utf8Offset == 6)
    let tail = Self.layout("abcdefgh", width: 50, mode: .byTruncatingTail, lines: 1)
    #expect(Self.x(tail, 8, .upstream) == 50 && Self.x(tail, 8, .downstream) == 50)
    #expect(tail.position(at: CGPoint(x: 70, y: 5)).utf8Offset == 8)
  }

  @Test("An empty text has a caret where its first letter would be")
  func empty() {
    #expect(Self.layout("").position(at: CGPoint(x: 5, y: 5)) == TextPosition(utf8Offset: 0))
    #expect(Self.layout("").caret(at: TextPosition(utf8Offset: 0)).height > 10)
    for (alignment, x) in [(CellTextAlignment.natural, CGFloat(0)), (.center, 40), (.right, 80)] {
      let layout = TextLayout(
        of: StyledText("", font: ResolvedFont(pointSize: 10)),
        options: TextLayoutOptions(alignment: alignment), in: .width(exactly: 80))
      #expect(layout.caret(at: TextPosition(utf8Offset: 0)).minX == x)
    }
  }

  @Test("Points at no place have a position", arguments: [CGFloat.nan, .infinity, -.infinity])
  func hostilePoints(_ number: CGFloat) {
    let layout = Self.layout("ab אבג\ncd")
    for point in [CGPoint(x: number, y: 1), CGPoint(x: 1, y: number)] {
      #expect((0...12).contains(layout.position(at: point).utf8Offset))
    }
  }
}

extension String {
  /// Returns the number of characters between two offsets in UTF-8 code units.
  fileprivate func characterCount(_ start: Int, to end: Int) -> Int {
    String(decoding: utf8.prefix(end).dropFirst(start), as: UTF8.self).count
  }
}
