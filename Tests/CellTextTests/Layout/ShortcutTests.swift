import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Shortcuts give the results of clusters")
struct ShortcutTests {
  private static let designs: [CellFont.Design] = [.default, .default, .rounded, .monospaced]

  /// Makes a font, sometimes one without a size.
  private static func font(_ generator: inout TextGenerator) -> ResolvedFont {
    var font = ResolvedFont(
      design: generator.pick(designs), pointSize: generator.pick([0, 11, 16.5, 17, 22, 34, 60]),
      weight: generator.pick([.regular, .light, .semibold, .black]))
    font.hasMonospacedDigits = generator.number(0...3) == 0
    if generator.number(0...7) == 0 { font.familyName = "Inter" }
    return font
  }

  /// Makes a text of ASCII characters, most of them printable.
  private static func ascii(_ generator: inout TextGenerator) -> String {
    let codes = (0..<generator.number(0...24)).map { _ in
      UInt8(generator.number(0...99) == 0 ? generator.number(0...0x7F) : generator.number(32...126))
    }
    return String(decoding: codes, as: UTF8.self)
  }

  @Test("A text on one line is laid out as with clusters, to the last bit")
  func lines() {
    var generator = TextGenerator(seed: 21)
    var oneLine = 0
    for _ in 0..<caseCount(6000) {
      let string = generator.number(0...3) == 0 ? generator.text(words: 3) : Self.ascii(&generator)
      var subject = generator.textCase(string)
      subject.text = StyledText(
        string,
        attributes: TextAttributes(
          font: Self.font(&generator), kern: generator.pick([0, 0, 0, 0.5]), color: .systemRed))
      let length: TextBounds.Length = generator.pick([
        .unbounded, .atMost(subject.width), .exactly(subject.width), .exactly(400),
      ])
      let bounds = TextBounds(
        width: length, height: generator.pick([.unbounded, .atMost(0), .atMost(5), .atMost(90)]))
      let quick = TextLayout(of: subject.text, options: subject.options, in: bounds)
      let whole = TextLayout(
        of: subject.text, options: subject.options, in: bounds, shaper: UnabridgedShaper())
      #expect(
        LaidOutText(quick, quick.measurement) == LaidOutText(whole, whole.measurement)
          && quick.measurement == whole.measurement,
        "\(subject.text), \(subject.options), \(bounds)")
      // A layout of a text also divides the lines of another layout of this text.
      for (line, other) in zip(whole.lines, quick.lines) {
        #expect(quick.fragments(of: line) == whole.fragments(of: other))
      }
      if quick.lines.count == 1, !quick.isTruncated { oneLine += 1 }
    }
    #expect(oneLine > caseCount(1500))
  }

  @Test("A layout that made no clusters divides lines of other widths")
  func otherLines() {
    let text = StyledText("Automatic Downloads", font: ResolvedFont(pointSize: 17))
    let wide = TextLayout(of: text)
    let narrow = TextLayout(of: text, in: .width(atMost: 90))
    #expect(narrow.lines.count == 2)
    for line in narrow.lines {
      #expect(wide.fragments(of: line) == narrow.fragments(of: line))
      #expect(wide.string(of: line) == narrow.string(of: line))
    }
  }

  @Test("A text of several runs is measured as with clusters")
  func runs() {
    var generator = TextGenerator(seed: 22)
    var oneLine = 0
    for _ in 0..<caseCount(6000) {
      let fonts = [Self.font(&generator), Self.font(&generator)]
      let pieces = (0..<generator.number(2...4)).map { _ in
        let attributes = TextAttributes(
          font: generator.pick(fonts), kern: generator.number(0...9) == 0 ? 1 : 0,
          color: generator.pick([nil, .systemRed]),
          baselineOffset: generator.number(0...9) == 0 ? 3 : 0,
          language: generator.pick([nil, nil, "de"]))
        let isPlain = generator.number(0...4) > 0
        let string = isPlain ? Self.ascii(&generator) : generator.text(words: 2)
        return (string: string, attributes: attributes)
      }
      let style = CellParagraphStyle()
      let length = pieces.reduce(0) { $0 + $1.string.utf8.count }
      let text = StyledText(
        pieces, attributes: TextAttributes(font: fonts[0]),
        paragraphs: generator.number(0...1) == 0
          ? [] : [TextParagraph(utf8Range: 0..<length, style: style)])
      let options = generator.textCase("").options
      let bounds = TextBounds(
        width: generator.pick([.unbounded, .atMost(generator.width()), .exactly(600)]),
        height: generator.pick([.unbounded, .atMost(0), .atMost(90)]))
      let quick = TextMeasurement(of: text, options: options, in: bounds)
      let whole = TextMeasurement(
        of: text, options: options, in: bounds, shaper: UnabridgedShaper())
      #expect(
        quick.isClose(to: whole), "\(text), \(options), \(bounds):\n\(quick)\n\(whole)")
      if quick.lineCount == 1, !quick.isTruncated { oneLine += 1 }
    }
    #expect(oneLine > caseCount(1500))
  }

  @Test("Measuring two runs on one line allocates no memory", .enabled(if: isCountingAllocations))
  func allocationsOfRuns() {
    let body = TextAttributes(font: ResolvedFont(pointSize: 17))
    let bold = TextAttributes(font: ResolvedFont(pointSize: 17, weight: .bold))
    let text = StyledText([("Unread ", bold), ("mail", body)], attributes: body)
    expectAllocations(0, inDebug: 8) { keep(TextMeasurement(of: text, in: .width(atMost: 320))) }
  }

  @Test(
    "Laying out plain letters on one line allocates only the array of lines",
    .enabled(if: isCountingAllocations))
  func allocationsOfLine() {
    let text = StyledText("Automatic Downloads", font: ResolvedFont(pointSize: 17))
    expectAllocations(1, inDebug: 8) { keep(TextLayout(of: text, in: .width(atMost: 320))) }
  }
}
