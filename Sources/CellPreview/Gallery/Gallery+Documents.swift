extension PreviewDocument {
  /// The documents of the gallery, each with its name.
  package static var ofGallery: [(name: String, document: PreviewDocument)] {
    ([Scene.languages()] + Scene.screens + Scene.appearances + Scene.tables + Scene.details
      + Scene.styles)
      .map { ($0.title, $0.document) }
  }
}
