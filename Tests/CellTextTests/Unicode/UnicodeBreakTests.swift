import Testing

import CellText

@Suite("Unicode break rules")
struct UnicodeBreakTests {
  @Test("Every case of the consortium's line breaking data comes out right")
  func lineBreaks() {
    let cases = BreakCase.all(LineBreakCases.rows)
    var wrong: [String] = []
    for example in cases {
      var breaker = LineBreaker()
      let classes = example.codePoints.map(LineBreakClass.init(of:))
      // The break after a code point is found when the next one comes; the end of text always is one.
      var found: [Bool] = []
      for (index, next) in classes.enumerated() {
        let opportunity = breaker.opportunity(before: next) {
          classes[(index + 1)...].first { !$0.isMark }
        }
        if index > 0 { found.append(opportunity != .prohibited) }
      }
      found.append(true)
      if found != example.breaks { wrong.append(example.description) }
    }
    print("LineBreakTest: \(cases.count - wrong.count) of \(cases.count) cases pass")
    #expect(cases.count == 7654)
    #expect(wrong == [])
  }

  @Test("Every case of the consortium's grapheme cluster data comes out right")
  func graphemeBreaks() {
    let cases = BreakCase.all(GraphemeBreakCases.rows)
    var wrong: [String] = []
    for example in cases {
      var breaker = GraphemeBreaker()
      var found: [Bool] = []
      for (index, codePoint) in example.codePoints.enumerated() {
        let begins = breaker.beginsCluster(GraphemeBreakClass(of: codePoint), codePoint)
        if index > 0 { found.append(begins) }
      }
      found.append(true)
      if found != example.breaks { wrong.append(example.description) }
    }
    #expect(cases.count == 602)
    #expect(wrong == [])
  }
}
