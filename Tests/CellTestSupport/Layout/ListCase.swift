package import CellConfiguration
package import CellDocuments
package import CellLayout
import CellPictures
import Foundation

/// A list to lay out: a document, in an appearance.
package struct ListCase: Sendable, CustomStringConvertible {
  package var document: PreviewDocument

  package init(_ document: PreviewDocument) { self.document = document }

  /// The same case with something changed.
  package func with(_ change: (inout PreviewDocument) -> Void) -> ListCase {
    var copy = self
    change(&copy.document)
    return copy
  }

  /// The list with every item measured.
  package var list: ListLayout {
    var list = ListLayout(
      document.listWithSeparatorsOfRows ?? PreviewDocument.defaultList(.plain),
      sections: document.sections.map {
        ListSection(
          rowCount: $0.rows.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
      }, width: document.width, context: LayoutContext(traits: document.traits))
    let traits = list.context.traits
    list.measureAll { cell($0, traits) }
    return list
  }

  /// What is shown at a place.
  package func cell(_ item: ListItem, _ traits: TraitCollection) -> ListCellConfiguration {
    let section = document.sections[item.section]
    return switch item {
    case .header:
      section.header?.shown(in: traits, defaultBackground: .listHeader()) ?? ListCellConfiguration()
    case .footer:
      section.footer?.shown(in: traits, defaultBackground: .listFooter()) ?? ListCellConfiguration()
    case .row(let position): section.rows[position.row].shown(in: traits)
    }
  }

  /// A document that reproduces the case with `cellpreview`, or what it consists of if it cannot be
  /// written down.
  package var description: String { document.written ?? "\(document)" }
}
