import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("A single line is tightened and shrunk to fit its width")
struct SingleLineFittingTests {
  private func layout(
    _ string: String = "abcdefghij", width: CGFloat, tightens: Bool = false, shrinks: Bool = false,
    factor: CGFloat = 0.9, lines: Int = 1
  ) -> TextLayout {
    TextLayout(
      of: StyledText(string, font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(
        numberOfLines: lines, allowsDefaultTighteningForTruncation: tightens,
        adjustsFontSizeToFitWidth: shrinks, minimumScaleFactor: factor),
      in: .width(atMost: width), shaper: FixedAdvanceShaper(advance: 1))
  }

  @Test("Tightening moves letters closer together, by at most 0.02 em")
  func tightening() {
    let result = layout(width: 99, tightens: true)
    #expect(!result.isTruncated)
    #expect(abs(result.tightening - 0.01) < 1e-9)
    #expect(abs(result.lines[0].width - 99) < 1e-9)
    #expect(result.measurement.naturalWidth == 100)
    #expect(!layout(width: 98, tightens: true).isTruncated)
  }

  @Test("Letters are not tightened if the line would still not fit")
  func tooWide() {
    let result = layout(width: 97, tightens: true)
    #expect(result.isTruncated)
    #expect(result.tightening == 0)
    #expect(result.lines.map(result.string(of:)) == ["abcdefgh…"])
  }

  @Test("A letter is not tightened by more than its width")
  func narrowLetters() {
    /// A shaper whose letters are 10 points wide, except for an `i` of 0.1 points.
    struct NarrowShaper: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for (index, character) in zip(run.clusters, run.substring) {
          clusters[index].advance = character == "i" ? 0.1 : 10
        }
      }
    }
    // The width is 20.8; the wide letters get narrower by up to 0.2 points, the narrow ones by 0.1.
    for width in [20, 19.95, 19.9, 19.8, 19.7, 19.6, 19.5] as [CGFloat] {
      let result = TextLayout(
        of: StyledText("aiiiiiiiib", font: ResolvedFont(pointSize: 10)),
        options: TextLayoutOptions(numberOfLines: 1, allowsDefaultTighteningForTruncation: true),
        in: .width(atMost: width), shaper: NarrowShaper())
      #expect(result.lines[0].width <= width + 1e-4)
      #expect((result.tightening > 0) != result.isTruncated)
      if width == 20 { #expect(!result.isTruncated) }
      if width == 19.5 { #expect(result.isTruncated) }
    }
  }

  @Test("Characters without an advance have no share in tightening")
  func noAdvance() {
    /// A shaper whose letters are 10 points wide, except for an `i` without an advance.
    struct GapShaper: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for (index, character) in zip(run.clusters, run.substring) {
          clusters[index].advance = character == "i" ? 0 : 10
        }
      }
    }
    // Five letters of 10 points get narrower by up to 0.2 points each.
    for width in [49.9, 49.5, 49, 48.9] as [CGFloat] {
      let result = TextLayout(
        of: StyledText("aiiiibcdiiiiiiie", font: ResolvedFont(pointSize: 10)),
        options: TextLayoutOptions(numberOfLines: 1, allowsDefaultTighteningForTruncation: true),
        in: .width(atMost: width), shaper: GapShaper())
      #expect(result.isTruncated == (width < 49))
      #expect(abs(result.tightening - (width < 49 ? 0 : (50 - width) / 50)) < 1e-9)
      #expect(result.lines[0].width <= width + 1e-4)
    }
  }

  @Test("A line that is shortened at its head does not shrink for what it omits anyway")
  func omittedParagraph() {
    let options = TextLayoutOptions(
      numberOfLines: 1, lineBreakMode: .byTruncatingHead, adjustsFontSizeToFitWidth: true,
      minimumScaleFactor: 0.5)
    // The line shows an ellipsis and the last paragraph, a space without a width.
    let text = StyledText("V.AVword ,é-\n\u{200B} ", font: ResolvedFont(pointSize: 17))
    let result = TextLayout(of: text, options: options, in: .width(atMost: 55.4))
    #expect(result.lines.map(result.string(of:)) == ["…\u{200B}"])
    #expect(result.measurement.fontScale == 1)
    #expect(abs(result.size.width - 40.0 / 3) < 1e-9)
  }

  @Test("Shrinking chooses the largest font size at which the line fits")
  func shrinking() {
    let result = layout(width: 95, shrinks: true)
    #expect(!result.isTruncated)
    #expect(result.measurement.fontScale == 0.95)
    #expect(abs(result.lines[0].width - 95) < 1e-9)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces[0].attributes.font.pointSize == 9.5)
  }

  @Test(
    "A shrunk text has the width that is measured at its font size",
    arguments: ["Known networks are joined", "Wi-Fi Assist", "Schließfächer öffnen", "漢字 and kana"])
  func size(_ string: String) {
    for named in NamedShaper.all {
      for style in [CellFont.TextStyle.body, .caption1, .title1] {
        let font = CellFont.preferredFont(forTextStyle: style).resolved(with: .phone)
        let natural = TextMeasurement(
          of: StyledText(string, font: font), shaper: named.shaper
        ).naturalWidth
        for share in [0.99, 0.9, 0.77] {
          let result = TextLayout(
            of: StyledText(string, font: font),
            options: TextLayoutOptions(
              numberOfLines: 1, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5),
            in: .width(atMost: natural * share), shaper: named.shaper)
          #expect(!result.isTruncated)
          let shown = result.fragments(of: result.lines[0])
          let size = shown[0].attributes.font.pointSize
          // A whole number of hundredths.
          #expect(abs(size * 100 - (size * 100).rounded()) < 1e-6)
          func width(at size: CGFloat) -> CGFloat {
            var font = font
            font.pointSize = size
            return TextMeasurement(
              of: StyledText(string, font: font), shaper: named.shaper
            ).naturalWidth
          }
          #expect(abs(result.lines[0].width - width(at: size)) < 1e-6, "\(named.testDescription)")
          #expect(result.lines[0].width <= natural * share + 1e-4)
          #expect(width(at: size + 0.01) > natural * share, "\(named.testDescription)")
        }
      }
    }
  }

  /// One column is 10 points at full size.
  static let severalParagraphs:
    [(mode: LineBreakMode, width: CGFloat, scale: CGFloat, shown: String)] = [
      (.byTruncatingTail, 110, 1, "abcdefghij…"), (.byTruncatingTail, 99, 0.9, "abcdefghij…"),
      (.byTruncatingTail, 98, 0.9, "abcdefghi…"), (.byTruncatingHead, 45, 0.9, "…klmn"),
      (.byTruncatingMiddle, 135, 0.9, "abcdefghij…klmn"), (.byWordWrapping, 90, 0.9, "abcdefghij"),
      (.byClipping, 90, 0.9, "abcdefghij"),
    ]

  @Test(
    "Shrinking a text of several paragraphs counts the ellipsis", arguments: severalParagraphs)
  func paragraphs(_ mode: LineBreakMode, _ width: CGFloat, _ scale: CGFloat, _ shown: String) {
    let result = TextLayout(
      of: StyledText("abcdefghij \nklmn\n", font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(
        numberOfLines: 1, lineBreakMode: mode, adjustsFontSizeToFitWidth: true,
        minimumScaleFactor: 0.9),
      in: .width(atMost: width), shaper: FixedAdvanceShaper(advance: 1))
    #expect(result.lines.map(result.string(of:)) == [shown])
    #expect(abs(result.measurement.fontScale - scale) < 1e-9)
    #expect(result.isTruncated)
  }

  @Test("Pieces of a fitted line have its tightening and font size")
  func attributes() {
    let text = StyledText(
      "abcdefghij", attributes: TextAttributes(font: ResolvedFont(pointSize: 10), kern: 2))
    let shaper = FixedAdvanceShaper(advance: 1)
    for (tightens, width) in [(true, CGFloat(119)), (false, 114)] {
      let result = TextLayout(
        of: text,
        options: TextLayoutOptions(
          numberOfLines: 1, allowsDefaultTighteningForTruncation: tightens,
          adjustsFontSizeToFitWidth: !tightens, minimumScaleFactor: 0.9),
        in: .width(atMost: width), shaper: shaper)
      let piece = result.fragments(of: result.lines[0])[0]
      #expect(abs(piece.attributes.kern - 1.9) < 1e-9)
      #expect(abs(piece.attributes.font.pointSize - (tightens ? 10 : 9.5)) < 1e-9)
      let drawn = TextMeasurement(
        of: StyledText(piece.string, attributes: piece.attributes), shaper: shaper)
      #expect(abs(drawn.naturalWidth - width) < 1e-9)
    }
  }

  @Test("A text that is too wide at the smallest permitted size is truncated")
  func smallest() {
    let result = layout(width: 80, shrinks: true)
    #expect(result.isTruncated)
    #expect(result.measurement.fontScale == 0.9)
    #expect(result.lines.map(result.string(of:)) == ["abcdefg…"])
    #expect(result.lines[0].width == 72)
  }

  @Test("Shrinking changes neither height nor baseline of the line")
  func height() {
    let plain = layout(width: 200).measurement
    let shrunk = layout(width: 91, shrinks: true).measurement
    #expect(shrunk.size.height == plain.size.height)
    #expect(shrunk.firstBaseline == plain.firstBaseline)
    #expect(shrunk.naturalWidth == plain.naturalWidth)
  }

  @Test("Tightening comes before shrinking")
  func order() {
    let result = layout(width: 99, tightens: true, shrinks: true)
    #expect(result.measurement.fontScale == 1)
    #expect(result.tightening > 0)
  }

  @Test(
    "A minimum scale factor of 0 disables shrinking", arguments: [0, -1, 1, 2, .nan] as [CGFloat])
  func noFactor(_ factor: CGFloat) {
    #expect(layout(width: 95, shrinks: true, factor: factor).measurement.fontScale == 1)
  }

  @Test("Texts of several lines are neither tightened nor shrunk", arguments: [0, 2])
  func moreLines(_ lines: Int) {
    let result = layout(width: 95, tightens: true, shrinks: true, lines: lines)
    #expect(result.measurement.fontScale == 1)
    #expect(result.tightening == 0)
    #expect(result.lines.count == 2)
  }
}
