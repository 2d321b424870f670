/// The items of a section, by their numbers, of which some contain others.
///
/// A flat section is an outline too: all of its items are at the top, and it stores their numbers
/// only. Everything here is an index or a number, and nothing depends on the type of identities.
struct SectionOutline: Equatable, Sendable {
  /// The levels of items, and the items that show the items in them.
  struct Nesting: Equatable, Sendable {
    /// The number of items that each item is in.
    var levels: [Int32]

    /// Whether each item shows the items in it.
    var expansions: [Bool]

    /// The numbers of the visible items: all items that contain them are expanded.
    var rows: [UInt32] = []

    /// The row of each item, or -1 for an item inside a collapsed item.
    var rowsOfItems: [Int32] = []
  }

  /// The numbers of all items, each before the items in it.
  private(set) var numbers: [UInt32] { didSet { isRun = false } }

  /// Whether the numbers are known to follow one another, as those of a new section do.
  private(set) var isRun: Bool

  /// The levels and expanded items; `nil` if the section is flat.
  private(set) var nesting: Nesting?

  /// Creates a flat section.
  init(_ numbers: [UInt32] = []) {
    self.numbers = numbers
    isRun = numbers.isRun
  }

  /// The numbers of the visible items, whose containing items are all expanded, from top to bottom.
  var rows: [UInt32] { nesting?.rows ?? numbers }

  /// The number of visible items.
  var rowCount: Int { nesting?.rows.count ?? numbers.count }

  /// Whether all items are at the top, and none is expanded.
  var isFlat: Bool { nesting == nil }

  /// Returns whether another outline of as many items has the same levels and expanded items.
  func hasNesting(of other: SectionOutline) -> Bool {
    nesting?.levels == other.nesting?.levels && nesting?.expansions == other.nesting?.expansions
  }

  // MARK: Reading

  /// Returns the index of a number among all items; `nil` for a missing one.
  func index(of number: UInt32) -> Int? { numbers.place(of: number) }

  /// Returns the index among all items of a visible one.
  func index(ofRow row: Int) -> Int {
    guard let nesting else { return row }
    return numbers.place(of: nesting.rows[row]) ?? row
  }

  /// Returns the row of an item; `nil` for an item inside a collapsed item.
  func row(at index: Int) -> Int? {
    guard let nesting else { return index }
    return nesting.rowsOfItems[index] < 0 ? nil : Int(nesting.rowsOfItems[index])
  }

  /// Returns the number of items that an item is in.
  func level(at index: Int) -> Int { nesting.map { Int($0.levels[index]) } ?? 0 }

  /// Returns whether an item shows the items in it.
  func isExpanded(at index: Int) -> Bool { nesting?.expansions[index] ?? false }

  /// Returns whether an item contains others.
  func hasChildren(at index: Int) -> Bool {
    index + 1 < numbers.count && level(at: index + 1) > level(at: index)
  }

  /// Returns the range of an item and the items in it.
  func subtree(at index: Int) -> Range<Int> {
    guard let levels = nesting?.levels else { return index..<index + 1 }
    let end = levels[(index + 1)...].firstIndex { $0 <= levels[index] }
    return index..<(end ?? numbers.count)
  }

  /// Returns the index of the innermost item that contains an item; `nil` for none.
  func parent(at index: Int) -> Int? {
    guard let levels = nesting?.levels else { return nil }
    return levels[..<index].lastIndex { $0 < levels[index] }
  }

  /// Returns the index of an item if it is visible, or else of the innermost visible item around
  /// it.
  func visibleAncestor(at index: Int) -> Int {
    var index = index
    while row(at: index) == nil, let parent = parent(at: index) { index = parent }
    return index
  }

  /// Returns the items in a range of siblings with the items in them; the siblings are at the top.
  func part(_ range: Range<Int>) -> SectionOutline {
    var part = SectionOutline(Array(numbers[range]))
    if let nesting, let top = nesting.levels[range].first {
      part.settle(nesting.levels[range].map { $0 - top }, Array(nesting.expansions[range]))
    }
    return part
  }

  /// Returns the outline with other numbers for the same items.
  func renumbered(_ numbers: [UInt32]) -> SectionOutline {
    var outline = self
    outline.numbers = numbers
    if let nesting { outline.settle(nesting.levels, nesting.expansions) }
    return outline
  }

  // MARK: Changing

