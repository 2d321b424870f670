import CellTestSupport
import CellText
import Testing

@Suite("Texts are divided into clusters with breaks")
struct TextSegmenterTests {
  /// A cluster as the rules find it, one code point after the other.
  private struct Cluster: Equatable, CustomStringConvertible {
    var utf8Range: Range<Int>
    var breakAfter: LineBreakOpportunity

    var description: String { "\(utf8Range) \(breakAfter)" }
  }

  private static func clustersByRules(_ text: String) -> [Cluster] {
    var lines = LineBreaker()
    var graphemes = GraphemeBreaker()
    var clusters: [Cluster] = []
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let opportunity = lines.opportunity(before: LineBreakProperties(of: scalar.value)) {
        scalars[(index + 1)...].map { LineBreakProperties(of: $0.value) }
          .filter { !$0.lineClass.isMark }.dropFirst($0).first
      }
      let count = String(scalar).utf8.count
      let begins = graphemes.beginsCluster(GraphemeBreakClass(of: scalar.value), scalar.value)
      if let last = clusters.indices.last {
        if begins {
          clusters[last].breakAfter = opportunity
        } else {
          clusters[last].utf8Range = clusters[last].utf8Range.lowerBound..<offset + count
        }
      }
      if begins {
        clusters.append(Cluster(utf8Range: offset..<offset + count, breakAfter: .mandatory))
      }
      offset += count
    }
    return clusters
  }

  /// Letters and spaces, which are read quickly, among what ends a stretch of them.
  private static let characters = [
    "a", "Z", "é", "ß", "ж", "Ω", " ", " ", "\u{300}", "-", "\u{2010}", "\u{200D}", "\u{AD}", "'",
    "“", "»", "«", "(", ")", "1", ",", ".", "/", "%", "$", "\n", "\r", "\t", "\u{A0}", "\u{200B}",
    "\u{2060}", "א", "中", "가", "ก", "😀", "🇩", "ɐ", "ͅ", "҃",
    "”", "ᬓ", "᭄", "ᯀ", "᯲", "◌",
  ]

  @Test("Cluster boundaries agree with the Unicode rules at every code point")
  func rules() {
    var random = SplitMix64(seed: 29)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in
        Bool.random(using: &random)
          ? ["a", "b", "é", " "].randomElement(using: &random)!
          : Self.characters.randomElement(using: &random)!
      }.joined()
      let clusters = TextSegmenter.clusters(of: text, strategy: [])
      let found = clusters.indices.map {
        Cluster(utf8Range: clusters[$0].utf8Range, breakAfter: clusters[$0].breakAfter)
      }
      let expected = Self.clustersByRules(text)
      if found != expected {
        Issue.record("\(text.debugDescription): found \(found), expected \(expected)")
        return
      }
    }
  }

  @Test("Bytes that start common letters start no other characters")
  func commonLetters() {
    for byte in UInt8.min...UInt8.max {
      switch byte.wordCharacterCount {
      case 0: break
      case 1:
        let character = UInt32(byte)
        #expect(byte == 0x20 || LineBreakProperties(of: character).lineClass == .alphabetic)
        #expect(GraphemeBreakClass(of: character) == .other)
      default:
        for continuation in UInt32(0)..<64 {
          let letter = UInt32(byte & 0x1F) << 6 | continuation
          let name = "U+\(String(letter, radix: 16))"
          #expect(LineBreakProperties(of: letter).lineClass == .alphabetic, "\(name)")
          #expect(GraphemeBreakClass(of: letter) == .other, "\(name)")
        }
      }
    }
  }
}
