import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Tables contain the characters of Unicode 17.0, and defaults for later ones")
struct UnicodeTableTests {
  @Test(
    "No code point of a block for right-to-left scripts is left to right, assigned or not",
    arguments: [
      0x0590...0x08FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF,
    ] as [ClosedRange<UInt32>])
  func rightToLeftBlocks(_ block: ClosedRange<UInt32>) {
    #expect(block.filter { BidirectionalClass(of: $0) == .leftToRight } == [])
  }

  @Test(
    "Unassigned code points have the bidirectional class of their block",
    arguments: [
      (0x05F5, .rightToLeft), (0x070E, .arabicLetter), (0x083F, .rightToLeft),
      (0x085F, .rightToLeft), (0x086B, .arabicLetter), (0xFB37, .rightToLeft),
      (0xFE75, .arabicLetter), (0x10D28, .arabicLetter), (0x10D66, .rightToLeft),
      (0x10EAA, .rightToLeft), (0x10F2F, .rightToLeft), (0x10F5A, .arabicLetter),
      (0x1EC00, .rightToLeft), (0x1ECB5, .arabicLetter), (0x1ED4F, .arabicLetter),
      (0x1EE04, .arabicLetter), (0x20CF, .europeanTerminator), (0xFDD0, .boundaryNeutral),
      (0xFFFF, .boundaryNeutral), (0x10FFFF, .boundaryNeutral), (0xE0FFF, .boundaryNeutral),
      (0xFFF0, .boundaryNeutral), (0x40000, .leftToRight), (0x0378, .leftToRight),
    ] as [(UInt32, BidirectionalClass)])
  func bidirectionalDefaults(_ codePoint: UInt32, _ expected: BidirectionalClass) {
    #expect(BidirectionalClass(of: codePoint) == expected)
  }

  @Test(
    "Unassigned code points break lines like their block",
    arguments: [
      (0x20CF, .prefix), (0x2FFFD, .ideographic), (0x3FFFD, .ideographic),
      (0x1F8FF, .alphabeticUnassigned), (0x1FAFF, .ideographicUnassigned),
      (0x1FFFD, .ideographicUnassigned), (0x40000, .alphabetic),
    ] as [(UInt32, LineBreakClass)])
  func lineBreakDefaults(_ codePoint: UInt32, _ expected: LineBreakClass) {
    #expect(LineBreakProperties(of: codePoint).lineClass == expected)
  }

  @Test(
    "Letters of scripts that versions after 15.0 added have their direction",
    arguments: [
      ("Garay", 0x10D50...0x10D65, .rightToLeft), ("Sidetic", 0x10940...0x10959, .rightToLeft),
      ("Todhri", 0x105C0...0x105F3, .leftToRight), ("Sunuwar", 0x11BC0...0x11BE1, .leftToRight),
      ("Gurung Khema", 0x16100...0x1611D, .leftToRight),
      ("Kirat Rai", 0x16D40...0x16D6C, .leftToRight),
      ("Ol Onal", 0x1E5D0...0x1E5ED, .leftToRight),
      ("Tolong Siki", 0x11DB0...0x11DDB, .leftToRight),
    ] as [(String, ClosedRange<UInt32>, BidirectionalClass)])
  func newScripts(_ name: String, _ letters: ClosedRange<UInt32>, _ expected: BidirectionalClass) {
    #expect(letters.filter { BidirectionalClass(of: $0) != expected } == [], "\(name)")
  }

  @Test(
    "Nonspacing marks that versions after 15.0 added belong to the letter before them",
    arguments: [
      ("Arabic", 0x0897, 0x0628), ("Garay", 0x10D69, 0x10D50), ("Gurung Khema", 0x1611E, 0x16100),
      ("Tulu-Tigalari", 0x113BB, 0x11392), ("combining diacritics", 0x1ACF, 0x61),
    ] as [(String, UInt32, UInt32)])
  func newMarks(_ name: String, _ mark: UInt32, _ letter: UInt32) {
    #expect(BidirectionalClass(of: mark) == .nonspacingMark)
    #expect(GraphemeBreakClass(of: mark) == .extend)
    let scalars = [letter, mark].compactMap(Unicode.Scalar.init).map(Character.init)
    #expect(TextSegmenter.clusters(of: String(scalars)).count == 1, "\(name)")
    func width(_ text: String) -> CGFloat {
      TextMeasurement(of: StyledText(text, font: ResolvedFont(pointSize: 17))).naturalWidth
    }
    #expect(width(String(scalars)) == width(String(scalars[0])), "\(name)")
  }
}
