package import CellConfiguration
import CellLayout
public import CellText
public import Foundation

/// A document laid out: every cell in its place, in the state that it is shown in.
public struct PreviewLayout: Sendable {
  /// The document.
  public let document: PreviewDocument

  /// The size of the list with everything in it.
  public let contentSize: CGSize

  /// Headers, rows and footers in the order in which they follow each other.
  package private(set) var cells: [PreviewCell]

  /// The traits of the list.
  let traits: TraitCollection

  /// The color behind the rows as it is drawn.
  private(set) var backgroundPaint: Paint

  private let backgroundColor: CellColor

  /// Lays a document out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its file for messages.
  ///   - pango: The shaper of Pango, for documents that ask for it; this module does without it.
  /// - Throws: ``PreviewError`` if the document asks for a shaper that is not there.
  public init(
    _ document: PreviewDocument, name: String = "document", pango: (any TextShaper)? = nil
  ) throws(PreviewError) {
    guard let shaper = document.shaper.textShaper(pango: pango) else {
      throw PreviewError(
        file: name,
        problem: "shaper: found \"pango\", expected a shaper that this build has: \"embedded\" or "
          + "{\"fixedAdvance\": ems}; with Debian's libpango1.0-dev installed, "
          + "`swift run --traits Pango cellpreview` has Pango as well")
    }
    self.init(document, shaper: shaper)
  }

  /// Lays a document out with a shaper, whichever it asks for.
  public init(_ document: PreviewDocument, shaper: any TextShaper) {
    self.document = document
    // What the document leaves open is that of the typical device.
    var traits = TraitCollection(
      traitsFrom: [.device(document.traits.userInterfaceIdiom), document.traits])
    if let list = document.list { traits.listEnvironment = list.appearance.listEnvironment }
    self.traits = traits
    var context = LayoutContext(traits: traits, shaper: shaper)
    context.screenWidth = document.screenWidth
    if let list = document.listWithSeparatorsOfRows {
      let list = PlacedList(document, list, context)
      cells = list.cells
      contentSize = list.size
      backgroundColor = list.backgroundColor
    } else {
      let rows = PlacedRows(document, context)
      cells = rows.cells
      contentSize = rows.size
      backgroundColor = .systemBackground
    }
    backgroundPaint = Paint(backgroundColor, with: [traits])
  }
}

extension PreviewLayout {
  /// The list with the colors of several appearances at once, as traits that take the place of its
  /// own.
  func drawn(in appearances: [TraitCollection]) -> PreviewLayout {
    var layout = self
    let drawn = appearances.map { TraitCollection(traitsFrom: [traits, $0]) }
    layout.backgroundPaint = Paint(backgroundColor, with: drawn)
    // Most cells have the traits of the list, which need not be put together again.
    layout.cells = cells.map {
      $0.traits == traits && $0.cell.traitOverrides == nil
        ? $0.drawn(with: drawn) : $0.drawn(in: appearances)
    }
    return layout
  }
}

extension PreviewDocument.Row {
  /// The row as it is shown in a list of some traits, which hold where it does not specify its own.
  ///
  /// - Parameters:
  ///   - defaultBackground: The background where the row says none.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration = .listCell()
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: content, background: background ?? defaultBackground)
    cell.accessories = accessories
    cell.indentationLevel = indentationLevel
    cell.indentationWidth = indentationWidth
    cell.indentsAccessories = indentsAccessories
    cell.height = height
    return cell.shown(state, in: traits)
  }
}

extension PreviewDocument.Supplementary {
  /// The header or footer as it is shown in a list of some traits, as a row is.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration
  ) -> ListCellConfiguration {
    ListCellConfiguration(content: content, background: background ?? defaultBackground)
      .shown(state, in: traits)
  }
}

extension ListCellConfiguration {
  /// The cell in a state, whose traits are those that it specifies itself in a list of others.
  fileprivate func shown(
    _ state: some ConfigurationState, in traits: TraitCollection
  ) -> ListCellConfiguration {
    var (cell, state) = (self, state)
    cell.traitOverrides = state.traitCollection.overrides
    state.traitCollection = traits
    return cell.updated(for: state)
  }
}

extension TraitCollection {
  /// What a row specifies of these traits, if anything; what list is around it cannot be.
  fileprivate var overrides: TraitCollection? {
    let overrides = modifyingTraits { $0.listEnvironment = .unspecified }
    return overrides == TraitCollection() ? nil : overrides
  }
}
