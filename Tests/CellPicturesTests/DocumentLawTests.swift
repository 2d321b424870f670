import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Documents obey their laws")
struct DocumentLawTests {
  @Test("Documents changed at random obey the laws of documents", arguments: 1...4)
  func random(seed: UInt64) throws {
    var mutator = DocumentMutator(RandomSource(seed: seed))
    for (_, text) in DocumentCorpus.documents {
      var node = try JSONNode(text)
      for _ in 0..<caseCount(25) {
        node = mutator.mutated(node)
        let violations = DocumentLaws().violations(node.text)
        if !violations.isEmpty { Issue.record("\(violations) in \(node.text)") }
      }
    }
  }

  @Test("At least a fifth of the changes at random make documents that are accepted")
  func accepted() throws {
    var mutator = DocumentMutator(RandomSource(seed: 5))
    var count = 0
    for (_, text) in DocumentCorpus.documents {
      let node = try JSONNode(text)
      for _ in 0..<40 {
        let mutant = mutator.mutated(node)
        if (try? ListDocument(data: Data(mutant.text.utf8), name: "list.json")) != nil {
          count += 1
        }
      }
    }
    #expect(count > 40)
  }

  /// Incorrect statements, by the law that each breaks.
  static let lies: [(DocumentLaw, @Sendable (inout DocumentOutcome) -> Void)] = [
    (.reportIsJSON, { $0.report?.append("}") }),
    (.numbersAreFinite, { $0.description?.append(" width nan\n") }),
    (.numbersAreFinite, { $0.picture = "<svg width=\"-inf\"/>" }),
    (.pictureIsXML, { $0.picture?.append("<text>") }),
    (.writtenReadsBack, { $0.isEqualWhenReadBack = false }),
    (.equalDocumentsLookAlike, { $0.reportWhenReadBack = "{}" }),
    (.lenientReadingAgrees, { $0.agreesWhenReadLeniently = false }),
    (.differencesApply, { $0.isReachedByDifferences = false }),
  ]

  @Test("The checker reports a wrong outcome by the law that it breaks", arguments: lies.indices)
  func liar(_ index: Int) {
    let (law, lie) = Self.lies[index]
    let text = DocumentCorpus.documents[0].text
    #expect(DocumentLaws(distort: lie).violations(text).map(\.law).contains(law))
    #expect(DocumentLaws().violations(text).isEmpty)
  }

  @Test("The checker reports a refusal that names no place")
  func refusal() {
    let violations = DocumentLaws().violations(
      DocumentError(file: "list.json", problem: "found it, expected nothing"))
    #expect(violations.map(\.law) == [.refusalNamesPlace])
    #expect(Set(Self.lies.map(\.0) + [.refusalNamesPlace]) == Set(DocumentLaw.allCases))
  }
}
