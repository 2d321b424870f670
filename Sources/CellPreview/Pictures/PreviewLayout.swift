import CellConfiguration
import CellLayout
import CellText
public import Foundation

/// A document laid out: every cell in its place, in the state that it is shown in.
public struct PreviewLayout: Sendable {
  /// The document.
  public let document: PreviewDocument

  /// The size of the list with everything in it.
  public let contentSize: CGSize

  /// Headers, rows and footers in the order in which they follow each other.
  let cells: [PreviewCell]

  /// The traits of the list.
  let traits: TraitCollection

  /// The colour behind the rows.
  let backgroundColor: CellColor

  /// Lays a document out.
  public init(_ document: PreviewDocument) {
    self.document = document
    var traits = document.traits
    traits.listEnvironment = document.appearance?.listEnvironment ?? .none
    self.traits = traits
    let context =
      switch document.shaper {
      case .embedded: LayoutContext(traits: traits)
      case .fixedAdvance(let ems):
        LayoutContext(traits: traits, shaper: FixedAdvanceShaper(advance: ems))
      }
    if let appearance = document.appearance {
      let list = PlacedList(document, appearance, context)
      cells = list.cells
      contentSize = list.size
      backgroundColor = list.backgroundColor
    } else {
      let rows = PlacedRows(document, context)
      cells = rows.cells
      contentSize = rows.size
      backgroundColor = .systemBackground
    }
  }
}

/// A cell of a document, updated for its state.
struct ShownCell {
  var cell: ListCellConfiguration
  var traits: TraitCollection
  var isExpanded: Bool
}

extension PreviewDocument.Row {
  /// The row as it is shown in some traits: its own where it has any, else those of the list.
  func shown(in traits: TraitCollection) -> ShownCell {
    var state = self.state
    state.traitCollection = state.traitCollection.over(traits)
    var cell = ListCellConfiguration(
      content: content.updated(for: state),
      background: (background ?? .listCell()).updated(for: state))
    cell.accessories = accessories
    cell.indentationLevel = indentationLevel
    cell.isEditing = state.isEditing
    cell.isSelected = state.isSelected
    cell.height = height
    return ShownCell(
      cell: cell, traits: state.traitCollection, isExpanded: state.isExpanded)
  }
}

extension PreviewDocument.Supplementary {
  /// The header or footer as it is shown in some traits.
  func shown(in traits: TraitCollection, usual: BackgroundConfiguration) -> ShownCell {
    var state = self.state
    state.traitCollection = state.traitCollection.over(traits)
    let cell = ListCellConfiguration(
      content: content.updated(for: state), background: (background ?? usual).updated(for: state))
    return ShownCell(cell: cell, traits: state.traitCollection, isExpanded: false)
  }
}

extension TraitCollection {
  /// These traits if there are any, else others; the list around is always that of the others.
  fileprivate func over(_ list: TraitCollection) -> TraitCollection {
    if self == TraitCollection() { return list }
    var traits = self
    traits.listEnvironment = list.listEnvironment
    return traits
  }
}
