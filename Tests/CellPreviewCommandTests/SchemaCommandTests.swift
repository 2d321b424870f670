import CellDocuments
import CellPictures
import CellPreviewCommand
import Testing

@Suite("The command prints the schema of documents and the symbols")
struct SchemaCommandTests {
  @Test("The command writes the schema to standard output or to the named file")
  func schema() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("schema") == .success)
    #expect(fixture.output == PreviewDocument.schema)
    #expect(fixture.run("schema", "-o", "schemas/list.schema.json") == .success)
    #expect(try fixture.read("schemas/list.schema.json") == PreviewDocument.schema)
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
