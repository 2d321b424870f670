import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

private let shaper = FixedAdvanceShaper(advance: 1)
private let font = ResolvedFont(pointSize: 10)

@Suite("Lines are divided into pieces in visual order")
struct TextFragmentTests {
  /// The pieces of one line, each with the left edge in characters.
  private func pieces(
    _ string: String, _ options: TextLayoutOptions = TextLayoutOptions(),
    _ bounds: TextBounds = .unbounded
  ) -> [String] {
    let layout = TextLayout(
      of: StyledText(string, font: font), options: options, in: bounds, shaper: shaper)
    return layout.lines.first.map { line in
      layout.fragments(of: line).map { "\(Int($0.x / 10)) \($0.string) \($0.level)" }
    } ?? []
  }

  @Test("Words and numbers of another direction are in reading position")
  func mixed() {
    #expect(pieces("iPhone 15 من Apple") == ["0 iPhone 15  0", "10 من 1", "12  Apple 0"])
    #expect(
      pieces("هاتف iPhone 15 من Apple")
        == ["0 Apple 2", "5  من  1", "9 iPhone 15 2", "18 هاتف  1"])
    #expect(pieces("דגם 12-34") == ["0 12-34 2", "5 דגם  1"])
    #expect(pieces("מחיר: 27.50 €") == ["0  € 1", "2 27.50 2", "7 מחיר:  1"])
  }

  @Test("Text without letters has the direction of the layout")
  func neutral() {
    let rightToLeft = TextLayoutOptions(layoutDirection: .rightToLeft)
    #expect(pieces("12 (3)") == ["0 12 (3) 0"])
    #expect(pieces("12 (3)", rightToLeft) == ["0 ) 1", "1 3 2", "2  ( 1", "4 12 2"])
    #expect(pieces("a 12 (3)", rightToLeft) == ["0 a 12 (3) 0"])
  }

  @Test("White space at the end of a line is at the end in the paragraph's direction")
  func trailingSpace() {
    #expect(
      pieces("a\u{202E}bc \u{202C}") == ["0 a\u{202E} 0", "2 bc 1", "4  \u{202C} 0"])
  }

  @Test("Every paragraph has the direction of its own first letter")
  func paragraphs() {
    let options = TextLayoutOptions(layoutDirection: .rightToLeft)
    let text = StyledText("ab 1\nאב 1\r\n1 2\n", font: font)
    let layout = TextLayout(of: text, options: options, shaper: shaper)
    #expect(
      layout.lines.map(layout.baseDirection(of:))
        == [.leftToRight, .rightToLeft, .rightToLeft, .rightToLeft])
    #expect(
      layout.lines.map { layout.fragments(of: $0).map(\.string) }
        == [["ab 1"], ["1", "אב "], ["2", " ", "1"], []])
  }

  @Test("An ellipsis is at the end in its paragraph's direction")
  func ellipsis() {
    let oneLine = TextLayoutOptions(numberOfLines: 1)
    #expect(pieces("אבגדהו", oneLine, .width(atMost: 40)) == ["0 אבג… 1"])
    #expect(
      pieces("ab אבגדהו", oneLine, .width(atMost: 60)) == ["0 ab  0", "3 אב 1", "5 … 0"])
    #expect(pieces("אב abcdef", oneLine, .width(atMost: 60)) == ["0 … 1", "1 ab 2", "3 אב  1"])
    let head = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byTruncatingHead)
    #expect(pieces("ab אבגדהו", head, .width(atMost: 40)) == ["0 … 0", "1 דהו 1"])
    #expect(pieces("אבגדהו", head, .width(atMost: 40)) == ["0 …דהו 1"])
    let middle = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)
    #expect(pieces("אבגדהו", middle, .width(atMost: 50)) == ["0 הו 1", "2 אב… 1"])
    #expect(pieces("abcdef", middle, .width(atMost: 50)) == ["0 ab… 0", "3 ef 0"])
    #expect(pieces("abcאבג", middle, .width(atMost: 50)) == ["0 ab… 0", "3 בג 1"])
  }

  @Test("Pieces of one direction are divided where attributes change")
  func attributes() {
    let one = TextAttributes(font: font)
    let two = TextAttributes(font: font, kern: 5)
    let text = StyledText([("אב ab", one), ("cd גד", two)], attributes: one)
    let layout = TextLayout(of: text, shaper: shaper)
    let pieces = layout.lines.first.map(layout.fragments(of:)) ?? []
    #expect(pieces.map(\.string) == [" גד", "ab", "cd", "אב "])
    #expect(pieces.map(\.x) == [0, 45, 65, 95])
    #expect(pieces.map(\.level) == [1, 2, 2, 1])
    #expect(
      pieces.map(\.layoutDirection) == [
        .rightToLeft, .leftToRight, .leftToRight, .rightToLeft,
      ])
  }

  @Test("A letter inside an isolate does not affect its paragraph's direction")
  func isolatedLetter() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let options = TextLayoutOptions(layoutDirection: direction)
      let layout = TextLayout(
        of: StyledText("\u{2067}a\u{2069} 1!", font: font), options: options, shaper: shaper)
      #expect(layout.lines.map(layout.baseDirection(of:)) == [direction])
    }
  }

  @Test("Asking a layout for the pieces of another layout's line stops the program")
  func foreignLine() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let long = TextLayout(of: StyledText("A longer text", font: ResolvedFont(pointSize: 10)))
      let short = TextLayout(of: StyledText("Short", font: ResolvedFont(pointSize: 10)))
      _ = short.fragments(of: long.lines[0])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Pass a line of this layout"))
    await #expect(processExitsWith: .failure) {
      let long = TextLayout(of: StyledText("A longer text", font: ResolvedFont(pointSize: 10)))
      let short = TextLayout(of: StyledText("Short", font: ResolvedFont(pointSize: 10)))
      _ = short.string(of: long.lines[0])
    }
    await #expect(processExitsWith: .failure) {
      let wide = TextLayout(of: StyledText("שלום עולם", font: ResolvedFont(pointSize: 10)))
      let short = TextLayout(of: StyledText("של", font: ResolvedFont(pointSize: 10)))
      _ = short.baseDirection(of: wide.lines[0])
    }
  }

  /// Characters and what runs in the other direction as they do in theirs.
  private static let mirrored: [(left: Unicode.Scalar, right: Unicode.Scalar)] = [
    ("a", "א"), ("b", "ב"), ("c", "ג"), ("\u{202A}", "\u{202B}"), ("\u{202D}", "\u{202E}"),
    ("\u{2066}", "\u{2067}"), ("\u{2069}", "\u{2069}"),
    ("\u{202C}", "\u{202C}"), (" ", " "), (" ", " "), ("(", "("), (")", ")"), ("[", "["),
    ("]", "]"),
    ("!", "!"), ("\n", "\n"), ("\u{1F}", "\u{1F}"), ("\u{1E}", "\u{1E}"), ("\u{200E}", "\u{200F}"),
  ]

  @Test("Reversing all directions of a text mirrors its layout")
  func mirrorImage() {
    var generator = TextGenerator(seed: 9)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      var mirror = String.UnicodeScalarView()
      for _ in 0...generator.number(0...24) {
        let pair = generator.pick(Self.mirrored)
        let turns = generator.number(0...1) == 1
        text.append(turns ? pair.right : pair.left)
        mirror.append(turns ? pair.left : pair.right)
      }
      var options = TextLayoutOptions(numberOfLines: generator.number(0...3))
      let alignment = generator.pick(CellTextAlignment.allCases)
      options.lineBreakMode = generator.pick(LineBreakMode.allCases)
      let bounds = TextBounds.width(exactly: CGFloat(generator.number(2...12) * 10))
      func places(_ text: String.UnicodeScalarView, _ direction: LayoutDirection)
        -> [[CGFloat]]
      {
        options.layoutDirection = direction
        options.alignment = direction == .leftToRight ? alignment : alignment.mirrored
        let layout = TextLayout(
          of: StyledText(String(text), font: font), options: options, in: bounds, shaper: shaper)
        return layout.lines.map { line in
          layout.fragments(of: line).filter { $0.width > 0 }.map { piece in
            direction == .leftToRight ? piece.x : layout.size.width - piece.x - piece.width
          }.map { ($0 * 1000).rounded() / 1000 }.sorted()
        }
      }
      let expected = places(text, .leftToRight)
      #expect(places(mirror, .rightToLeft) == expected, "\(String(text).debugDescription)")
    }
  }

  @Test("The pieces of justified lines and of lines beside an exclusion fill the line")
  func filled() {
    let options = TextLayoutOptions(alignment: .justified, layoutDirection: .rightToLeft)
    let exclusion = TextExclusion(width: 30, height: 5)
    let bounds = TextBounds(width: .exactly(110), exclusion: exclusion)
    let layout = TextLayout(
      of: StyledText("אב ab ג ab cd אבגד", font: font), options: options, in: bounds, shaper: shaper
    )
    #expect(layout.lines.map(layout.string(of:)) == ["אב ab ג", "ab cd אבגד"])
    let pieces = layout.lines.map(layout.fragments(of:))
    #expect(pieces[0].map(\.string) == [" ג", "ab", "אב "])
    #expect(pieces[0].map(\.x) == [0, 25, 45])
    #expect(pieces[0].map(\.width) == [25, 20, 35])
  }
}
