package import CellConfiguration

extension ListSnapshot {
  /// The items and sections to configure or reload.
  struct Marks: Equatable {
    var reconfiguredItems: [UInt32] = []
    var reloadedItems: [UInt32] = []
    var reconfiguredSections: [SectionID] = []
    var reloadedSections: [SectionID] = []
  }

  /// The items to configure again in their existing cells.
  public var reconfiguredItemIdentifiers: [ItemID] { items.ids(marks.reconfiguredItems) }

  /// The items that get new cells.
  public var reloadedItemIdentifiers: [ItemID] { items.ids(marks.reloadedItems) }

  /// The sections whose headers and footers are configured again in their existing views.
  public var reconfiguredSectionIdentifiers: [SectionID] { marks.reconfiguredSections }

  /// The sections whose headers, footers and items get new views.
  public var reloadedSectionIdentifiers: [SectionID] { marks.reloadedSections }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    marks.reconfiguredItems += requiredNumbers(of: identifiers)
  }

  /// Marks items that get new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    marks.reloadedItems += requiredNumbers(of: identifiers)
  }

  /// Marks sections whose existing headers and footers are configured again when the snapshot is
  /// applied.
  public mutating func reconfigureSections(_ identifiers: [SectionID]) {
    for identifier in identifiers { _ = index(of: identifier) }
    marks.reconfiguredSections += identifiers
  }

  /// Marks sections whose headers, footers and items get new views when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for identifier in identifiers { _ = index(of: identifier) }
    marks.reloadedSections += identifiers
  }

  /// Whether there are items or sections to configure or reload.
  var hasMarks: Bool { marks != Marks() }

  /// Whether there are sections to configure or reload.
  var marksSections: Bool {
    !marks.reconfiguredSections.isEmpty || !marks.reloadedSections.isEmpty
  }

  /// The snapshot without items and sections to configure or reload.
  ///
  /// It forgets the identities of items that are gone if they are more than half of all.
  package var withoutMarks: ListSnapshot {
    var snapshot = self
    snapshot.marks = Marks()
    if items.isSparse { snapshot.compact() }
    return snapshot
  }

  /// Adds the marks of an earlier snapshot that is not shown, for items and sections that still
  /// exist.
  package mutating func addMarks(ofSkipped earlier: ListSnapshot) {
    func unite(_ numbers: inout [UInt32], _ skipped: [UInt32]) {
      let known = NumberSet(numbers)
      numbers += skipped.compactMap { items.number(of: earlier.items.id($0)) }
        .filter { !known.contains($0) }
    }
    func unite(_ sections: inout [SectionID], _ skipped: [SectionID]) {
      let known = Set(sections)
      sections += skipped.filter { indexOfSection($0) != nil && !known.contains($0) }
    }
    var marks = marks
    unite(&marks.reconfiguredItems, earlier.marks.reconfiguredItems)
    unite(&marks.reloadedItems, earlier.marks.reloadedItems)
    unite(&marks.reconfiguredSections, earlier.marks.reconfiguredSections)
    unite(&marks.reloadedSections, earlier.marks.reloadedSections)
    self.marks = marks
  }

  /// Drops the marks of items and sections that are gone.
  mutating func settleMarks() {
    marks.reconfiguredItems.removeAll { !items.contains($0) }
    marks.reloadedItems.removeAll { !items.contains($0) }
    marks.reconfiguredSections.removeAll { sectionIndices[$0] == nil }
    marks.reloadedSections.removeAll { sectionIndices[$0] == nil }
  }
}

extension ListSnapshot {
  /// The changes to views that the marks of a snapshot require.
  package struct ViewChanges {
    package enum Change { case reconfigure, reload }

    private let snapshot: ListSnapshot
    private let reconfiguredItems: NumberSet
    private let reloadedItems: NumberSet
    private var reconfiguredSections: Set<SectionID> = []
    private var reloadedSections: Set<SectionID> = []

    package init(_ snapshot: ListSnapshot) {
      let marks = snapshot.marks
      self.snapshot = snapshot
      reconfiguredItems = NumberSet(marks.reconfiguredItems)
      reloadedItems = NumberSet(marks.reloadedItems)
      if marks.reconfiguredSections.isEmpty, marks.reloadedSections.isEmpty { return }
      reconfiguredSections = Set(marks.reconfiguredSections)
      reloadedSections = Set(marks.reloadedSections)
    }

    /// The sections with other headers and footers.
    var sections: [Int] {
      reloadedSections.union(reconfiguredSections).compactMap(snapshot.indexOfSection)
    }

    /// Returns the change of an item's view; `nil` for none.
    package func change(of item: ListItem) -> Change? {
      let section = snapshot.sectionIdentifiers[item.section]
      if !reloadedSections.isEmpty, reloadedSections.contains(section) { return .reload }
      guard case .row(let position) = item else {
        return reconfiguredSections.contains(section) ? .reconfigure : nil
      }
      let number = snapshot.number(at: position)
      if reloadedItems.contains(number) { return .reload }
      return reconfiguredItems.contains(number) ? .reconfigure : nil
    }
  }
}

extension ListSnapshot.Marks: Sendable where SectionID: Sendable {}
