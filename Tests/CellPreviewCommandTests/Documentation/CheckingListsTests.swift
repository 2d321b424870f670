import CellConfiguration
import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import Foundation
import Testing

@Suite("The article on checking lists")
struct CheckingListsTests {
  private static func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/CellPictures/CellPictures.docc/CheckingLists.md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("The article on checking lists has a section for every finding, and no other")
  func sections() throws {
    let headings = try Self.article().split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
    let identifiers = LintRule.allCases.map(\.name)
    #expect(Set(headings) == Set(identifiers) && headings.count == identifiers.count)
  }

  @Test("The article on checking lists shows what the command prints")
  func example() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      """
      { "sections": [
          { "rows": [
              { "content": { "text": "Wi-Fi" },
                "height": 40 } ] } ] }
      """)
    #expect(fixture.run("lint", "list.json", "--except", "truncatedText") == .success)
    func words(_ text: String) -> String {
      text.split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(words(try Self.article()).contains(words(fixture.output)))
  }

  @Test("The mends in the article on checking lists leave nothing to find")
  func mends() throws {
    let blocks = try Self.article().components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }.filter { !$0.contains("\"lint\"") }
    #expect(blocks.count == 4)
    func findings(
      _ contents: [String], accessories: [String] = []
    ) throws -> [LintRule] {
      let accessories = accessories.joined(separator: ", ")
      let rows = contents.map { "{ \"content\": \($0), \"accessories\": [\(accessories)] }" }
        .joined(separator: ", ")
      return try LintFixture(json: "{ \"sections\": [{ \"rows\": [\(rows)] }] }").findings
        .map(\.identifier)
    }
    func row(_ mend: String, _ rest: String) -> String { "{ \(rest), \(mend.dropFirst())" }
    let images = ["[30, 30]", "[60, 60]"].map { size in
      "\"text\": \"Photo\", \"image\": { \"name\": \"photo\", \"size\": \(size) }"
    }
    #expect(try findings(images.map { "{ \($0) }" }) == [.unalignedTexts])
    #expect(try findings(images.map { row(blocks[0], $0) }).isEmpty)
    let view = blocks[1].replacing("actual", with: "standard")
    #expect(try findings(["{}"], accessories: [view]) == [.overflowingAccessory])
    #expect(try findings(["{}"], accessories: [blocks[1]]).isEmpty)
    let unreserved = blocks[1].replacing(/, "reservedLayoutWidth": "\w+"/, with: "")
    #expect(try findings(["{}"], accessories: [unreserved]).isEmpty)
    #expect(try findings([row(blocks[2], "\"text\": \"A text that takes several lines\"")]).isEmpty)
    let unmended = blocks[3].components(separatedBy: ",\n")[0] + " }"
    #expect(try findings([unmended]) == [.fixedColorOnSelection])
    #expect(try findings([blocks[3]]).isEmpty)
  }
}
