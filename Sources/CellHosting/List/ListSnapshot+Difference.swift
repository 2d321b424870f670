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
    difference(from: old) { _ in
      ListSection(rowCount: 0, hasHeader: hasHeaders, hasFooter: hasFooters)
    }
  }

  /// Returns the change from another snapshot to this one.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - section: Returns a new section without its rows.
  func difference(
    from old: ListSnapshot, section: (SectionID) -> ListSection
  ) -> ListDifference {
    var difference = ListDifference()
    // 1. Sections that are gone, new, or moved past others.
    var origins: [Int?] = Array(outlines.indices)
    if sectionIdentifiers != old.sectionIdentifiers {
      origins = sectionIdentifiers.map(old.indexOfSection)
      difference.deletedSections = IndexSet(old.outlines.indices)
        .subtracting(IndexSet(origins.compactMap { $0 }))
      for (index, origin) in origins.enumerated() where origin == nil {
        difference.insertedSections[index] = section(sectionIdentifiers[index])
      }
      let kept = origins.enumerated().compactMap { index, origin in origin.map { (index, $0) } }
      let isInOrder = longestIncreasingSubsequence(of: kept.map { UInt32($1) })
      for (place, (index, origin)) in kept.enumerated() where !isInOrder[place] {
        difference.movedSections[origin] = index
      }
    }
    // 2. Rows.
    var before: [ChangedRows] = []
    var after: [ChangedRows] = []
    var unused = UInt32(items.table.count)
    for (index, origin) in origins.enumerated() {
      let (outline, rows) = (outlines[index], outlines[index].rows)
      guard let origin else {
        after.append(ChangedRows(section: index, start: 0, numbers: rows[...]))
        continue
      }
      let oldOutline = old.outlines[origin]
      let areRuns = outline.isFlat && outline.isRun && oldOutline.isFlat && oldOutline.isRun
      let (start, end, numbers) = items.middle(
        of: oldOutline.rows, of: old.items, expecting: rows, areRuns: areRuns, unused: &unused)
      before.append(ChangedRows(section: origin, start: start, numbers: numbers))
      after.append(
        ChangedRows(section: index, start: start, numbers: rows[start..<rows.count - end]))
    }
    for section in difference.deletedSections {
      let numbers = items.middle(
        of: old.outlines[section].rows, of: old.items, expecting: [], unused: &unused
      ).numbers
      before.append(ChangedRows(section: section, start: 0, numbers: numbers))
    }
    difference.addRows(from: before, to: after, origins: origins)
    difference.changedRows = changedRows
    return difference
  }

  /// The rows of items to configure or reload, by section.
  private var changedRows: [Int: IndexSet] {
    let marked = marks.reconfiguredItems + marks.reloadedItems
    if marked.isEmpty, marks.reloadedSections.isEmpty { return [:] }
    var rows: [Int: IndexSet] = [:]
    for section in Set(marks.reloadedSections.map { index(of: $0) }) {
      rows[section] = IndexSet(integersIn: 0..<outlines[section].rowCount)
    }
    if marked.count <= PositionIndex.scanLimit {
      for number in marked {
        guard let place = place(of: number), let row = outlines[place.section].row(at: place.index)
        else { continue }
        rows[place.section, default: []].insert(row)
      }
    } else {
      let numbers = NumberSet(marked)
      for (index, outline) in outlines.enumerated() where rows[index] == nil {
        rows[index] = outline.rows.places(of: numbers)
      }
    }
    return rows.filter { !$1.isEmpty }
  }
}
