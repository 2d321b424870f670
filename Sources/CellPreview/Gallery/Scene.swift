import CellConfiguration
import Foundation

/// A picture of the gallery: a list under a title.
package struct Scene: Sendable {
  /// What only some pictures are about, so that they are shown both ways side by side.
  package enum Subject: String, Sendable {
    /// Light and dark.
    case style

    /// From left to right and from right to left.
    case direction
  }

  /// What the list shows.
  package let title: String

  /// The list.
  package let document: PreviewDocument

  /// The same list in other states, if the picture shows the way to it.
  package var end: PreviewDocument?

  /// What the picture is about beside its title.
  package var subject: Subject?

  /// A sentence about it.
  package var note: String?

  /// How many looks a picture is drawn in.
  package enum Variety: Sendable {
    /// All that there are.
    case full

    /// Its own and that in the other direction, because it is long and what else changes is to be
    /// seen elsewhere.
    case directions

    /// Its own only.
    case none
  }

  /// How many looks it is drawn in.
  package var variety = Variety.full

  /// The looks that it is drawn in, its own first.
  package var looks: [GalleryLook] {
    let all = GalleryLook.all(for: document)
    return switch variety {
    case .full: all
    case .directions: all.filter { $0.size == all[0].size && $0.generation == all[0].generation }
    case .none: [all[0]]
    }
  }

  init(_ title: String, _ document: PreviewDocument, subject: Subject? = nil) {
    self.title = title
    self.document = document
    self.subject = subject
  }

  /// Rows outside any list, each laid out alone.
  init(_ title: String, rows: [PreviewDocument.Row], subject: Subject? = nil) {
    self.init(
      title, PreviewDocument(nil, width: 320, [PreviewDocument.Section(rows: rows)]),
      subject: subject)
  }

  /// The same list with other traits.
  func with(_ title: String, _ change: (inout TraitCollection) -> Void) -> Scene {
    var document = self.document
    change(&document.traits)
    return Scene(title, document, subject: subject)
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

extension Scene {
  /// A row of a style outside any list.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - content: The style.
  ///   - text: The text; the title if there is none.
  ///   - secondaryText: The secondary text.
  ///   - symbol: The name of a symbol.
  ///   - change: What is peculiar about the row.
  static func row(
    _ title: String, _ content: ListContentConfiguration = .cell(), _ text: String? = nil,
    _ secondaryText: String? = nil, symbol: String? = nil, subject: Subject? = nil,
    change: (inout PreviewDocument.Row) -> Void = { _ in }
  ) -> Scene {
    var row = PreviewDocument.Row(content, text ?? title, secondaryText, symbol: symbol)
    change(&row)
    return Scene(title, rows: [row], subject: subject)
  }
}

extension String {
  /// The words of a name in code, beginning with a capital: `Not targeted`.
  var wordsOfName: String {
    let words = reduce(into: "") { words, character in
      let beginsWord = (character.isUppercase || character.isNumber) && !words.isEmpty
      words += beginsWord ? " \(character.lowercased())" : "\(character)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