  /// Inserts the items of an outline.
  ///
  /// - Parameters:
  ///   - part: The new items.
  ///   - level: The level of the topmost ones.
  ///   - index: The index of the first one.
  mutating func insert(_ part: SectionOutline, level: Int = 0, at index: Int) {
    if part.numbers.isEmpty { return }
    if level == 0, isFlat, part.isFlat {
      if numbers.isEmpty {
        self = part
      } else {
        numbers.insert(contentsOf: part.numbers, at: index)
      }
      return
    }
    var (levels, expansions) = levelsAndExpansions
    let new = part.levelsAndExpansions
    numbers.insert(contentsOf: part.numbers, at: index)
    levels.insert(contentsOf: new.levels.map { $0 + Int32(level) }, at: index)
    expansions.insert(contentsOf: new.expansions, at: index)
    settle(levels, expansions)
  }

  /// Removes a range of items, which contain no other ones.
  mutating func remove(_ range: Range<Int>) {
    numbers.removeSubrange(range)
    guard var nesting else { return }
    nesting.levels.removeSubrange(range)
    nesting.expansions.removeSubrange(range)
    settle(nesting.levels, nesting.expansions)
  }

  /// Removes items with the items in them, and returns the numbers of all of them.
  mutating func remove(_ removed: NumberSet) -> [UInt32] {
    guard let nesting else {
      var gone: [UInt32] = []
      numbers.removeAll { number in
        let isRemoved = removed.contains(number)
        if isRemoved { gone.append(number) }
        return isRemoved
      }
      return gone
    }
    var gone: [UInt32] = []
    var kept: [Int] = []
    var removedLevel = Int32.max
    for (index, number) in numbers.enumerated() {
      let level = nesting.levels[index]
      if level <= removedLevel { removedLevel = removed.contains(number) ? level : .max }
      if removedLevel < .max { gone.append(number) } else { kept.append(index) }
    }
    if gone.isEmpty { return gone }
    numbers = kept.map { numbers[$0] }
    settle(kept.map { nesting.levels[$0] }, kept.map { nesting.expansions[$0] })
    return gone
  }

  /// Moves an item of a flat section.
  mutating func moveFlat(from source: Int, to destination: Int) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      let number = numbers[source]
      for index in stride(from: source, to: destination, by: 1) {
        numbers[index] = numbers[index + 1]
      }
      for index in stride(from: source, to: destination, by: -1) {
        numbers[index] = numbers[index - 1]
      }
      numbers[destination] = number
    }
  }

  /// Shows or hides the items in some items.
  mutating func setExpanded(_ isExpanded: Bool, at indices: [Int]) {
    let levels = levelsAndExpansions.levels
    var expansions = levelsAndExpansions.expansions
    for index in indices { expansions[index] = isExpanded }
    settle(levels, expansions)
  }

  private var levelsAndExpansions: (levels: [Int32], expansions: [Bool]) {
    if let nesting { return (nesting.levels, nesting.expansions) }
    return (
      Array(repeating: 0, count: numbers.count), Array(repeating: false, count: numbers.count)
    )
  }

  /// Takes levels and expanded items, and derives the rows from them.
  private mutating func settle(_ levels: [Int32], _ expansions: [Bool]) {
    guard levels.contains(where: { $0 != 0 }) || expansions.contains(true) else {
      nesting = nil
      return
    }
    var rows: [UInt32] = []
    var rowsOfItems: [Int32] = []
    rowsOfItems.reserveCapacity(numbers.count)
    var collapsedLevel = Int32.max
    for (index, number) in numbers.enumerated() {
      guard levels[index] <= collapsedLevel else {
        rowsOfItems.append(-1)
        continue
      }
      rowsOfItems.append(Int32(rows.count))
      rows.append(number)
      collapsedLevel = expansions[index] ? .max : levels[index]
    }
    nesting = Nesting(levels: levels, expansions: expansions, rows: rows, rowsOfItems: rowsOfItems)
  }
}

extension SectionOutline {
  /// Removes an item with the items in it, and returns them.
  mutating func take(at index: Int) -> SectionOutline {
    let range = subtree(at: index)
    let part = part(range)
    remove(range)
    return part
  }

  /// Returns the number of rows that an item and the items in it take.
  func visibleSubtreeCount(atRow row: Int) -> Int {
    let range = subtree(at: index(ofRow: row))
    return range.reduce(0) { self.row(at: $1) == nil ? $0 : $0 + 1 }
  }

  /// Returns where items go that are dropped above a row, or below the last one.
  ///
  /// They become siblings of the row above the gap, or its first items if it is expanded (assumed).
  ///
  /// - Returns: The index of the first one, and the level of the topmost ones.
  func gap(aboveRow row: Int) -> (index: Int, level: Int) {
    if row == 0 { return (0, 0) }
    let above = index(ofRow: row - 1)
    if isExpanded(at: above) { return (above + 1, level(at: above) + 1) }
    return (subtree(at: above).upperBound, level(at: above))
  }
}
