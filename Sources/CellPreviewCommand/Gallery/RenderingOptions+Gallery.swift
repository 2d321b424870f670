package import CellConfiguration
package import CellDocuments
package import CellPictures

extension RenderingOptions {
  /// The text sizes in which every picture of the gallery is drawn.
  package static let gallerySizes: [CellContentSizeCategory] = [
    .small, .large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the style sheet, direction and text size of a document itself.
  package init(galleryPictureOf document: ListDocument) {
    let traits = document.traits
    self.init(
      traits: TraitCollection {
        $0.styleSheet = traits.styleSheet
        $0.layoutDirection = traits.isRightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = traits.preferredContentSizeCategory.specified
      })
  }

  /// Returns the variants in which a document is drawn, its own first.
  ///
  /// The others differ from it by generation, by direction and by text size, and one has
  /// right-to-left layout in a large accessibility size. A custom style sheet has no other
  /// generation.
  package static func galleryVariants(of document: ListDocument) -> [RenderingOptions] {
    let own = RenderingOptions(galleryPictureOf: document)
    func changed(_ change: (inout TraitCollection) -> Void) -> RenderingOptions {
      var options = own
      change(&options.traits)
      return options
    }
    let sheets: [StyleSheet] = [.iOS18, .iOS26]
    let isBuiltIn = sheets.contains(document.traits.styleSheet)
    let variants =
      [own]
      + (isBuiltIn ? sheets : []).map { sheet in changed { $0.styleSheet = sheet } }
      + [.leftToRight, .rightToLeft].map { direction in changed { $0.layoutDirection = direction } }
      + gallerySizes.map { size in changed { $0.preferredContentSizeCategory = size } }
      + [
        changed {
          $0.layoutDirection = .rightToLeft
          $0.preferredContentSizeCategory = .accessibilityLarge
        }
      ]
    var seen: Set<RenderingOptions> = []
    return variants.filter { seen.insert($0).inserted }
  }
}
