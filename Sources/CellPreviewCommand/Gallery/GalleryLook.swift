package import CellConfiguration
package import CellDocuments

/// The settings of a gallery picture other than its appearance.
package struct GalleryLook: Hashable, Sendable {
  /// The generation of the system.
  package var generation: StyleSheet.Generation

  /// The direction of the text.
  package var direction: TraitEnvironmentLayoutDirection

  /// The size of the text.
  package var size: CellContentSizeCategory

  /// Creates the look of a document itself.
  package init(of document: PreviewDocument) {
    let traits = document.traits
    generation = traits.styleSheet.generation
    direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    size = traits.preferredContentSizeCategory.specified
  }

  /// The text sizes in which every picture is drawn.
  package static let sizes: [CellContentSizeCategory] = [
    .small, .large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the looks in which a document is drawn, its own first.
  ///
  /// The others differ from it by generation, by direction and by text size, and one has
  /// right-to-left layout in a large accessibility size. A custom style sheet has no other
  /// generation.
  package static func all(for document: PreviewDocument) -> [GalleryLook] {
    let own = GalleryLook(of: document)
    func changed(_ change: (inout GalleryLook) -> Void) -> GalleryLook {
      var look = own
      change(&look)
      return look
    }
    let sheet = document.traits.styleSheet
    let generations: [StyleSheet.Generation] =
      sheet == .iOS18 || sheet == .iOS26 ? StyleSheet.Generation.allCases : []
    let looks =
      [own] + generations.map { generation in changed { $0.generation = generation } }
      + [.leftToRight, .rightToLeft].map { direction in changed { $0.direction = direction } }
      + sizes.map { size in changed { $0.size = size } }
      + [
        changed {
          $0.direction = .rightToLeft
          $0.size = .accessibilityLarge
        }
      ]
    var seen: Set<GalleryLook> = []
    return looks.filter { seen.insert($0).inserted }
  }

  /// Returns a document in this look.
  package func applied(to document: PreviewDocument) -> PreviewDocument {
    var document = document
    let own = GalleryLook(of: document)
    if own.generation != generation {
      document.traits.styleSheet = generation == .iOS18 ? .iOS18 : .iOS26
    }
    if own.direction != direction { document.traits.layoutDirection = direction }
    if own.size != size { document.traits.preferredContentSizeCategory = size }
    return document
  }
}
