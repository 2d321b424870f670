import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Fitting a line into its width")
struct SingleLineFittingTests {
  private func layout(
    _ string: String = "abcdefghij", width: CGFloat, tightens: Bool = false, shrinks: Bool = false,
    factor: CGFloat = 0.9, lines: Int = 1
  ) -> TextLayout {
    TextLayout(
      StyledText(string, font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(
        numberOfLines: lines, allowsDefaultTighteningForTruncation: tightens,
        adjustsFontSizeToFitWidth: shrinks, minimumScaleFactor: factor),
      in: .width(atMost: width), shaper: FixedAdvanceShaper(advance: 1))
  }

  @Test("Letters move closer together by as much as needed, up to two hundredths of an em")
  func tightening() {
    let result = layout(width: 99, tightens: true)
    #expect(!result.isTruncated)
    #expect(abs(result.tightening - 0.01) < 1e-9)
    #expect(abs(result.lines[0].width - 99) < 1e-9)
    #expect(result.measurement.naturalWidth == 100)
    #expect(!layout(width: 98, tightens: true).isTruncated)
  }

  @Test("Letters stay where they are if that would not make the line fit")
  func tooWide() {
    let result = layout(width: 97, tightens: true)
    #expect(result.isTruncated)
    #expect(result.tightening == 0)
    #expect(result.lines.map(result.string(of:)) == ["abcdefgh…"])
  }

  @Test("The font shrinks to the ratio of available and needed width")
  func shrinking() {
    let result = layout(width: 95, shrinks: true)
    #expect(!result.isTruncated)
    #expect(result.measurement.fontScale == 0.95)
    #expect(abs(result.lines[0].width - 95) < 1e-9)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces[0].attributes.font.pointSize == 9.5)
  }

  @Test("Pieces say how much closer or smaller letters are")
  func attributes() {
    let text = StyledText(
      "abcdefghij", attributes: TextAttributes(font: ResolvedFont(pointSize: 10), kern: 2))
    let shaper = FixedAdvanceShaper(advance: 1)
    for (tightens, width) in [(true, CGFloat(119)), (false, 114)] {
      let result = TextLayout(
        text,
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

  @Test("At the smallest permitted size the text is shortened")
  func smallest() {
    let result = layout(width: 80, shrinks: true)
    #expect(result.isTruncated)
    #expect(result.measurement.fontScale == 0.9)
    #expect(result.lines.map(result.string(of:)) == ["abcdefg…"])
    #expect(result.lines[0].width == 72)
  }

  @Test("Shrinking changes neither height nor baseline")
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

  @Test("A smallest factor of 0 means no shrinking", arguments: [0, -1, 1, 2, .nan] as [CGFloat])
  func noFactor(_ factor: CGFloat) {
    #expect(layout(width: 95, shrinks: true, factor: factor).measurement.fontScale == 1)
  }

  @Test("Texts of more than one line are neither tightened nor shrunk", arguments: [0, 2])
  func moreLines(_ lines: Int) {
    let result = layout(width: 95, tightens: true, shrinks: true, lines: lines)
    #expect(result.measurement.fontScale == 1)
    #expect(result.tightening == 0)
    #expect(result.lines.count == 2)
  }
}
