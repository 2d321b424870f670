import CellConfiguration
public import CellLayout
import Foundation

extension ListSnapshot {
  /// Returns the change from another snapshot to this one, by positions.
  ///
  /// Items to configure or reload are changed rows. As few rows as possible count as moved: a row
  /// that moves up past a thousand others is one move.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - hasHeaders: Whether sections have separate headers.
  ///   - hasFooters: Whether sections have separate footers.
  /// - Complexity: O(*n*) comparisons for *n* items. Only items between the first and the last
  ///   difference of a section are hashed.
  public func difference(
    from old: ListSnapshot, hasHeaders: Bool = false, hasFooters: Bool = false
  ) -> ListDifference {
    var difference = ListDifference()

    // 1. Sections that are gone, new, or moved past others.
    let oldIndices = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.identifier, $0) })
    let origins = sections.map { oldIndices[$0.identifier] }
    difference.deletedSections = IndexSet(old.sections.indices)
      .subtracting(IndexSet(origins.compactMap(\.self)))
    for (index, origin) in origins.enumerated() where origin == nil {
      difference.insertedSections[index] = ListSection(
        rowCount: 0, hasHeader: hasHeaders, hasFooter: hasFooters)
    }
    let kept = origins.enumerated().compactMap { index, origin in origin.map { (index, $0) } }
    let inOrder = increasing(kept.map(\.1))
    for (place, (index, origin)) in kept.enumerated() where !inOrder.contains(place) {
      difference.movedSections[origin] = index
    }

    // 2. The items between the first and the last difference of each section, before and after.
    var before: [ItemID: ListPosition] = [:]
    var after: [(id: ItemID, position: ListPosition)] = []
    func addBefore(_ rows: Range<Int>, _ section: Int) {
      for row in rows {
        before[old.sections[section].items[row]] = ListPosition(section: section, row: row)
      }
    }
    for (index, section) in sections.enumerated() {
      var rows = section.items.indices
      if let origin = origins[index] {
        let items = old.sections[origin].items
        let start = zip(items, section.items).prefix { $0 == $1 }.count
        let most = min(items.count, section.items.count) - start
        let end = zip(items.reversed(), section.items.reversed()).prefix(most)
          .prefix { $0 == $1 }.count
        addBefore(start..<items.count - end, origin)
        rows = start..<section.items.count - end
      }
      after += rows.map { (section.items[$0], ListPosition(section: index, row: $0)) }
    }
    for section in difference.deletedSections {
      addBefore(old.sections[section].items.indices, section)
    }

    // 3. Items that are gone, new, in another section, or moved past others.
    var staying: [Int: [(from: ListPosition, to: ListPosition)]] = [:]
    for (id, position) in after {
      guard let origin = before.removeValue(forKey: id) else {
        difference.insertedRows[position.section, default: []].insert(position.row)
        continue
      }
      if origins[position.section] == origin.section {
        staying[position.section, default: []].append((origin, position))
      } else {
        difference.movedRows[origin] = position
      }
    }
    for rows in staying.values {
      let inOrder = increasing(rows.map(\.from.row))
      for (place, row) in rows.enumerated() where !inOrder.contains(place) {
        difference.movedRows[row.from] = row.to
      }
    }
    for position in before.values where !difference.deletedSections.contains(position.section) {
      difference.deletedRows[position.section, default: []].insert(position.row)
    }
    difference.changedRows = changedRows
    return difference
  }

  /// The rows of items to configure or reload, by section.
  private var changedRows: [Int: IndexSet] {
    let marked = Set(reconfiguredItemIdentifiers + reloadedItemIdentifiers)
    let reloaded = Set(reloadedSectionIdentifiers)
    if marked.isEmpty, reloaded.isEmpty { return [:] }
    var rows: [Int: IndexSet] = [:]
    for (index, section) in sections.enumerated() {
      let isReloaded = reloaded.contains(section.identifier)
      let changed = IndexSet(
        section.items.indices.filter { isReloaded || marked.contains(section.items[$0]) })
      if !changed.isEmpty { rows[index] = changed }
    }
    return rows
  }
}

/// Returns the places of a longest increasing subsequence of different numbers.
private func increasing(_ numbers: [Int]) -> Set<Int> {
  // For each length, the place of the smallest number that ends a subsequence of that length.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var places: Set<Int> = []
  var next = ends.last
  while let place = next {
    places.insert(place)
    next = previous[place]
  }
  return places
}
