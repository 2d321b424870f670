import CellConfiguration
import Foundation

/// A list of the gallery under a title.
struct Scene {
  /// What the list shows.
  let title: String

  /// The list.
  let document: PreviewDocument

  /// The name of the picture's file: the title in lower case, words joined by hyphens.
  var fileName: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") + ".svg"
  }

  /// The same list with other traits.
  func with(_ suffix: String, _ change: (inout TraitCollection) -> Void) -> Scene {
    var document = self.document
    change(&document.traits)
    return Scene(title: "\(title), \(suffix)", document: document)
  }
}

extension Scene {
  /// The same list measured by another shaper.
  func with(_ shaper: PreviewDocument.Shaper) -> Scene {
    var document = self.document
    document.shaper = shaper
    return Scene(title: "\(title), \(shaper)", document: document)
  }
}

extension PreviewDocument {
  /// A document of an appearance and its sections.
  init(
    _ appearance: ListConfiguration.Appearance?, width: CGFloat = 390, _ sections: [Section]
  ) {
    self.init()
    list = appearance.map { Self.defaultList($0) }
    self.width = width
    self.sections = sections
  }
}

extension PreviewDocument.Supplementary {
  /// A header with a text.
  static func header(_ text: String) -> Self { make(.header(), text) }

  /// A footer with a text.
  static func footer(_ text: String) -> Self { make(.footer(), text) }

  private static func make(_ content: ListContentConfiguration, _ text: String) -> Self {
    var content = content
    content.text = text
    return Self(content: content)
  }
}

extension PreviewDocument.Row {
  /// A row of a style with its texts and a symbol.
  init(
    _ content: ListContentConfiguration = .cell(), _ text: String, _ secondaryText: String? = nil,
    symbol: String? = nil, tint: CellColor? = nil, accessories: [CellAccessory] = [],
    state: (inout CellConfigurationState) -> Void = { _ in }
  ) {
    var content = content
    content.text = text
    content.secondaryText = secondaryText
    content.image = symbol.flatMap { CellImage(systemName: $0) }
    if let tint { content.imageProperties.tintColor = tint }
    var cell = CellConfigurationState()
    state(&cell)
    self.init(content: content, state: cell, accessories: accessories)
  }
}
