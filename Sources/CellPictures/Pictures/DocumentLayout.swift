package import CellConfiguration
public import CellDocuments
package import CellLayout
public import CellText
public import Foundation

/// A laid-out document: every cell in its place and state.
public struct DocumentLayout: Sendable {
  /// The document.
  public let document: ListDocument

  /// The size of the list's entire content.
  public internal(set) var contentSize = CGSize.zero

  /// The headers, rows and footers, in order.
  package internal(set) var cells: [DocumentCell] = []

  /// The parts other than cells: the empty state, the title, the search field and the index.
  var parts: [DocumentPart] = []

  /// The rectangle beyond which no cell is drawn; `nil` for none.
  private(set) var clip: CGRect?

  /// The scrim of a hosted list behind its pinned header; `nil` for none.
  package private(set) var scrim: DisplayItem.Gradient?

  /// The traits of the list.
  package let traits: TraitCollection

  /// The paint of the color behind the rows.
  package private(set) var backgroundPaint: Paint

  /// The pictures that images refer to, as far as they are loaded.
  var pictures: [URL: EmbeddedPicture] = [:]

  /// The list that contains the cells; `nil` outside any list.
  var list: ListLayout?

  private let backgroundColor: CellColor

  /// Lays out a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its file, for messages.
  ///   - pango: The shaper of Pango, for documents that request it; this module does not depend on
  ///     Pango.
  /// - Throws: `DocumentError` if the document requests an unavailable shaper.
  public init(
    _ document: ListDocument, name: String = "document", pango: (any TextShaper)? = nil
  ) throws(DocumentError) {
    self.init(document, shaper: try document.requiredTextShaper(name: name, pango: pango))
  }

  /// Creates the layout of hosted cells, as they are displayed.
  ///
  /// - Parameters:
  ///   - cells: The cells from back to front.
  ///   - parts: The empty state of a list, or the parts of a screen beside its lists.
  ///   - clip: The rectangle beyond which no cell is drawn; `nil` for none.
  ///   - size: The size of the list, or of the screen.
  ///   - backgroundColor: The color behind the cells.
  ///   - scrim: The scrim behind headers and footers; `nil` for none.
  ///   - traits: The traits of the list.
  ///   - list: The list that contains the cells; `nil` outside any list.
  package init(
    hosting cells: [DocumentCell], parts: [DocumentPart] = [], clip: CGRect? = nil, size: CGSize,
    backgroundColor: CellColor, scrim: DisplayItem.Gradient? = nil, traits: TraitCollection,
    list: ListLayout? = nil
  ) {
    document = ListDocument()
    self.list = list
    self.traits = traits
    self.backgroundColor = backgroundColor
    backgroundPaint = Paint(backgroundColor, with: [traits])
    (self.cells, contentSize, self.scrim) = (cells, size, scrim)
    (self.parts, self.clip) = (parts, clip)
  }

  /// Lays out a document with a shaper that replaces the requested one.
  public init(_ document: ListDocument, shaper: any TextShaper) {
    self.init(document, shaper: shaper, where: nil)
  }

  /// Lays out the cells of a document for which a closure returns `true`; `nil` for all.
  ///
  /// The places of cells, and the size of the list, are exact only if all are laid out.
  init(
    _ document: ListDocument, shaper: any TextShaper,
    where isIncluded: ((ListItem, ListCellConfiguration) -> Bool)?
  ) {
    self.document = document
    // The typical device provides traits that the document does not specify.
    var traits = TraitCollection(
      traitsFrom: [.device(document.traits.userInterfaceIdiom), document.traits])
    if let list = document.list { traits.listEnvironment = list.appearance.listEnvironment }
    self.traits = traits
    backgroundColor = document.list?.effectiveBackgroundColor ?? .systemBackground
    backgroundPaint = Paint(backgroundColor, with: [traits])
    var context = LayoutContext(traits: traits, shaper: shaper)
    context.screenWidth = document.screenWidth
    placeCells(context, where: isIncluded)
    if let unavailable = document.unavailable, document.sections.allSatisfy(\.rows.isEmpty) {
      let state = DocumentPart(unavailable, width: listWidth, context: context)
      contentSize.height = max(contentSize.height, state.frame.height)
      parts.append(state)
    }
    placeSurroundings(context)
  }
}

extension DocumentLayout {
  /// Returns the list with the colors of several appearances at once, given as traits.
  ///
  /// These traits replace those of the list.
  package func drawn(in appearances: [TraitCollection]) -> DocumentLayout {
    var layout = self
    let drawn = appearances.map { TraitCollection(traitsFrom: [traits, $0]) }
    layout.backgroundPaint = Paint(backgroundColor, with: drawn)
    layout.parts = parts.map { $0.drawn(with: drawn) }
    // Most cells have the traits of the list, so their traits need not be combined again.
    layout.cells = cells.map {
      $0.traits == traits && $0.cell.traitOverrides == nil
        ? $0.drawn(with: drawn) : $0.drawn(in: appearances)
    }
    return layout
  }
}
