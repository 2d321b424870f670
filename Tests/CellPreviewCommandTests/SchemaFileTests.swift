import CellDocuments
import CellPictures
import CellPreviewCommand
import Foundation
import Testing

@Suite("The command takes no JSON Schema for a list")
struct SchemaFileTests {
  private static let list = """
    { "$schema": "./list.schema.json",
      "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  private static func fixture(_ schemas: [String]) throws -> CommandFixture {
    let fixture = try CommandFixture()
    try fixture.write(list)
    for schema in schemas { try fixture.write(ListDocument.schema, to: schema) }
    return fixture
  }

  @Test("Among several files a schema is skipped with a note", arguments: ["render", "lint"])
  func skipped(verb: String) throws {
    let fixture = try Self.fixture(["list.schema.json"])
    let output = verb == "render" ? ["-o", "page.html"] : ["--strict"]
    #expect(fixture.run([verb, "list.json", "list.schema.json"] + output) == .success)
    #expect(
      fixture.errors == "cellpreview: list.schema.json: skipped, because it is a JSON Schema\n")
    if verb == "render" {
      let page = try fixture.read("page.html")
      #expect(page.contains("<h1>list.json</h1>") && !page.contains("<h1>list.schema.json</h1>"))
    }
  }

  @Test("Watching skips a schema without an empty section for it")
  func watched() throws {
    let fixture = try Self.fixture(["list.schema.json"])
    #expect(
      fixture.run("watch", "list.json", "list.schema.json", "-o", "page.html") == .success)
    let page = try fixture.read("page.html")
    #expect(page.contains("<h1>list.json</h1>") && !page.contains("<h1>list.schema.json</h1>"))
    #expect(!page.contains("class=\"errors\""))
    #expect(fixture.errors.contains("list.schema.json: skipped"))
  }

  @Test(
    "A schema alone is an error that names it",
    arguments: [
      ["render", "a.json"], ["layout", "a.json"], ["describe", "a.json"], ["lint", "a.json"],
      ["lint", "a.json", "b.json"], ["render", "a.json", "b.json", "-o", "page.html"],
    ])
  func alone(arguments: [String]) throws {
    let fixture = try Self.fixture(["a.json", "b.json"])
    #expect(fixture.run(arguments) == .failure)
    #expect(
      fixture.errors.hasPrefix(
        "cellpreview: a.json:2:14: $schema: found a JSON Schema, expected a list document"),
      "\(fixture.errors)")
    #expect(fixture.errors.contains("b.json:2:14: $schema: ") == arguments.contains("b.json"))
    #expect(!fixture.errors.contains("unknown member"))
    #expect(fixture.output.isEmpty && fixture.files == ["a.json", "b.json", "list.json"])
  }

  @Test("A schema beside a file with a mistake leaves the mistake an error")
  func mistake() throws {
    let fixture = try Self.fixture(["a.json"])
    try fixture.write(#"{"widht": 3}"#)
    for arguments in [["lint"], ["render", "-o", "page.html"]] {
      #expect(fixture.run(arguments + ["a.json", "list.json"]) == .failure)
    }
    #expect(fixture.errors.contains("did you mean \"width\"?"))
  }

  @Test("A list that names the standard of schemas by mistake is still a list")
  func named() throws {
    let text = Self.list.replacing(
      "./list.schema.json", with: "https://json-schema.org/draft/2020-12/schema")
    #expect(
      try ListDocument(data: Data(text.utf8), name: "list.json").sections.count == 1)
    let error = #expect(throws: DocumentError.self) {
      let mistaken = text.replacing("\"text\"", with: "\"txet\"")
      return try ListDocument(data: Data(mistaken.utf8), name: "list.json")
    }
    #expect(error?.problems.first?.message.contains("did you mean \"text\"?") == true)
  }
}

@Suite("The command prints the schema of documents and the symbols")
struct SchemaCommandTests {
  @Test("The command writes the schema to standard output or to the named file")
  func schema() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("schema") == .success)
    #expect(fixture.output == ListDocument.schema)
    #expect(fixture.run("schema", "-o", "schemas/list.schema.json") == .success)
    #expect(try fixture.read("schemas/list.schema.json") == ListDocument.schema)
  }

  @Test("The command draws all symbols to standard output or to the named file")
  func symbols() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("symbols") == .success)
    #expect(fixture.output == SymbolPicture.text)
    #expect(fixture.run("symbols", "-o", "pictures/symbols.svg") == .success)
    #expect(try fixture.read("pictures/symbols.svg") == SymbolPicture.text)
  }
}
