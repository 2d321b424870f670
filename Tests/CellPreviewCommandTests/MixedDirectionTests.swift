import CellPreviewCommand
import Foundation
import Testing

@Suite("Pictures place texts of mixed direction as measured")
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
    let element = /<text ([^>]*)>(.*)<\/text>/
    let span = /<tspan x="([0-9.]+)">([^<]*)<\/tspan>/
    return try fixture.output.split(separator: "\n").flatMap { line -> [Piece] in
      guard let match = line.firstMatch(of: element) else { return [] }
      let isRightToLeft = match.1.contains("direction=\"rtl\"")
      // Nothing may be reordered again where directions mix.
      if isRightToLeft { #expect(match.1.contains("unicode-bidi=\"bidi-override\"")) }
      return try match.2.matches(of: span).map { span in
        let x = try #require(Double(span.1))
        // Half an em a letter.
        let width = 10 * Double(span.2.count)
        return Piece(
          text: String(span.2), left: isRightToLeft ? x - width : x,
          right: isRightToLeft ? x : x + width, direction: isRightToLeft ? "rtl" : "ltr")
      }
    }
  }

  @Test(
    "Letters and joined words of mixed direction are drawn where they were measured",
    arguments: ["leftToRight", "rightToLeft"])
  func places(_ direction: String) throws {
    let latin = try pieces("iPhone 15 من Apple", direction)
    let letters = ["i", "P", "h", "o", "n", "e ", "1", "5 "]
    #expect(latin.map(\.text) == letters + ["من", " ", "A", "p", "p", "l", "e"])
    #expect(latin.map { $0.direction == "rtl" } == latin.map { $0.text == "من" })
    let arabic = try pieces("هاتف iPhone 15", direction)
    #expect(arabic.map(\.text) == letters.dropLast() + ["5", "هاتف "])
    for line in [latin, arabic] {
      for (piece, next) in zip(line, line.dropFirst()) { #expect(piece.right == next.left) }
    }
  }

  @Test("Each joined word is a piece of its own, and only the first one has a position")
  func words() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      #"{ "sections": [ { "rows": [ { "content": { "text": "كلمات السر والحسابات" } } ] } ] }"#)
    #expect(fixture.run("render", "list.json") == .success, "\(fixture.errors)")
    let spans = fixture.output.matches(of: /<tspan( x="[0-9.]+")?>([^<]*)<\/tspan>/)
    #expect(spans.map { String($0.2) } == ["كلمات ", "السر ", "والحسابات"])
    #expect(spans.map { $0.1 != nil } == [true, false, false])
  }

  @Test("Pictures omit direction control characters")
  func controls() throws {
    let pieces = try pieces("a \\u202Ebc\\u202C d\\u200F\\u061C", "leftToRight")
    #expect(pieces.map(\.text) == ["a ", "bc", " ", "d"])
    #expect(pieces.map(\.direction) == ["ltr", "rtl", "ltr", "ltr"])
  }
}
