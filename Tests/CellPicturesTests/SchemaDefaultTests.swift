import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Defaults in the schema mean the same as absence")
struct SchemaDefaultTests {
  /// The documents that differ from one of the tests' in a name, a truth value or a null.
  private static func variations(_ index: Int) throws -> [JSONNode] {
    let document = try JSONNode(DocumentCorpus.documents[index].text)
    return [document] + document.variations(of: ListDocument.schemaValue)
  }

  private static func read(_ document: JSONNode) throws -> ListDocument {
    try ListDocument(data: Data(document.text.utf8), name: "list.json")
  }

  @Test(
    "Writing out all defaults changes no document, whatever names it contains",
    arguments: DocumentCorpus.documents.indices)
  func names(index: Int) throws {
    var count = 0
    for document in someCases(try Self.variations(index), stepInRelease: 5) {
      // Some names do not go with the other members.
      guard let original = try? Self.read(document) else { continue }
      let completed = try #require(document.withDefaults(of: ListDocument.schemaValue))
      let again = try Self.read(completed)
      guard again == original else {
        Issue.record("\(completed.difference(from: document)) in \(document.text)")
        return
      }
      count += 1
    }
    #expect(count > caseCount(40, stepInRelease: 5))
  }

  @Test(
    "A default without the nulls in it means the same, as clients that omit nulls write it",
    arguments: DocumentCorpus.documents.indices)
  func nulls(index: Int) throws {
    let document = try JSONNode(DocumentCorpus.documents[index].text).withoutNulls
    let completed = try #require(document.withDefaults(of: ListDocument.schemaValue))
    #expect(completed.paths.contains { completed[$0]?.text == "null" })
    let isSame = try Self.read(completed.withoutNulls) == Self.read(document)
    #expect(isSame)
  }

  @Test("A default has a form that its member accepts, in every group of members")
  func forms() throws {
    var count = 0
    for object in ListDocument.objectForms {
      let groups =
        object.variants.isEmpty
        ? [object.members] : object.variants.map { $0.members(of: object) }
      for member in groups.joined() {
        guard let text = member.defaultText else { continue }
        #expect(try JSONNode(text).withDefaults(of: member.value) != nil, "\(member.name)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test("The insets of a button follow its size unless they are written")
  func insets() throws {
    func button(_ members: String) throws -> ListDocument {
      try Self.read(JSONNode(#"{ "unavailable": { "button": { "title": "A" \#(members) } } }"#))
    }
    let large = #", "buttonSize": "large""#
    #expect(try button(large) != button(large + #", "contentInsets": [7, 12, 7, 12]"#))
    let form = try #require(ListDocument.objectForms.first { $0.kind == "a button" })
    let insets = try #require(form.members.first { $0.name == "contentInsets" })
    #expect(insets.defaultText == nil)
  }
}
