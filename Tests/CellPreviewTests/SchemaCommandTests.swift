import CellPreview
import Testing

@Suite("The command's schema")
struct SchemaCommandTests {
  @Test("Goes to standard output, or to the file that is named")
  func schema() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("schema") == .success)
    #expect(fixture.output == PreviewDocument.schema)
    #expect(fixture.run("schema", "-o", "schemas/list.schema.json") == .success)
    #expect(try fixture.read("schemas/list.schema.json") == PreviewDocument.schema)
  }
}
