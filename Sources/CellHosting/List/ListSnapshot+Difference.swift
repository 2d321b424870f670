import CellConfiguration
public import CellLayout
import Foundation

extension ListSnapshot {
  /// Returns the change from another snapshot to this one, by positions of visible items.
  ///
  /// Items to configure or reload are changed rows. As few rows as possible count as moved: a row
  /// that moves up past a thousand others is one move.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - hasHeaders: Whether sections have separate headers.
  ///   - hasFooters: Whether sections have separate footers.
  /// - Complexity: O(*n*) comparisons of numbers for *n* items, and O(*m* · log *m*) for *m* items
  ///   between the first and the last difference of a section. If neither snapshot is made from the
  ///   other one, identities are compared too.
  public func difference(
    from old: ListSnapshot, hasHeaders: Bool = false, hasFooters: Bool = false
  ) -> ListDifference {
    let new = renumbered(for: old)
    var difference = ListDifference()
    // 1. Sections that are gone, new, or moved past others.
    let origins = sections.map { old.indexOfSection($0.identifier) }
    difference.deletedSections = IndexSet(old.sections.indices)
      .subtracting(IndexSet(origins.compactMap { $0 }))
    for (index, origin) in origins.enumerated() where origin == nil {
      difference.insertedSections[index] = ListSection(
        rowCount: 0, hasHeader: hasHeaders, hasFooter: hasFooters)
    }
    let kept = origins.enumerated().compactMap { index, origin in origin.map { (index, $0) } }
    let isInOrder = longestIncreasingSubsequence(of: kept.map { UInt32($1) })
    for (place, (index, origin)) in kept.enumerated() where !isInOrder[place] {
      difference.movedSections[origin] = index
    }
    // 2. Rows.
    difference.addRows(
      from: old.sections.map { $0.outline.rows }, to: new.sections.map { $0.outline.rows },
      origins: origins)
    difference.changedRows = new.changedRows
    return difference
  }

  /// The rows of items to configure or reload, by section.
  private var changedRows: [Int: IndexSet] {
    let marked = marks.reconfiguredItems + marks.reloadedItems
    if marked.isEmpty, marks.reloadedSections.isEmpty { return [:] }
    let numbers = NumberSet(marked)
    var rows: [Int: IndexSet] = [:]
    for section in Set(marks.reloadedSections.map { index(of: $0) }) {
      rows[section] = IndexSet(integersIn: 0..<sections[section].rowCount)
    }
    for (index, section) in sections.enumerated() where !marked.isEmpty && rows[index] == nil {
      let changed = section.outline.rows.places(of: numbers)
      if !changed.isEmpty { rows[index] = changed }
    }
    return rows.filter { !$1.isEmpty }
  }
}
