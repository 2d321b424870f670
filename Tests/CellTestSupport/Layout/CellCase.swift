package import CellConfiguration
package import CellDocuments
package import CellLayout
import CellPictures
package import CellText
package import Foundation

/// A row to lay out alone, with all its properties and its surroundings.
package struct CellCase: Sendable, CustomStringConvertible {
  /// The content of the row, and its state.
  package var row: ListDocument.Row
  package var width: CGFloat
  package var traits: TraitCollection
  package var margins: DirectionalEdgeInsets

  package init(
    _ row: ListDocument.Row, width: CGFloat, traits: TraitCollection,
    margins: DirectionalEdgeInsets
  ) {
    self.row = row
    self.width = width
    self.traits = traits
    self.margins = margins
  }

  /// The same case with something changed.
  package func with(_ change: (inout CellCase) -> Void) -> CellCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The row in its state.
  package var cell: ListCellConfiguration { row.shown(in: traits) }

  /// The surroundings of the row.
  package func context(_ cache: TextMeasurementCache? = nil) -> LayoutContext {
    if let cache { return LayoutContext(traits: traits, cache: cache, cellLayoutMargins: margins) }
    return LayoutContext(traits: traits, cellLayoutMargins: margins)
  }

  /// The case as a document.
  package var document: ListDocument {
    var document = ListDocument()
    document.list = nil
    document.width = width
    document.traits = traits
    document.inheritedMargins = margins
    document.sections = [ListDocument.Section(rows: [row])]
    return document
  }

  /// A document that reproduces the case with `cellpreview`, or its parts if it cannot be encoded.
  package var description: String {
    document.written ?? "width \(width), \(traits), margins \(margins), \(row)"
  }
}

/// A list to lay out: a document, in an appearance.
package struct ListCase: Sendable, CustomStringConvertible {
  package var document: ListDocument

  package init(_ document: ListDocument) { self.document = document }

  /// The same case with something changed.
  package func with(_ change: (inout ListDocument) -> Void) -> ListCase {
    var copy = self
    change(&copy.document)
    return copy
  }

  /// The list with every item measured.
  package var list: ListLayout {
    var list = ListLayout(
      document.listWithSeparatorsOfRows ?? ListDocument.defaultList(.plain),
      sections: document.sections.map {
        ListSection(
          rowCount: $0.rows.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
      }, width: document.width, context: LayoutContext(traits: document.traits))
    let traits = list.context.traits
    list.measureAll { cell($0, traits) }
    return list
  }

  /// The cell at a place.
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

  /// A document that reproduces the case with `cellpreview`, or its parts if it cannot be encoded.
  package var description: String { document.written ?? "\(document)" }
}
