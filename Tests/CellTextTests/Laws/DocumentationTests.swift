import CellConfiguration
import CellTestSupport
import CellText
import CellTextPango
import Foundation
import Testing

/// The examples of the documentation, which have to compile and to do what is said.
///
/// `DocumentationCodeTests` checks that they are here line by line.
@Suite("Documentation")
struct DocumentationTests {
  private let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)

  @Test("The landing page's example lays out two centered lines")
  func landingPage() {
    var printed: [String] = []
    func print(_ string: String, _ x: CGFloat, _ baseline: CGFloat, _ width: CGFloat) {
      printed.append(string)
    }
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let text = StyledText("Known networks are joined automatically.", font: font)
    var options = TextLayoutOptions(numberOfLines: 2)
    options.alignment = .center

    let size = TextMeasurement(of: text, options: options, in: .width(atMost: 200)).size
    let layout = TextLayout(of: text, options: options, in: .width(exactly: 200))
    for line in layout.lines {
      print(layout.string(of: line), line.x, line.baseline, line.width)
    }
    #expect(printed == ["Known networks are", "joined automatically."])
    #expect(size.height == layout.size.height)
  }

  @Test("The example of a text layout prints the positions of its lines")
  func layout() {
    var printed: [CGFloat] = []
    func print(_ string: String, _ x: CGFloat, _ baseline: CGFloat) { printed.append(baseline) }
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let layout = TextLayout(
      of: StyledText("Known networks are joined automatically.", font: font),
      in: .width(atMost: 200))
    for line in layout.lines {
      print(layout.string(of: line), line.x, line.baseline)
    }
    #expect(printed == layout.lines.map(\.baseline) && printed.count == 2)
  }

  @Test("The examples of carets and glyphs find a position and draw each letter once")
  func caretsAndGlyphs() {
    let text = StyledText("Known networks are joined automatically.", font: font)
    let layout = TextLayout(of: text, in: .width(atMost: 120))
    let position = layout.position(at: CGPoint(x: 40, y: 12))
    let caret = layout.caret(at: position)
    let selected = layout.rects(of: position.utf8Offset..<text.string.utf8.count)
    #expect(position.utf8Offset == 4 && abs(caret.minX - 40) < 8)
    #expect(selected.count == layout.lines.count)
    var carets: [CGRect] = []
    func draw(_ caret: CGRect) { carets.append(caret) }
    do {
      let position = layout.position(at: CGPoint(x: 40, y: 12))
      draw(layout.caret(at: position))
    }
    #expect(carets == [caret])

    var drawn = 0
    func draw(_ id: UInt32, of face: FontFace?, _ size: CGFloat, at x: CGFloat, _ y: CGFloat) {
      #expect(face == nil && size == 17 && y > 0)
      drawn += 1
    }
    for line in layout.lines {
      for fragment in layout.fragments(of: line) {
        for run in layout.glyphRuns(of: fragment, in: line) {
          for (glyph, position) in zip(run.glyphs, run.positions) {
            draw(glyph.id, of: run.face, run.pointSize, at: position.x, line.baseline + position.y)
          }
        }
      }
    }
    #expect(drawn > 30 && drawn <= text.string.count)
  }

  @Test("The example of a measurement has two lines")
  func measurement() {
    var printed: [Int] = []
    func print(_ size: CGSize, _ lineCount: Int) { printed.append(lineCount) }
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let text = StyledText("Known networks are joined automatically.", font: font)
    let measured = TextMeasurement(of: text, in: .width(atMost: 200))
    print(measured.size, measured.lineCount)
    #expect(printed == [2])
  }

  @Test("The example of wrapping continues a second text beside the image")
  func wrapping() {
    let text = StyledText("Automatic downloads", font: ResolvedFont(pointSize: 28))
    let secondaryText = text
    let padding: CGFloat = 3
    let exclusion = TextExclusion(width: 76, height: 60)
    let bounds = TextBounds(width: .exactly(300), exclusion: exclusion)
    let layout = TextLayout(of: text, in: bounds)
    #expect(layout.lines.map(\.x) == [76, 76])

    let top = layout.size.height + padding
    let rest = TextExclusion(width: 76, height: 60 - top)
    let second = TextLayout(
      of: secondaryText, in: TextBounds(width: .exactly(300), exclusion: rest))
    #expect(second.lines.map(\.x) == [0])
  }

  @Test("The example of mixed directions draws three pieces")
  func mixedDirections() {
    var drawn: [String] = []
    func draw(_ string: String, x: CGFloat, y: CGFloat, direction: LayoutDirection) {
      drawn.append(string + (direction == .rightToLeft ? "<" : ">"))
    }
    let layout = TextLayout(of: StyledText("iPhone 15 من Apple", font: font))
    for line in layout.lines {
      for piece in layout.fragments(of: line) {
        draw(piece.string, x: piece.x, y: line.baseline, direction: piece.layoutDirection)
      }
    }
    #expect(drawn == ["iPhone 15 >", "من<", " Apple>"])
  }

  @Test("The example of rectangles highlights the characters of a link")
  func rectangles() {
    var highlighted: [CGFloat] = []
    func highlight(_ rect: CGRect) { highlighted.append(rect.width) }
    let link = (utf8Range: 4..<9, title: "terms")
    let layout = TextLayout(
      of: StyledText("the terms", font: ResolvedFont(pointSize: 10)),
      shaper: FixedAdvanceShaper(advance: 1))
    for rect in layout.rects(of: link.utf8Range) { highlight(rect) }
    #expect(highlighted == [50])
  }

  @Test("The example of a fixed advance shaper is 40 points wide")
  func fixedAdvance() {
    let shaper = FixedAdvanceShaper(advance: 0.5)
    let text = StyledText("eight ch", font: ResolvedFont(pointSize: 10))
    let width = TextMeasurement(of: text, shaper: shaper).naturalWidth  // 40
    #expect(documented(width) == "40")
  }

  @Test("The example of a cache has one hit and one miss")
  func cache() {
    var printed: [Int] = []
    func print(_ hits: Int, _ misses: Int) { printed = [hits, misses] }
    let cache = TextMeasurementCache(capacity: 4096)
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let text = StyledText("Wi-Fi", font: font)
    let first = cache.measurement(of: text)
    let second = cache.measurement(of: text)
    print(cache.statistics.hits, cache.statistics.misses)  // 1 1
    #expect(first == second)
    #expect(printed == [1, 1])
    #expect(documented(cache.statistics.hits, cache.statistics.misses) == "1 1")
  }

  @Test("The example of a styled text is in upper case")
  func styledText() {
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let plain = StyledText("Wi-Fi", font: font)
    let shouting = StyledText("Wi-Fi", transform: .uppercase, attributes: plain.attributes)
    #expect(shouting.string == "WI-FI")
  }

  #if Pango
    @Test("The example of Pango lays out its text")
    func pango() {
      let text = StyledText("Known networks are joined automatically.", font: font)
      let shaper = PangoShaper(systemFamily: "Inter")
      let layout = TextLayout(of: text, in: .width(atMost: 320), shaper: shaper)
      #expect(layout.lines.count == 1)
    }
  #endif
}
