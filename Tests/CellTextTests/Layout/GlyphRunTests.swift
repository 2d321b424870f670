import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Glyphs of fragments")
struct GlyphRunTests {
  /// A shaper with one glyph for a cluster, whose number is the first byte of the cluster.
  struct ByteShaper: TextShaper {
    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters where !clusters[index].isNewline { clusters[index].advance = 10 }
    }

    func glyphRuns(of run: ShapingRun) -> [GlyphRun] {
      var offset = run.utf8Range.lowerBound
      let isRightToLeft = run.substring.unicodeScalars.contains {
        (0x590...0x5FF).contains($0.value)
      }
      let glyphs = run.substring.map { character in
        defer { offset += character.utf8.count }
        return GlyphRun.Glyph(
          id: UInt32(character.utf8.first ?? 0), utf8Offset: offset, advance: 8,
          offset: CGPoint(x: 1, y: -2))
      }
      return [
        GlyphRun(
          face: FontFace(path: "/fonts/bytes.ttf"), pointSize: run.font.pointSize,
          isRightToLeft: isRightToLeft, glyphs: isRightToLeft ? glyphs.reversed() : glyphs)
      ]
    }
  }

  private static func runs(
    _ string: String, width: CGFloat = .infinity, mode: LineBreakMode = .byTruncatingTail,
    shaper: any TextShaper = ByteShaper()
  ) -> [GlyphRun] {
    let layout = TextLayout(
      of: StyledText(string, font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(numberOfLines: 1, lineBreakMode: mode), in: .width(atMost: width),
      shaper: shaper)
    return layout.lines.flatMap { line in
      layout.fragments(of: line).flatMap { layout.glyphRuns(of: $0, in: line) }
    }
  }

  @Test("Glyphs are at the start of their cluster, in both directions")
  func places() throws {
    let runs = Self.runs("ab אב")
    #expect(runs.map(\.isRightToLeft) == [false, true])
    #expect(runs[0].positions.map(\.x) == [1, 11, 21])
    #expect(runs[0].positions.map(\.y) == [-2, -2, -2])
    // Two clusters of 10 points from 30 to 50; glyphs of 8 points at the right of each.
    #expect(runs[1].x == 32 && runs[1].positions.map(\.x) == [33, 43])
    #expect(runs[1].glyphs.map(\.utf8Offset) == [5, 3])
    #expect(runs[0].face?.path == "/fonts/bytes.ttf")
  }

  @Test("Glyphs of a line with an ellipsis show its visible text")
  func ellipsis() {
    let dots: UInt32 = 0xE2
    func ids(_ runs: [GlyphRun]) -> [UInt32] { runs.flatMap { $0.glyphs.map(\.id) } }
    func offsets(_ runs: [GlyphRun]) -> [Int] { runs.flatMap { $0.glyphs.map(\.utf8Offset) } }
    let tail = Self.runs("abcdefgh", width: 40)
    #expect(ids(tail) == [0x61, 0x62, 0x63, dots] && offsets(tail) == [0, 1, 2, 3])
    let middle = Self.runs("abcdefgh", width: 40, mode: .byTruncatingMiddle)
    #expect(ids(middle) == [0x61, dots, 0x67, 0x68] && offsets(middle) == [0, 1, 6, 7])
    #expect(middle.flatMap(\.positions).map(\.x) == [1, 11, 21, 31])
    let head = Self.runs("abcdefgh", width: 40, mode: .byTruncatingHead)
    #expect(ids(head) == [dots, 0x66, 0x67, 0x68] && offsets(head) == [0, 5, 6, 7])
  }

  @Test("A shaper without glyphs has its clusters as glyphs, as wide as their fragment")
  func clusters() {
    var generator = TextGenerator(seed: 614)
    for _ in 0..<500 {
      let subject = generator.textCase()
      let layout = TextLayout(
        of: subject.text, options: subject.options, in: .width(atMost: subject.width))
      for line in layout.lines {
        for fragment in layout.fragments(of: line) {
          let runs = layout.glyphRuns(of: fragment, in: line)
          #expect(runs.count == (fragment.string.isEmpty ? 0 : 1))
          for run in runs {
            let advance = run.glyphs.reduce(0) { $0 + $1.advance }
            #expect(run.face == nil && run.isRightToLeft == (fragment.level & 1 == 1))
            #expect(abs(run.x - fragment.x) < 0.01 && abs(advance - fragment.width) < 0.01)
            #expect(run.pointSize == fragment.attributes.font.pointSize)
          }
        }
      }
    }
  }
}
