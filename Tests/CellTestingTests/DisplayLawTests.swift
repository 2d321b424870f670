import CellDocuments
import CellPictures
import CellTestSupport
import Testing

@Suite("Descriptions and their differences obey their laws")
struct DisplayLawTests {
  @Test("Descriptions of random cells, and random texts, obey the laws", arguments: 1...4)
  func random(seed: UInt64) {
    for index in 0..<caseCount(100) {
      let violations = DisplayLaws().violations(RandomSource(seed: seed * 1000 + UInt64(index)))
      #expect(violations == [])
    }
  }

  /// Incorrect descriptions.
  private static let liars: [@Sendable (ListDocument) -> String] = [
    { $0.describe() + "  \u{1B}: a\n" }, { $0.describe() + "   text\n" },
    { String($0.describe().dropLast()) }, { $0.describe() + "      text: a\n" },
  ]

  @Test("The laws detect an incorrect description", arguments: liars.indices)
  func liar(_ index: Int) {
    let laws = DisplayLaws(describe: Self.liars[index])
    let isFound = (0..<20).contains { !laws.violations(RandomSource(seed: $0)).isEmpty }
    #expect(isFound)
  }

  /// Incorrect differences of lines.
  private static let lies: [@Sendable (inout LineLaws.Outcome) -> Void] = [
    { $0.removed[0].toggle() }, { $0.inserted.removeLast() }, { $0.description = "" },
    { $0.description += "\n+ a" },
    { outcome in
      outcome.removed = outcome.removed.map { _ in true }
      outcome.inserted = outcome.inserted.map { _ in true }
    },
  ]

  @Test("The laws detect an incorrect difference", arguments: lies.indices)
  func lineLiar(_ index: Int) {
    let (old, new) = (["a", "b", "c"], ["a", "c", "d"])
    #expect(LineLaws(distort: Self.lies[index]).violations(old, new) != [])
    #expect(LineLaws().violations(old, new) == [])
  }
}
