import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("The limits of JSON documents")
struct NestingLimitTests {
  /// Reads values in values; only the innermost is empty.
  private static func read(depth: Int, ofObjects: (Int) -> Bool) -> JSONReader.Result {
    let kinds = (0..<depth).map(ofObjects)
    let opening = kinds.enumerated().map { index, isObject in
      guard isObject else { return "[" }
      return index == depth - 1 ? "{" : "{\"a\":"
    }
    let closing = kinds.reversed().map { $0 ? "}" : "]" }
    return JSONReader.read(SourceText(Array((opening + closing).joined().utf8)))
  }

  @Test("Objects and arrays are read to a depth of 256 levels, and no deeper", arguments: 0..<4)
  func depth(kind: Int) {
    let isObject: (Int) -> Bool = { [true, false, $0 % 2 == 0, $0 % 3 == 0][kind] }
    for depth in [1, 2, 255, 256] {
      let result = Self.read(depth: depth, ofObjects: isObject)
      #expect(result.problems.isEmpty && !result.isIncomplete && result.value != nil)
    }
    for depth in [257, 258, 1000] {
      let result = Self.read(depth: depth, ofObjects: isObject)
      #expect(!result.isIncomplete && result.problems.count == 1)
      #expect("\(result.problems)".contains("a value more than 256 levels deep"))
    }
  }

  @Test("The schema permits a count of 0, which documents may contain")
  func counts() throws {
    let schema = try JSONNode(ListDocument.schema)
    let counts = schema.paths.filter { $0.written.hasSuffix("properties.indentationLevel") }
    #expect(!counts.isEmpty)
    for path in counts {
      #expect(schema[path + [.member("type")]] == .string("integer"))
      #expect(schema[path + [.member("minimum")]] == .number("0"))
    }
    for level in [0, 1] {
      let text = #"{"sections": [{"rows": [{"indentationLevel": \#(level)}]}]}"#
      let document = try ListDocument(data: Data(text.utf8), name: "list.json")
      #expect(document.sections[0].rows[0].indentationLevel == level)
    }
  }
}
