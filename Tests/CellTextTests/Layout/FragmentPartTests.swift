import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Fragments are divided into letters and words")
struct FragmentPartTests {
  private static func layout(
    _ string: String, width: CGFloat = .infinity, mode: LineBreakMode = .byTruncatingTail,
    alignment: CellTextAlignment = .natural,
    shaper: any TextShaper = FixedAdvanceShaper(advance: 1)
  ) -> TextLayout {
    var options = TextLayoutOptions()
    options.lineBreakMode = mode
    options.alignment = alignment
    return TextLayout(
      of: StyledText(string, font: ResolvedFont(pointSize: 10)), options: options,
      in: .width(atMost: width), shaper: shaper)
  }

  private static func parts(of layout: TextLayout) -> [TextFragment.Part] {
    layout.lines.flatMap { line in
      layout.fragments(of: line).flatMap { layout.parts(of: $0, in: line) }
    }
  }

  @Test("Parts of fragments are letters, or words in scripts with joined letters")
  func units() {
    func strings(_ text: String) -> [String] { Self.parts(of: Self.layout(text)).map(\.string) }
    #expect(strings("Wi-Fi on") == ["W", "i", "-", "F", "i ", "o", "n"])
    #expect(strings("Жё e\u{301}") == ["Ж", "ё ", "e\u{301}"])
    #expect(strings("日本 한국") == ["日", "本 ", "한", "국"])
    #expect(strings("नमस्ते दुनिया") == ["नमस्ते ", "दुनिया"])
    #expect(strings("مرحبا بك") == ["مرحبا ", "بك"])
    #expect(strings("สวัสดี 12") == ["สวัสดี ", "1", "2"])
  }

  @Test("Parts of fragments record whether they were measured as a whole")
  func words() {
    let parts = Self.parts(of: Self.layout("a नमस्ते"))
    #expect(parts.map(\.isWord) == [false, true])
  }

  @Test("A letter is as wide as up to the next letter on its line, and the last one not kerned")
  func kerning() {
    /// A shaper in which V and A overlap by 4 points.
    struct PairShaper: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        let letters = Array(run.substring)
        for (index, place) in zip(run.clusters, letters.indices) {
          let isPair = place + 1 < letters.count && letters[place...(place + 1)] == ["V", "A"]
          clusters[index].advance = isPair ? 6 : 10
          clusters[index].kerning = isPair ? -4 : 0
        }
      }
    }
    let widths: [(String, CGFloat, [CGFloat])] = [
      ("VAVA", .infinity, [6, 10, 6, 10]), ("xVAVA VA", 45, [10, 6, 10, 6, 10, 6, 10]),
      ("VAVAVA", 36, [6, 10, 10, 10]),
    ]
    for (text, width, expected) in widths {
      let isCut = text == "VAVAVA"
      var options = TextLayoutOptions(numberOfLines: isCut ? 1 : 0)
      options.lineBreakMode = isCut ? .byTruncatingTail : .byWordWrapping
      let layout = TextLayout(
        of: StyledText(text, font: ResolvedFont(pointSize: 10)), options: options,
        in: .width(atMost: width), shaper: PairShaper())
      #expect(Self.parts(of: layout).map(\.width) == expected, "\(text)")
    }
  }

  @Test("Parts of fragments follow each other from the leading edge")
  func places() throws {
    let latin = Self.parts(of: Self.layout("ab c"))
    #expect(latin.map(\.x) == [0, 10, 30] && latin.map(\.width) == [10, 20, 10])
    // The first word is the right one, its space at its left.
    let arabic = Self.parts(of: Self.layout("مرحبا بك"))
    #expect(arabic.map(\.x) == [20, 0] && arabic.map(\.width) == [60, 20])
  }

  @Test(
    "Parts cover their fragment, including ellipsis and spaces of justified lines",
    arguments: [
      LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byWordWrapping,
    ],
    [
      "Airplane Mode on board", "مرحبا iPhone 15 بكم جميعا", "नमस्ते दुनिया and more",
      "e\u{301}e\u{301} \n x",
    ])
  func cover(_ mode: LineBreakMode, _ text: String) {
    let shapers: [any TextShaper] = [
      FixedAdvanceShaper(advance: 1), RandomKerningShaper(), .embedded,
    ]
    for (shaper, width) in shapers.flatMap({ shaper in
      stride(from: CGFloat(10), through: 260, by: 10).map { (shaper, $0) }
    }) {
      let layout = Self.layout(
        text, width: width, mode: mode, alignment: .justified, shaper: shaper)
      for line in layout.lines {
        for fragment in layout.fragments(of: line) {
          let parts = layout.parts(of: fragment, in: line)
          #expect(parts.map(\.string).joined() == fragment.string)
          let edges = fragment.level & 1 == 0 ? parts : parts.reversed()
          var x = fragment.x
          for part in edges {
            #expect(abs(part.x - x) < 1e-6)
            x += part.width
          }
          #expect(abs(x - fragment.x - fragment.width) < 1e-6)
        }
      }
    }
  }
}
