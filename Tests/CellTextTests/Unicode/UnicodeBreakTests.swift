import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Breaks conform to Unicode")
struct UnicodeBreakTests {
  /// Whether a line may end after each code point, found with the properties alone.
  private static func lineBreaks(_ codePoints: [UInt32]) -> [Bool] {
    lineBreaks(codePoints.map(LineBreakProperties.init(of:)))
  }

  private static func lineBreaks(_ properties: [LineBreakProperties]) -> [Bool] {
    var breaker = LineBreaker()
    // The break after a code point is found when the next one comes; the end of text always is one.
    var found: [Bool] = []
    for (index, next) in properties.enumerated() {
      let opportunity = breaker.opportunity(before: next) {
        properties[(index + 1)...].filter { !$0.lineClass.isMark }.dropFirst($0).first
      }
      if index > 0 { found.append(opportunity != .prohibited) }
    }
    found.append(true)
    return found
  }

  @Test("Every case of Unicode's line break data passes, with newer rules if needed")
  func lineBreaks() {
    let cases = BreakCase.all(LineBreakCases.rows)
    #expect(cases.count == 7654)
    let changed = LineBreakRuleCases.changed.map(\.row)
    #expect(Self.wrongCases(of: cases, changed, Self.lineBreaks) == [])
  }

  /// Returns the cases that have other breaks than expected, where newer results replace those of
  /// the data.
  private static func wrongCases(
    of cases: [BreakCase], _ changed: [String], _ breaks: ([UInt32]) -> [Bool]
  ) -> [String] {
    let changed = changed.map { BreakCase($0[...]) }
    var unused = Set(changed.map(\.codePoints))
    var wrong: [String] = []
    for example in cases {
      let newer = changed.first { $0.codePoints == example.codePoints }
      if let newer {
        #expect(newer.breaks != example.breaks, "\(example) is as before")
        unused.remove(newer.codePoints)
      }
      if breaks(example.codePoints) != (newer ?? example).breaks {
        wrong.append(example.description)
      }
    }
    print("\(cases.count - wrong.count) of \(cases.count) cases pass")
    #expect(unused.isEmpty)
    return wrong
  }

  @Test("Lines of generated texts of all classes break like in ICU")
  func sameBreaksAsLibrary() throws {
    let groups = LineBreakLibraryCases.groups.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace)
    }.filter { !$0.isEmpty }
    let alphabet = groups.compactMap { UInt32($0[0], radix: 16) }
    let properties = alphabet.map(LineBreakProperties.init(of:))
    var state: UInt64 = 1
    var count = 0
    let tried = Set(someCases(groups.indices))
    for (first, group) in groups.enumerated() {
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ sequence: [Int]) {
        count += 1
        guard tried.contains(first) else { return }
        var mask: UInt64 = 0
        for (index, breaks) in Self.lineBreaks(sequence.map { properties[$0] }).enumerated()
        where breaks && index < sequence.count - 1 {
          mask |= 1 << UInt64(index)
        }
        digest = (digest ^ mask) &* 0x100_0000_01B3
      }
      for second in alphabet.indices {
        for third in alphabet.indices { add([first, second, third]) }
      }
      for index in 0..<2000 {
        var sequence = [first]
        for _ in 0..<3 + index % 5 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          sequence.append(Int((state >> 33) % UInt64(alphabet.count)))
        }
        add(sequence)
      }
      guard tried.contains(first) else { continue }
      #expect(try digest == #require(UInt64(group[1], radix: 16)), "first is U+\(group[0])")
    }
    #expect(count == LineBreakLibraryCases.caseCount)
  }

  @Test("Rules of later Unicode versions apply", arguments: LineBreakRuleCases.added)
  func addedRules(_ rule: String, _ marked: String) {
    let text = marked.replacingOccurrences(of: "|", with: "")
    let codePoints = text.unicodeScalars.map(\.value)
    let found = zip(text.unicodeScalars, Self.lineBreaks(codePoints)).map { scalar, breaks in
      String(scalar) + (breaks ? "|" : "")
    }
    #expect(found.joined() == marked + "|", "\(rule)")
  }

  @Test("Every case of Unicode's grapheme cluster data passes, with newer data if needed")
  func graphemeBreaks() {
    let cases = BreakCase.all(GraphemeBreakCases.rows)
    #expect(cases.count == 602)
    let changed = LineBreakRuleCases.changedClusters.map(\.row)
    let wrong = Self.wrongCases(of: cases, changed) { codePoints in
      var breaker = GraphemeBreaker()
      let begins = codePoints.map {
        breaker.beginsCluster(GraphemeBreakClass(of: $0), $0)
      }
      return begins.dropFirst() + [true]
    }
    #expect(wrong == [])
  }
}

/// One line of the consortium's break test data.
struct BreakCase: CustomStringConvertible {
  let description: String
  let codePoints: [UInt32]
  /// Whether a break follows each code point.
  let breaks: [Bool]

  init(_ row: Substring) {
    description = String(row)
    var codePoints: [UInt32] = []
    var breaks: [Bool] = []
    var current: UInt32 = 0
    for character in row {
      if let digit = character.hexDigitValue {
        current = current * 16 + UInt32(digit)
      } else {
        codePoints.append(current)
        breaks.append(character == "|")
        current = 0
      }
    }
    self.codePoints = codePoints
    self.breaks = breaks
  }

  static func all(_ rows: String) -> [BreakCase] {
    rows.split(separator: ",").map { BreakCase($0.drop(while: \.isWhitespace)) }
  }
}
