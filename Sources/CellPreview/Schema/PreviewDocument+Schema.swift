package import CellConfiguration

extension PreviewDocument {
  /// The JSON Schema (2020-12) of documents, for editors and for those who make documents.
  ///
  /// It is made of the tables that documents are read by, so that it knows every member with its
  /// meaning, its range, its names and its default. Whatever it refuses is no document. A document
  /// that it accepts can still be refused for what no schema can say, such as two accessories of
  /// one kind.
  ///
  /// ```json
  /// { "$schema": "cellpreview.schema.json", "sections": [] }
  /// ```
  public static var schema: String {
    var writer = SchemaWriter()
    let document = writer.schema(of: valueForm)
    var schema = SchemaObject()
    schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    schema["$id"] = .string("urn:swift-cell-configuration:preview-document")
    schema["title"] = .string("A preview document")
    schema.members += document.members
    schema["$defs"] = .object(writer.definitions)
    return SchemaValue.object(schema).text() + "\n"
  }

  /// The objects that documents have, each as the table that it is read by.
  package static var objectForms: [ObjectForm] {
    var writer = SchemaWriter()
    _ = writer.schema(of: valueForm)
    return writer.objects
  }
}
