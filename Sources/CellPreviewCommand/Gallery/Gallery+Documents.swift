package import CellDocuments
extension ListDocument {
  /// The documents of the gallery, with their names.
  package static var ofGallery: [(name: String, document: ListDocument)] {
    Gallery().chapters.flatMap(\.scenes).map { ($0.id, $0.scene.document) }
  }
}
