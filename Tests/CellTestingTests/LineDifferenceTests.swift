import CellTesting
import Testing

@Suite("Line differences are correct, short and found with bounded work")
struct LineDifferenceTests {
  /// Texts of few different lines, so that many alignments are possible.
  private static func lines(_ count: Int, of kinds: Int, seed: UInt64) -> [String] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return "\((state >> 33) % UInt64(kinds))"
    }
  }

  /// The second text, made from the first by leaving out and inserting lines.
  private static func applied(_ alignment: LineAlignment, _ old: [String], _ new: [String])
    -> [String]
  {
    var result: [String] = []
    let kept = zip(old, alignment.removed).filter { !$0.1 }.map(\.0)
    var rest = kept[...]
    for (line, isInserted) in zip(new, alignment.inserted) {
      if isInserted {
        result.append(line)
      } else if let line = rest.popFirst() {
        result.append(line)
      }
    }
    return result + rest
  }

  @Test("Leaving out and inserting the changed lines makes the second text of the first")
  func correct() {
    for seed in 0..<300 as Range<UInt64> {
      let old = Self.lines(Int(seed % 41), of: 1 + Int(seed % 7), seed: seed)
      let new = Self.lines(Int(seed % 37), of: 1 + Int(seed % 5), seed: seed + 1000)
      let alignment = LineAlignment(from: old, to: new)
      #expect(alignment.removed.count == old.count && alignment.inserted.count == new.count)
      #expect(Self.applied(alignment, old, new) == new, "\(old) \(new)")
    }
  }

  @Test("No shorter list of changes exists for texts with few changes")
  func shortest() {
    for seed in 0..<200 as Range<UInt64> {
      let old = Self.lines(Int(seed % 41), of: 1 + Int(seed % 7), seed: seed)
      let new = Self.lines(Int(seed % 37), of: 1 + Int(seed % 5), seed: seed + 1000)
      let alignment = LineAlignment(from: old, to: new)
      let changes = (alignment.removed + alignment.inserted).filter(\.self).count
      #expect(changes == new.difference(from: old).count, "\(old) \(new)")
    }
  }

  @Test("The work grows with the number of lines, however different the texts are")
  func bounded() {
    let count = 4000
    let old = (0..<count).map { "old \($0)" }
    var few = old
    for index in stride(from: 7, to: count, by: 997) { few[index] = "changed" }
    let texts = [
      few, old.map { "new \($0)" }, Array(old.reversed()), Array(old.dropFirst(2000)),
      (0..<count).map { $0 % 2 == 0 ? old[$0] : "new" },
    ]
    for text in texts {
      let alignment = LineAlignment(from: old, to: text)
      #expect(alignment.comparisonCount <= (old.count + text.count) * 160)
    }
    let periodic = LineAlignment(
      from: (0..<count).map { "\($0 % 2)" }, to: (0..<count).map { "\($0 % 3 % 2)" })
    #expect(periodic.comparisonCount <= 2 * count * 160)
    let equal = LineAlignment(from: old, to: old)
    #expect(equal.comparisonCount == count && !equal.removed.contains(true))
    #expect(LineAlignment(from: old, to: few).comparisonCount < 4 * count)
  }

  @Test("Lines that very different texts share stay unmarked")
  func shared() {
    let count = 3000
    let old = (0..<count).map { $0 % 100 == 0 ? "shared \($0)" : "old \($0)" }
    let new = (0..<count).map { $0 % 100 == 0 ? "shared \($0)" : "new \($0)" }
    let alignment = LineAlignment(from: old, to: new)
    let unmarked = old.indices.filter { !alignment.removed[$0] }
    #expect(unmarked == Array(stride(from: 0, to: count, by: 100)))
  }

  @Test("Empty texts, and texts that begin or end alike, differ in the other lines alone")
  func ends() {
    #expect(LineDifference(from: "", to: "").description == "")
    #expect(LineDifference(from: "a", to: "a\nb").description == "  a\n+ b")
    #expect(LineDifference(from: "b", to: "a\nb").description == "+ a\n  b")
    #expect(LineDifference(from: "a\nb\nc", to: "a\nc").description == "  a\n- b\n  c")
    #expect(LineDifference(from: "a\na", to: "a").description == "  a\n- a")
  }
}
