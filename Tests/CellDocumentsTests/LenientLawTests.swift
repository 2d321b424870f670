import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Lenient reading obeys its laws")
struct LenientLawTests {
  @Test("Documents changed and damaged at random obey the laws", arguments: 1...4)
  func random(seed: UInt64) throws {
    var mutator = DocumentMutator(RandomSource(seed: seed))
    var generator = DocumentGenerator(RandomSource(seed: seed + 100))
    for (_, text) in DocumentCorpus.documents {
      var node = try JSONNode(text)
      for _ in 0..<caseCount(20, stepInRelease: 4) {
        node = mutator.mutated(node)
        let path = generator.pick(node.paths)
        guard let value = node[path] else { continue }
        let damaged = node.replacing(path, by: [mutator.damaged(value)]).text
        let violations = LenientLaws().violations(damaged)
        if !violations.isEmpty { Issue.record("\(violations) in \(damaged)") }
        // A text that ends early, or lacks some bytes.
        let end = generator.number(0..<damaged.utf8.count)
        let cut = String(decoding: damaged.utf8.prefix(end), as: UTF8.self)
        #expect(LenientLaws().violations(cut) == [])
      }
    }
  }

  /// Incorrect results.
  private static let lies: [@Sendable (inout LenientLaws.Outcome) -> Void] = [
    { $0.document.width += 1 }, { $0.issues.removeAll() }, { $0.issues[0].position = nil },
    { $0.issues[0].position?.line = 100 },
  ]

  @Test("The laws detect an incorrect result", arguments: lies.indices)
  func liar(_ index: Int) {
    let text = #"{ "sections": [{ "rows": [{ "content": { "txet": "A" } }] }] }"#
    #expect(LenientLaws(distort: Self.lies[index]).violations(text) != [])
    #expect(LenientLaws().violations(text) == [])
  }
}
