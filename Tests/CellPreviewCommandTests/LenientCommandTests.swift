import CellPreviewCommand
import Foundation
import Testing

@Suite("Lenient reading and differences by the command")
struct LenientCommandTests {
  private static let future = """
    { "version": 2, "sections": [{ "rows": [
        { "content": { "text": "A" }, "accessories": ["sparkle"] },
        { "requires": ["maps"], "content": { "text": "Map" } } ] }] }
    """

  @Test("With --lenient, the command shows what an old app shows, and prints what it leaves out")
  func lenient() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.future, to: "list.json")
    #expect(fixture.run("describe", "list.json") == .failure)
    #expect(fixture.run("describe", "list.json", "--lenient") == .success)
    #expect(fixture.output.contains("\"A\"") && !fixture.output.contains("Map"))
    #expect(fixture.errors.contains("cellpreview: list.json:1:14: version: found 2, expected"))
    #expect(fixture.run("render", "list.json", "--features", "maps", "-o", "list.html") == .success)
    #expect(try String(contentsOfFile: fixture.path("list.html"), encoding: .utf8).contains("Map"))
  }

  @Test("The command prints the difference of two lists as text and as JSON, or draws it")
  func difference() throws {
    let fixture = try CommandFixture()
    let list = { (text: String) in
      #"{ "sections": [{ "rows": [{ "id": "a", "content": { "text": "\#(text)" } }] }] }"#
    }
    try fixture.write(list("A"), to: "old.json")
    try fixture.write(list("B"), to: "new.json")
    #expect(fixture.run("diff", "old.json", "old.json") == .success)
    #expect(fixture.output == "no difference\n")
    #expect(fixture.run("diff", "old.json", "new.json") == .failure)
    #expect(fixture.output.hasSuffix("row \"a\": content.text: \"A\" → \"B\"\n"))
    #expect(fixture.run("diff", "old.json", "new.json", "--json") == .failure)
    #expect(fixture.output.contains("\"step\" : \"update\""))
    #expect(fixture.run("diff", "old.json", "new.json", "-o", "page.html", "--dark") == .failure)
    let page = try String(contentsOfFile: fixture.path("page.html"), encoding: .utf8)
    #expect(page.contains("before") && page.contains("after") && page.contains("content.text"))
    #expect(fixture.run("diff", "old.json") == .usage)
    #expect(fixture.run("diff", "old.json", "new.json", "-o", "page.svg") == .usage)
  }
}
