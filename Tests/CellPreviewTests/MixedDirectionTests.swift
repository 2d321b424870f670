import CellPreview
import Foundation
import Testing

@Suite("Pictures of texts in several directions")
struct MixedDirectionTests {
  /// A text element of a picture.
  private struct Piece: Equatable {
    var text: String
    var left: Double
    var right: Double
    var direction: String
  }

  /// The text elements of a list of one row, in the order of the picture.
  private func pieces(_ text: String, _ direction: String) throws -> [Piece] {
    let fixture = try CommandFixture()
    try fixture.write(
      """
      { "traits": { "layoutDirection": "\(direction)" }, "shaper": { "fixedAdvance": 0.5 },
        "sections": [ { "rows": [ { "content": { "text": "\(text)",
          "textProperties": { "font": { "size": 20 } } } } ] } ] }
      """)
    #expect(fixture.run("render", "list.json") == .success, "\(fixture.errors)")
    let element =
      /<text x="([0-9.]+)".* textLength="([0-9.]+)".* direction="(ltr|rtl)" unicode-bidi="([a-z-]+)".*>(.*)<\/text>/
    return try fixture.output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: element) else { return nil }
      let x = try #require(Double(match.1))
      let width = try #require(Double(match.2))
      let isRightToLeft = match.3 == "rtl"
      // Nothing may be reordered again where directions mix.
      if isRightToLeft { #expect(match.4 == "bidi-override") }
      return Piece(
        text: String(match.5), left: isRightToLeft ? x - width : x,
        right: isRightToLeft ? x : x + width, direction: String(match.3))
    }
  }

  @Test(
    "are drawn piece by piece, in the place of each", arguments: ["leftToRight", "rightToLeft"])
  func places(_ direction: String) throws {
    let latin = try pieces("iPhone 15 من Apple", direction)
    #expect(latin.map(\.text) == ["iPhone 15 ", "من", " Apple"])
    #expect(latin.map(\.direction) == ["ltr", "rtl", "ltr"])
    let arabic = try pieces("هاتف iPhone 15", direction)
    #expect(arabic.map(\.text) == ["iPhone 15", "هاتف "])
    for line in [latin, arabic] {
      for (piece, next) in zip(line, line.dropFirst()) { #expect(piece.right == next.left) }
    }
  }

  @Test("do not contain the characters that state directions, which have had their effect")
  func controls() throws {
    let pieces = try pieces("a \\u202Ebc\\u202C d\\u200F", "leftToRight")
    #expect(pieces.map(\.text) == ["a ", "bc", " d"])
    #expect(pieces.map(\.direction) == ["ltr", "rtl", "ltr"])
  }
}
