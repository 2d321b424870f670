package import CellConfiguration

extension ListDocument {
  /// The JSON Schema (2020-12) of documents, for editors and for authors of documents.
  ///
  /// It is generated from the tables that decoding uses. It therefore contains every member with
  /// its meaning, range, names and default. Any text that it rejects is an invalid document.
  /// Decoding may still reject a document that the schema accepts, for a reason that a schema
  /// cannot express, such as two accessories of one kind.
  ///
  /// Generators of code find a name for every object and enumeration among the definitions, as
  /// <doc:SendingListsFromPython> shows. Alternatives differ in their required members. They have
  /// no `discriminator`: most of them include strings, and no member occurs in all the objects.
  ///
  /// ```json
  /// { "$schema": "cellpreview.schema.json", "sections": [] }
  /// ```
  public static var schema: String {
    var writer = SchemaWriter()
    let document = writer.schema(of: schemaValue)
    var schema = SchemaObject()
    schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    schema["$id"] = .string("urn:swift-cell-configuration:preview-document")
    schema["title"] = .string("ListDocument")
    schema.members += document.members
    schema["$defs"] = .object(writer.definitions)
    return SchemaValue.object(schema).text() + "\n"
  }

  /// The objects of documents, as the tables that decoding uses.
  package static var objectForms: [Schema.Object] {
    var writer = SchemaWriter()
    _ = writer.schema(of: schemaValue)
    return writer.objects
  }
}

// In documents, a row is always one of a list document.

extension ListDocument.Section { package static var schemaName: String? { "Section" } }

extension ListDocument.Row { package static var schemaName: String? { "Row" } }

extension ListDocument.TextSystem { package static var schemaName: String? { "Shaper" } }
