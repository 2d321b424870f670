import CellConfiguration
package import Foundation

/// Changes of rows and sections by their index paths, which are made as one.
package struct ListViewBatch {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [(from: Int, to: Int)] = []
  package var reloadedSections: [Int] = []
  package var deletedRows: [IndexPath] = []
  package var insertedRows: [IndexPath] = []
  package var movedRows: [(from: IndexPath, to: IndexPath)] = []
  package var reloadedRows: [IndexPath] = []
  package var reconfiguredRows: [IndexPath] = []

  typealias Snapshot = ListSnapshot<AnyListID, AnyListID>

  /// Whether there are no changes.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
  }

  /// Returns a snapshot after the changes.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - counts: The number of rows of each section after them.
  ///   - makeIDs: Returns some new identities.
  func applied(to old: Snapshot, counts: [Int], makeIDs: (Int) -> [AnyListID]) -> Snapshot {
    if old.sectionIdentifiers.isEmpty == false, hasOnlyMarks { return marking(old) }
    var list = Sections(old)
    // 1. What leaves, by its place before the update.
    let movingRows = movedRows.map { (id: list.row(at: $0.from), to: $0.to) }
    let movingSections = movedSections.map { (section: list.section(at: $0.from), to: $0.to) }
    let (reloaded, reconfigured) = (reloadedRows.map(list.row), reconfiguredRows.map(list.row))
    let reloadedIDs = reloadedSections.map { list.section(at: $0).id }
    let leaving = Set(deletedRows.map(list.row) + movingRows.map(\.id))
    let left = Set(
      deletedSections.map { list.section(at: $0).id } + movingSections.map(\.section.id))
    list.sections.removeAll { left.contains($0.id) }
    // 2. What enters, by its place after the update.
    let insertedIDs = makeIDs(insertedSections.count)
    let entering =
      zip(insertedIDs, insertedSections).map { (section: (id: $0, rows: [AnyListID]()), to: $1) }
      + movingSections
    for (section, index) in entering.sorted(by: { $0.to < $1.to }) {
      list.insert(section, at: index)
    }
    // New sections have rows of the data source, except for those that are inserted by themselves.
    let new = Set(insertedIDs + reloadedIDs)
    let targets = insertedRows.map { $0[0] } + movingRows.map { $0.to[0] }
    for index in list.sections.indices {
      if new.contains(list.sections[index].id) {
        let count = counts.indices ~= index ? counts[index] : 0
        list.sections[index].rows = makeIDs(max(0, count - targets.count { $0 == index }))
      } else {
        list.sections[index].rows.removeAll(where: leaving.contains)
      }
    }
    let rows = zip(makeIDs(insertedRows.count), insertedRows).map { (id: $0, to: $1) } + movingRows
    for (id, path) in rows.sorted(by: { $0.to < $1.to }) { list.insert(id, at: path) }
    list.check(counts)
    var snapshot = Snapshot()
    for section in list.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.rows, toSection: section.id)
    }
    snapshot.reloadItems(reloaded.filter(snapshot.contains))
    snapshot.reconfigureItems(reconfigured.filter(snapshot.contains))
    snapshot.reloadSections(reloadedIDs.filter { snapshot.indexOfSection($0) != nil })
    return snapshot
  }

  /// Whether no row changes its place, so that outlines stay.
  private var hasOnlyMarks: Bool {
    var others = self
    (others.reloadedRows, others.reconfiguredRows) = ([], [])
    return others.isEmpty
  }

  private func marking(_ old: Snapshot) -> Snapshot {
    let list = Sections(old)
    var new = old
    new.reloadItems(reloadedRows.map(list.row))
    new.reconfigureItems(reconfiguredRows.map(list.row))
    return new
  }

  /// The rows of a list by their places.
  private struct Sections {
    var sections: [(id: AnyListID, rows: [AnyListID])]

    init(_ snapshot: Snapshot) {
      sections = snapshot.sectionIdentifiers.map {
        ($0, snapshot.itemIdentifiers(inSection: $0))
      }
    }

    func section(at index: Int) -> (id: AnyListID, rows: [AnyListID]) {
      guard sections.indices ~= index else {
        trap("Use the index of a section before the update: there is none at \(index).")
      }
      return sections[index]
    }

    func row(at path: IndexPath) -> AnyListID {
      guard path.count == 2, sections.indices ~= path[0], sections[path[0]].rows.indices ~= path[1]
      else { trap("Use the index path of a row before the update: there is none at \(path).") }
      return sections[path[0]].rows[path[1]]
    }

    mutating func insert(_ section: (id: AnyListID, rows: [AnyListID]), at index: Int) {
      guard 0...sections.count ~= index else {
        trap("Use the index of a section after the update: there is no place at \(index).")
      }
      sections.insert(section, at: index)
    }

    mutating func insert(_ id: AnyListID, at path: IndexPath) {
      guard path.count == 2, sections.indices ~= path[0],
        0...sections[path[0]].rows.count ~= path[1]
      else { trap("Use the index path of a row after the update: there is no place at \(path).") }
      sections[path[0]].rows.insert(id, at: path[1])
    }

    /// Stops the process if the data source has other numbers of rows.
    func check(_ counts: [Int]) {
      if sections.count != counts.count {
        trap(
          "Insert and delete as many sections as the data source: after the update, the list has "
            + "\(sections.count), and the data source \(counts.count).")
      }
      for (index, count) in counts.enumerated() where sections[index].rows.count != count {
        trap(
          "Insert and delete as many rows as the data source: after the update, section \(index) "
            + "has \(sections[index].rows.count) rows in the list, and \(count) in the data source."
        )
      }
    }
  }
}
