extension PreviewDocument {
  /// The documents of the gallery, each with its name.
  package static var ofGallery: [(name: String, document: PreviewDocument)] {
    Gallery().chapters.flatMap(\.scenes).map { ($0.id, $0.scene.document) }
  }
}
