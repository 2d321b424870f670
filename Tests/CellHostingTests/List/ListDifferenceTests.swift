import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Differences of snapshots, and layouts that follow them.
struct ListDifferenceTests {
  typealias Snapshot = ListSnapshot<Int, Int>

  /// A snapshot of some of ten sections and of some of a hundred items, in any order.
  private static func snapshot(_ random: inout RandomSource) -> Snapshot {
    var snapshot = Snapshot()
    var items = Array(0..<Int.random(in: 0...100, using: &random))
    if Bool.random(using: &random) { items.shuffle(using: &random) }
    for section in (0..<10).shuffled(using: &random).prefix(.random(in: 1...6, using: &random)) {
      snapshot.appendSections([section])
      let count = min(items.count, Int.random(in: 0...25, using: &random))
      snapshot.appendItems(Array(items.prefix(count)))
      items.removeFirst(count)
    }
    return snapshot
  }

  /// A snapshot that differs from another one in some places.
  private static func changed(_ old: Snapshot, _ random: inout RandomSource) -> Snapshot {
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let items = new.itemIdentifiers
      switch Int.random(in: 0..<6, using: &random) {
      case 0: if let item = items.randomElement(using: &random) { new.deleteItems([item]) }
      case 1:
        let added = Int.random(in: 200..<1_000_000, using: &random)
        if let item = items.randomElement(using: &random), new.indexOfItem(added) == nil {
          new.insertItems([added], beforeItem: item)
        }
      case 2:
        if let item = items.randomElement(using: &random),
          let other = items.randomElement(using: &random)
        {
          new.moveItem(item, afterItem: other)
        }
      case 3:
        if let section = new.sectionIdentifiers.randomElement(using: &random),
          let other = new.sectionIdentifiers.randomElement(using: &random)
        {
          new.moveSection(section, beforeSection: other)
        }
      case 4:
        if new.numberOfSections > 1,
          let section = new.sectionIdentifiers.randomElement(using: &random)
        {
          new.deleteSections([section])
        }
      default:
        let added = Int.random(in: 10..<1_000_000, using: &random)
        if new.indexOfSection(added) == nil, let section = new.sectionIdentifiers.first {
          new.insertSections([added], beforeSection: section)
        }
      }
    }
    return new
  }

  private static func pair(_ seed: Int) -> (old: Snapshot, new: Snapshot) {
    var random = RandomSource(seed: UInt64(seed))
    let old = snapshot(&random)
    return (old, seed % 2 == 0 ? changed(old, &random) : snapshot(&random))
  }

  private static func position(of id: Int, in snapshot: Snapshot) -> ListPosition? {
    guard let section = snapshot.sectionIdentifier(containingItem: id),
      let index = snapshot.indexOfSection(section),
      let row = snapshot.itemIdentifiers(inSection: section).firstIndex(of: id)
    else { return nil }
    return ListPosition(section: index, row: row)
  }

  @Test("A difference leads every item to its new position and back", arguments: 0..<100)
  func positions(_ seed: Int) {
    let (old, new) = Self.pair(seed)
    let difference = new.difference(from: old)
    #expect(
      difference.isEmpty
        == (old.itemIdentifiers == new.itemIdentifiers
          && old.sectionIdentifiers == new.sectionIdentifiers
          && old.sectionIdentifiers.allSatisfy {
            old.itemIdentifiers(inSection: $0) == new.itemIdentifiers(inSection: $0)
          }))
    for id in old.itemIdentifiers {
      guard let position = Self.position(of: id, in: old) else { continue }
      let expected = Self.position(of: id, in: new).map { ListItem.row($0) }
      #expect(difference.destination(of: .row(position)) == expected, "\(difference)")
    }
    for id in new.itemIdentifiers {
      guard let position = Self.position(of: id, in: new) else { continue }
      let expected = Self.position(of: id, in: old).map { ListItem.row($0) }
      #expect(difference.origin(of: .row(position)) == expected, "\(difference)")
    }
    for (index, section) in old.sectionIdentifiers.enumerated() {
      let expected = new.indexOfSection(section).map { ListItem.header(section: $0) }
      #expect(difference.destination(of: .header(section: index)) == expected)
    }
  }

  /// A layout of a snapshot in which some rows are measured.
  private static func layout(
    _ snapshot: Snapshot, measured: (Int) -> Bool, _ appearance: ListConfiguration.Appearance
  ) -> ListLayout {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    var layout = ListLayout(
      configuration,
      sections: snapshot.sectionIdentifiers.map {
        ListSection(rowCount: snapshot.numberOfItems(inSection: $0), hasHeader: true)
      }, width: 390, context: LayoutContext())
    for (section, id) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: id).enumerated() where measured(item) {
        layout.setHeight(CGFloat(30 + item % 37), of: .row(section: section, row: row))
      }
    }
    return layout
  }

  private static func items(_ snapshot: Snapshot) -> [ListItem] {
    snapshot.sectionIdentifiers.enumerated().flatMap { index, section in
      [.header(section: index)]
        + (0..<snapshot.numberOfItems(inSection: section)).map { .row(section: index, row: $0) }
    }
  }

  @Test("A layout that follows a difference has the frames of one made at once", arguments: 0..<100)
  func appliedLayout(_ seed: Int) {
    let (old, new) = Self.pair(seed)
    let appearance = ListConfiguration.Appearance.allCases[seed % 5]
    let known = Set(old.itemIdentifiers)
    var layout = Self.layout(old, measured: { _ in true }, appearance)
    layout.apply(
      new.difference(from: old, hasHeaders: true),
      visible: CGRect(x: 0, y: 0, width: 390, height: 500))
    let expected = Self.layout(new, measured: known.contains, appearance)
    #expect(layout.contentSize == expected.contentSize)
    for item in Self.items(new) {
      #expect(layout.frame(of: item) == expected.frame(of: item))
      #expect(layout.isExact(item) == expected.isExact(item))
    }
  }

  @Test(
    "A transition has the items that move, appear or disappear on the screen", arguments: 0..<60)
  func transition(_ seed: Int) throws {
    let (old, new) = Self.pair(seed)
    let difference = new.difference(from: old, hasHeaders: true)
    let before = Self.layout(old, measured: { _ in true }, .plain)
    var after = before
    let top = CGFloat(seed * 17 % 400)
    let visible = CGRect(
      x: 0, y: max(0, min(top, before.contentSize.height - 300)), width: 390, height: 300)
    let transition = after.apply(difference, visible: visible)
    let shownBefore = before.items(in: visible)
    let shownAfter = after.items(in: transition.visible)
    for item in shownBefore where difference.destination(of: item) == nil {
      #expect(transition.items.contains { $0.before == item && $0.kind == .deleted })
    }
    for item in shownAfter {
      let origin = difference.origin(of: item)
      let end = after.frame(of: item, visible: transition.visible)
        .offsetBy(dx: 0, dy: -transition.visible.minY)
      let start = origin.map {
        before.frame(of: $0, visible: visible).offsetBy(dx: 0, dy: -visible.minY)
      }
      let found = transition.items.first { $0.after == item }
      if let found {
        #expect(found.endFrame == end)
        #expect(found.startFrame == start ?? end)
        #expect((found.kind == .inserted) == (origin == nil))
      } else {
        #expect(start == end)
      }
    }
    for item in transition.items {
      #expect(
        item.before.map(shownBefore.contains) == true || item.after.map(shownAfter.contains) == true
      )
    }
  }

  @Test(
    "The first fully visible row that is neither deleted nor moved keeps its place",
    arguments: 0..<60)
  func anchor(_ seed: Int) throws {
    let (old, new) = Self.pair(seed * 2)
    let difference = new.difference(from: old, hasHeaders: true)
    let before = Self.layout(old, measured: { _ in true }, .insetGrouped)
    guard before.contentSize.height > 400 else { return }
    var after = before
    let visible = CGRect(x: 0, y: 60, width: 390, height: 300)
    let result = after.apply(difference, visible: visible).visible
    let staying = before.items(in: visible).first { item in
      guard case .row(let position) = item else { return false }
      let frame = before.frame(of: item)
      return frame.minY >= visible.minY && frame.maxY <= visible.maxY
        && difference.destination(of: item) != nil && difference.movedRows[position] == nil
        && difference.movedSections[position.section] == nil
    }
    guard let staying, let image = difference.destination(of: staying) else { return }
    let distance = before.frame(of: staying).minY - visible.minY
    #expect(abs(after.frame(of: image).minY - result.minY - distance) < 1e-6)
  }

  @Test("A list that shows its top goes on showing it", arguments: 0..<20)
  func top(_ seed: Int) {
    let (old, new) = Self.pair(seed)
    var layout = Self.layout(old, measured: { _ in true }, .plain)
    let visible = CGRect(x: 0, y: 0, width: 390, height: 300)
    let difference = new.difference(from: old, hasHeaders: true)
    #expect(layout.apply(difference, visible: visible).visible == visible)
  }

  @Test("A row that moves past a thousand others is one move")
  func fewMoves() {
    var old = Snapshot()
    old.appendSections([0, 1])
    old.appendItems(Array(0..<1_000), toSection: 0)
    var new = old
    new.moveItem(990, beforeItem: 3)
    #expect(new.difference(from: old).description == "moved row 0.990 to 0.3")
    new = old
    new.moveItem(2, afterItem: 998)
    new.deleteItems([500])
    #expect(new.difference(from: old).description == "deleted row 0.500, moved row 0.2 to 0.997")
    new = old
    new.moveSection(1, beforeSection: 0)
    #expect(new.difference(from: old).movedSections.count == 1)
    new.reconfigureItems([4])
    #expect(new.difference(from: old).changedRows == [1: [4]])
  }

  // MARK: Reordering

  @Test("A row dragged to the middle of another one takes its place")
  func reorderDestination() {
    var random = RandomSource(seed: 7)
    for appearance in ListConfiguration.Appearance.allCases {
      let snapshot = Self.snapshot(&random)
      let layout = Self.layout(snapshot, measured: { _ in true }, appearance)
      let rows = Self.items(snapshot).compactMap { item -> ListPosition? in
        if case .row(let position) = item { position } else { nil }
      }
      for source in rows.prefix(20) {
        let own = layout.frame(of: .row(source))
        #expect(layout.reorderDestination(of: source, draggedTo: own) == source)
        for target in rows where target.section == source.section {
          var frame = own
          frame.origin.y = layout.frame(of: .row(target)).midY - own.height / 2
          #expect(layout.reorderDestination(of: source, draggedTo: frame) == target)
        }
      }
    }
  }

  @Test("A row can be dragged anywhere, and moved where it is dropped", arguments: 0..<20)
  func anyDrag(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var layout = Self.layout(Self.snapshot(&random), measured: { _ in true }, .insetGrouped)
    for _ in 0..<50 {
      let sections = (0..<layout.sectionCount).filter { layout.rowCount(inSection: $0) > 0 }
      guard let section = sections.randomElement(using: &random) else { return }
      let source = ListPosition(
        section: section, row: .random(in: 0..<layout.rowCount(inSection: section), using: &random))
      let height = layout.frame(of: .row(source)).height
      var tops: [CGFloat] = [.nan, .infinity, -.infinity, -1e9, 1e9]
      tops.append(.random(in: -50...layout.contentSize.height + 50, using: &random))
      tops.append(.random(in: -50...layout.contentSize.height + 50, using: &random))
      let top = tops.randomElement(using: &random) ?? 0
      let frame = CGRect(x: 0, y: top, width: 390, height: height)
      let destination = layout.reorderDestination(of: source, draggedTo: frame)
      let total = layout.contentSize.height
      layout.moveRow(from: source, to: destination)
      #expect(abs(layout.contentSize.height - total) < 100)
      #expect(abs(layout.frame(of: .row(destination)).height - height) < 1e-6)
      let distance = layout.autoscrollDistance(
        forDragTo: frame, visible: CGRect(x: 0, y: 0, width: 390, height: 300), elapsed: 0.1)
      #expect(distance >= 0 && distance <= max(0, layout.contentSize.height - 300))
    }
  }

  @Test("A drag scrolls at the edges only, faster the nearer it is")
  func autoscroll() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1_000))
    let layout = Self.layout(snapshot, measured: { _ in true }, .plain)
    let visible = CGRect(x: 0, y: 1_000, width: 390, height: 500)
    func distance(_ top: CGFloat) -> CGFloat {
      layout.autoscrollDistance(
        forDragTo: CGRect(x: 0, y: top, width: 390, height: 50), visible: visible, elapsed: 0.01)
    }
    #expect(distance(1_200) == 0)
    #expect(distance(1_450) == 8)
    #expect(distance(1_428) == 4)
    #expect(distance(1_000) == -8)
    #expect(distance(900) == -8)
  }

  /// A section that counts how often sections are compared.
  private struct CountedSection: Hashable, Sendable {
    final class Counter: @unchecked Sendable { var count = 0 }

    let number: Int
    let counter: Counter

    static func == (a: CountedSection, b: CountedSection) -> Bool {
      a.counter.count += 1
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("A snapshot is compared only once with the one on display")
  @MainActor
  func comparedOnce() {
    let counter = CountedSection.Counter()
    let registration = CellRegistration<ListCell, Int> { _, _, _ in }
    let list = HostedList<CountedSection, Int>(ListConfiguration(appearance: .plain)) {
      $0.pool.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    list.size = CGSize(width: 390, height: 500)
    func snapshot(_ first: Int) -> ListSnapshot<CountedSection, Int> {
      var snapshot = ListSnapshot<CountedSection, Int>()
      for number in 0..<100 {
        let section = CountedSection(number: number, counter: counter)
        snapshot.appendSections([section])
        snapshot.appendItems([first + number], toSection: section)
      }
      return snapshot
    }
    list.apply(snapshot(0))
    list.update()
    let next = snapshot(1000)
    counter.count = 0
    list.apply(next)
    list.update()
    #expect(counter.count < 200)
  }
}
