import CellDocuments
import CellPreviewCommand
import Testing

@Suite("The command prints the schema of documents")
struct SchemaCommandTests {
  @Test("The command writes the schema to standard output or to the named file")
  func schema() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("schema") == .success)
    #expect(fixture.output == PreviewDocument.schema)
    #expect(fixture.run("schema", "-o", "schemas/list.schema.json") == .success)
    #expect(try fixture.read("schemas/list.schema.json") == PreviewDocument.schema)
  }
}
