import CellConfiguration
package import CellDocuments
package import CellPictures
import Foundation

/// A picture of the gallery: a list with a title.
package struct Scene: Sendable {
  /// A topic of certain pictures, which are shown in both variants side by side.
  package enum Subject: String, Sendable {
    /// Light and dark.
    case style

    /// From left to right and from right to left.
    case direction
  }

  /// The title, which describes the list.
  package let title: String

  /// The list.
  package let document: ListDocument

  /// The same list in other states, for a picture of the transition.
  package var end: ListDocument?

  /// An additional topic of the picture.
  package var subject: Subject?

  /// A sentence about the picture.
  package var note: String?

  /// The range of variants in which a picture is drawn.
  package enum Variety: Sendable {
    /// All variants.
    case full

    /// The document itself, and the same in the other direction.
    ///
    /// For long pictures, whose other variants are shown elsewhere.
    case directions

    /// Only the document itself.
    case none
  }

  /// The range of variants in which the picture is drawn.
  package var variety = Variety.full

  /// The variants in which the picture is drawn, its own first.
  package var variants: [RenderingOptions] {
    let all = RenderingOptions.galleryVariants(of: document)
    return switch variety {
    case .full: all
    case .directions:
      all.filter { variant in
        var traits = variant.traits
        traits.layoutDirection = all[0].traits.layoutDirection
        return traits == all[0].traits
      }
    case .none: [all[0]]
    }
  }

  init(_ title: String, _ document: ListDocument, subject: Subject? = nil) {
    self.title = title
    self.document = document
    self.subject = subject
  }

  /// Creates a scene of rows outside any list, each laid out alone.
  init(_ title: String, rows: [ListDocument.Row], subject: Subject? = nil) {
    self.init(
      title, ListDocument(nil, width: 320, [ListDocument.Section(rows: rows)]),
      subject: subject)
  }

  /// Returns the same list with other traits.
  func with(_ title: String, _ change: (inout TraitCollection) -> Void) -> Scene {
    var document = self.document
    change(&document.traits)
    return Scene(title, document, subject: subject)
  }
}

extension ListDocument {
  /// Creates a scene of sections in an appearance.
  init(
    _ appearance: ListConfiguration.Appearance?, width: CGFloat = 390, _ sections: [Section]
  ) {
    self.init()
    list = appearance.map { Self.defaultList($0) }
    self.width = width
    self.sections = sections
  }

  /// Returns the list below a title and a search field, with a section index.
  func titled(_ title: String, search: String? = nil, index: [String] = []) -> ListDocument {
    var document = self
    document.title = title
    document.insets.top = 12
    document.searchField = search
    for (section, indexTitle) in zip(document.sections.indices, index) {
      document.sections[section].indexTitle = indexTitle
    }
    return document
  }
}

extension CellAccessory {
  /// Returns a view that shows a control, in a region as wide as the control.
  static func control(
    _ control: CellControl, _ placement: Placement = .trailing(), tint: CellColor? = nil
  ) -> CellAccessory {
    .customView(
      CustomView("control", showing: control), placement: placement,
      options: .init(reservedLayoutWidth: .actual, tintColor: tint))
  }
}

extension ListDocument.HeaderFooter {
  /// Returns a header with a text.
  static func header(_ text: String) -> Self { make(.header(), text) }

  /// Returns a footer with a text.
  static func footer(_ text: String) -> Self { make(.footer(), text) }

  private static func make(_ content: ListContentConfiguration, _ text: String) -> Self {
    var content = content
    content.text = text
    return Self(content: content)
  }
}

extension ListDocument.Row {
  /// Creates a row of a style with its text, secondary text and a symbol.
  init(
    _ content: ListContentConfiguration = .cell(), _ text: String, _ secondaryText: String? = nil,
    symbol: String? = nil, tint: CellColor? = nil, accessories: [CellAccessory] = [],
    state: (inout CellConfigurationState) -> Void = { _ in }
  ) {
    var content = content
    content.text = text
    content.secondaryText = secondaryText
    content.image = symbol.flatMap { CellImage(systemName: $0) }
    // A tile is 29 points wide, which is five sixths of its symbol (assumed).
    if symbol?.hasSuffix(".square.fill") == true {
      content.image?.size = CGSize(width: 35, height: 35)
    }
    if let tint { content.imageProperties.tintColor = tint }
    var cell = CellConfigurationState()
    state(&cell)
    self.init(content: content, state: cell, accessories: accessories)
  }
}

extension Scene {
  /// Returns a scene with one row of a style, outside any list.
  ///
  /// - Parameters:
  ///   - title: The title of the picture.
  ///   - content: The style.
  ///   - text: The text; `nil` for the title.
  ///   - secondaryText: The secondary text.
  ///   - symbol: The name of a symbol.
  ///   - change: Customizes the row.
  static func row(
    _ title: String, _ content: ListContentConfiguration = .cell(), _ text: String? = nil,
    _ secondaryText: String? = nil, symbol: String? = nil, subject: Subject? = nil,
    change: (inout ListDocument.Row) -> Void = { _ in }
  ) -> Scene {
    var row = ListDocument.Row(content, text ?? title, secondaryText, symbol: symbol)
    change(&row)
    return Scene(title, rows: [row], subject: subject)
  }
}

extension String {
  /// The words of a name in code, beginning with a capital letter: `Not targeted`.
  var titleOfName: String { wordsOfName.prefix(1).uppercased() + wordsOfName.dropFirst() }
}
