package import CellDocuments
extension PreviewDocument {
  /// The documents of the gallery, with their names.
  package static var ofGallery: [(name: String, document: PreviewDocument)] {
    Gallery().chapters.flatMap(\.scenes).map { ($0.id, $0.scene.document) }
  }
}
